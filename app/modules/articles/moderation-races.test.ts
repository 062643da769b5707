import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { member, type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { articleRow, sentAgain, submissionRow, waitingFrom } from "./moderation.test-data";
import { approveSubmission, quickReject, rejectSubmission, unpublishArticle } from "./verbs/moderation.server";
import { deleteArticle, recallArticle } from "./verbs/writing.server";

ownPlatform();

let admins: Person[];
let uat: Person;

beforeAll(async () => {
  uat = await member("UAT");
  admins = await Promise.all([person("ADMIN"), person("ADMIN")]);
});

const adminAt = (index: number) => admins[index % admins.length] as Person;
const decisions = async (articleId: string) =>
  (await db().select().from(journal).where(eq(journal.subjectId, articleId))).filter(({ what }) =>
    ["article.approved", "article.rejected", "article.unpublished"].includes(what),
  );

describe("many who decide at once", () => {
  /** How these ended: the statuses of the refusals, 200 for what was done. */
  async function outcomes(...works: (() => Promise<unknown>)[]): Promise<number[]> {
    const settled = await Promise.allSettled(works.map((work) => work()));
    return settled.map((one) => (one.status === "fulfilled" ? 200 : (one.reason.status ?? 500))).sort();
  }

  it("one approves while its author takes it back or throws it away: only one of them does", async () => {
    for (const leave of [recallArticle, deleteArticle]) {
      const { articleId, submissionId } = await waitingFrom(uat.actor);
      const ended = await outcomes(
        () => approveSubmission(adminAt(0).actor, submissionId, { notes: null }),
        () => leave(uat.actor, articleId),
      );
      const { status, deletedAt } = await articleRow(articleId);
      const submission = await submissionRow(submissionId);
      if (leave === recallArticle) expect(ended).toEqual([200, 409]);
      // What was approved a moment before may still be thrown away; what was thrown away is never approved.
      if (submission.status === "recalled") expect(status).toBe("draft");
      else expect(status).toBe("published");
      if (leave === deleteArticle) expect(deletedAt).not.toBeNull();
    }
  });

  it("quick rejection and approval: one does", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    expect(
      await outcomes(
        () => quickReject(adminAt(0).actor, submissionId, { reason: null }),
        () => approveSubmission(adminAt(1).actor, submissionId, { notes: null }),
      ),
    ).toEqual([200, 409]);
    expect(await decisions(articleId)).toHaveLength(1);
  });

  it("one unpublishes while another approves a newer text: nothing stays published that was taken away", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    await approveSubmission(adminAt(0).actor, submissionId, { notes: null });
    const second = await sentAgain(uat.actor, articleId, { title: "Mai nou" });
    const ended = await outcomes(
      () => unpublishArticle(adminAt(0).actor, submissionId, { reason: "Neadevărat." }),
      () => approveSubmission(adminAt(1).actor, second, { notes: null }),
    );
    const { status } = await articleRow(articleId);
    expect(ended).toEqual([200, 409]);
    // Whoever was first is obeyed; the other reads how it stands now.
    expect(status).toBe((await submissionRow(second)).status === "approved" ? "published" : "rejected");
  });

  it("reject twice: one reason is stored", async () => {
    const { submissionId } = await waitingFrom(uat.actor);
    const ended = await outcomes(
      () => rejectSubmission(adminAt(0).actor, submissionId, { reason: "Unu." }),
      () => rejectSubmission(adminAt(1).actor, submissionId, { reason: "Doi." }),
    );
    expect(ended).toEqual([200, 409]);
    expect(["Unu.", "Doi."]).toContain((await submissionRow(submissionId)).adminNotes);
  });
});
