import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations } from "~/modules/accounts/tables.server";
import { openConversation } from "~/modules/conversations/verbs.server";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { discussionPath } from "~/modules/forum/rules/paths";
import { replyToDiscussion } from "~/modules/forum/verbs/discussions.server";
import { db } from "~/platform/database/connection.server";
import { counties } from "~/platform/romania/counties";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";

ownPlatform();

/** An authority of this name and county. */
async function place(name: string, county: string): Promise<Person> {
  const who = await member("UAT");
  await db()
    .update(organisations)
    .set({ name, county })
    .where(eq(organisations.id, who.actor.organisation?.id ?? ""));
  return who;
}
const shown = async (who: Person) =>
  (
    await db()
      .select({ name: organisationName() })
      .from(organisations)
      .where(eq(organisations.id, who.actor.organisation?.id ?? ""))
  )[0]?.name;

it("has its county beside it where another place has that name, whatever its case and marks", async () => {
  const one = await place("Comuna Măgura", "SJ");
  const other = await place("comuna magura", "BZ");
  const alone = await place("Comuna Fără Pereche", "SJ");
  expect(await shown(one)).toBe("Comuna Măgura, jud. Sălaj");
  expect(await shown(other)).toBe("comuna magura, jud. Buzău");
  expect(await shown(alone)).toBe("Comuna Fără Pereche");
});

it("knows the names of all counties", async () => {
  await place("Comuna Peste Tot", "XX");
  for (const { code, name } of counties)
    expect(await shown(await place("Comuna Peste Tot", code))).toBe(`Comuna Peste Tot, jud. ${name}`);
});

it("is so on the forum, in notices and in messages, and a mention with the county means that one", async () => {
  const one = await place("Comuna Valea", "SJ");
  const other = await place("Comuna Valea", "BZ");
  const firm = await member("FIRMA");
  const id = await discussionOf(one.actor);
  const since = await deliverJournal();
  expect(await textOf(await stranger.get(discussionPath(id)))).toContain("Comuna Valea, jud. Sălaj");
  expect(await textOf(await stranger.get("/features/forum"))).toContain("Comuna Valea, jud. Sălaj");
  await replyToDiscussion(firm.actor, id, "<p>Întrebați @Comuna Valea, jud. Buzău, au mai făcut.</p>");
  await replyToDiscussion(one.actor, id, "<p>Mulțumim.</p>");
  await deliverJournal(since);
  expect(await textOf(await other.get("/uat/notificari"))).toContain("vă menționează");
  expect(await textOf(await one.get("/uat/notificari"))).not.toContain("vă menționează");
  expect(await textOf(await firm.get("/firma/notificari"))).toContain("Comuna Valea, jud. Sălaj: răspuns");
  const partnerId = firm.actor.organisation?.id ?? "";
  const input = { partnerId, subject: "Salubrizare", about: null, text: "Bună ziua" };
  await openConversation(one.actor as Parameters<typeof openConversation>[0], input, { postedTheRequest: false });
  expect(await textOf(await firm.get("/firma/messages"))).toContain("Comuna Valea, jud. Sălaj");
});
