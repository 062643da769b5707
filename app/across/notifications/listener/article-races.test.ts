import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { articleRow, submissionRow, waitingFrom } from "~/modules/articles/moderation.test-data";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { journal } from "~/platform/journal/tables.server";
import { mails } from "~/platform/mail/tables.server";
import { member, type Person, person } from "../../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { notifications } from "../tables.server";

ownPlatform();

const RIVALS = 20;
const DECISIONS = ["article.approved", "article.rejected"];
let admins: Person[];
let uat: Person;

beforeAll(async () => {
  uat = await member("UAT");
  admins = await Promise.all([person("ADMIN"), person("ADMIN")]);
});

const adminAt = (index: number) => admins[index % admins.length] as Person;
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
    DECISIONS.includes(what),
  );

describe("twenty who decide at once", () => {
  it("approve and reject: one does, the others read who and when", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    const answers = await Promise.all(
      Array.from({ length: RIVALS }, (_, index) =>
        adminAt(index).post(`/admin/articles/${submissionId}`, {
          formKey: newFormKey(),
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
      expect(html).toContain("Despre text s-a decis deja");
      expect(html).toContain(winner?.actor.name);
      expect(html).toContain(`href="/admin/articles/${submissionId}"`);
    }
    expect(await decisions(articleId)).toHaveLength(1);
    await deliverJournal();
    await deliverJournal();
    expect(await told(articleId)).toHaveLength(1);
    expect(await db().$count(mails, eq(mails.recipient, uat.actor.email))).toBe(1);
    expect((await articleRow(articleId)).status).toBe(decided.status === "approved" ? "published" : "rejected");
  });
});
