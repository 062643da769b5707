import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { notifications } from "~/across/notifications/tables.server";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { member, type Person, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { articleRow, sentAgain, submissionRow, waitingFrom } from "./moderation.test-data";
import { approveSubmission, quickReject, rejectSubmission, unpublishArticle } from "./verbs/moderation.server";
import { deleteArticle, recallArticle } from "./verbs/writing.server";

ownPlatform();

const RIVALS = 20;
let admins: Person[];
let uat: Person;

beforeAll(async () => {
  uat = await member("UAT");
  admins = await Promise.all([person("ADMIN"), person("ADMIN")]);
});

const adminAt = (index: number) => admins[index % admins.length] as Person;
const key = (index: number) =>
  `01890000-0000-7000-8000-${Math.random()
    .toString(16)
    .slice(2, 12)
    .padEnd(12, `${index % 10}`)}`;
const told = (articleId: string) =>
  db()
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.subjectId, articleId),
        inArray(notifications.type, ["article_approved", "article_rejected"]),
      ),
    );
const decisions = async (articleId: string) =>
  (await db().select().from(journal).where(eq(journal.subjectId, articleId))).filter(({ what }) =>
    ["article.approved", "article.rejected", "article.unpublished"].includes(what),
  );

describe("many who decide at once", () => {
  it("approve and reject: one does, the others read who and when", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    const answers = await Promise.all(
      Array.from({ length: RIVALS }, (_, index) =>
        adminAt(index).post(`/admin/articles/${submissionId}`, {
          formKey: key(index),
          ...(index % 2 ? { decision: "approve" } : { decision: "reject", reason: `Motivul ${index}` }),
        }),
      ),
    );
    const lost = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(lost).toHaveLength(RIVALS - 1);
    const decided = await submissionRow(submissionId);
    const winner = admins.find(({ actor }) => actor.userId === decided.decidedBy);
    for (const answer of lost) {
      const html = await answer.text();
      expect(html).toContain("Textul este deja hotărât");
      expect(html).toContain(winner?.actor.name);
      expect(html).toContain(`href="/admin/articles/${submissionId}"`);
    }
    expect(await decisions(articleId)).toHaveLength(1);
    await deliverJournal();
    await deliverJournal();
    expect(await told(articleId)).toHaveLength(1);
    expect((await articleRow(articleId)).status).toBe(decided.status === "approved" ? "published" : "rejected");
  });

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
      () => unpublishArticle(adminAt(0).actor, articleId, { reason: "Neadevărat." }),
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
