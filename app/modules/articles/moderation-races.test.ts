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

describe("simultaneous decisions", () => {
  /** The sorted statuses: of the refusals, and 200 for success. */
  async function outcomes(...works: (() => Promise<unknown>)[]): Promise<number[]> {
    const settled = await Promise.allSettled(works.map((work) => work()));
    return settled.map((one) => (one.status === "fulfilled" ? 200 : (one.reason.status ?? 500))).sort();
  }

  it("approval and recall or deletion: one succeeds", async () => {
    for (const leave of [recallArticle, deleteArticle]) {
      const { articleId, submissionId } = await waitingFrom(uat.actor);
      const ended = await outcomes(
        () => approveSubmission(adminAt(0).actor, submissionId, { notes: null }),
        () => leave(uat.actor, articleId),
      );
      const { status, deletedAt } = await articleRow(articleId);
      const submission = await submissionRow(submissionId);
      if (leave === recallArticle) expect(ended).toEqual([200, 409]);
      // an approved article can be deleted afterwards; a deleted one cannot be approved
      if (submission.status === "recalled") expect(status).toBe("draft");
      else expect(status).toBe("published");
      if (leave === deleteArticle) expect(deletedAt).not.toBeNull();
    }
  });

  it("quick rejection and approval: one succeeds", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    expect(
      await outcomes(
        () => quickReject(adminAt(0).actor, submissionId, { reason: null }),
        () => approveSubmission(adminAt(1).actor, submissionId, { notes: null }),
      ),
    ).toEqual([200, 409]);
    expect(await decisions(articleId)).toHaveLength(1);
  });

  it("unpublishing and approval of a revision: the unpublished text is not public", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    await approveSubmission(adminAt(0).actor, submissionId, { notes: null });
    const second = await sentAgain(uat.actor, articleId, { title: "Mai nou" });
    const ended = await outcomes(
      () => unpublishArticle(adminAt(0).actor, submissionId, { reason: "Neadevărat." }),
      () => approveSubmission(adminAt(1).actor, second, { notes: null }),
    );
    const { status } = await articleRow(articleId);
    expect(ended).toEqual([200, 409]);
    // the first decision holds; the second is refused with the current state
    expect(status).toBe((await submissionRow(second)).status === "approved" ? "published" : "rejected");
  });

  it("two rejections: one reason is stored", async () => {
    const { submissionId } = await waitingFrom(uat.actor);
    const ended = await outcomes(
      () => rejectSubmission(adminAt(0).actor, submissionId, { reason: "Unu." }),
      () => rejectSubmission(adminAt(1).actor, submissionId, { reason: "Doi." }),
    );
    expect(ended).toEqual([200, 409]);
    expect(["Unu.", "Doi."]).toContain((await submissionRow(submissionId)).adminNotes);
  });
});
