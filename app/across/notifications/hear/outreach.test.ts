import { expect, it } from "vitest";
import { ticketPath } from "~/modules/outreach/rules";
import { answerTicket, openTicket } from "~/modules/outreach/verbs/support.server";
import { db } from "~/platform/database/connection.server";
import { member, person } from "../../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";
import { notifications } from "../tables.server";

ownPlatform();

const message = { nume: "Ana", email: "ana@psp.test", subiect: "Nu pot atașa", mesaj: "Are 14 MB." };

it("an answer of the support is told to the author who was signed in, and to nobody else", async () => {
  const [admin, uat] = [await person("ADMIN"), await member("UAT")];
  const [own, strange] = [await openTicket(message, uat.actor), await openTicket({ ...message, mesaj: "x" }, null)];
  for (const id of [own, strange]) await answerTicket(admin.actor, id, "Împărțiți fișierul.");
  await deliverJournal();
  expect((await inboxOf(uat.actor, 1)).items).toMatchObject([{ type: "ticket_answered", href: ticketPath(own) }]);
  expect(await db().$count(notifications)).toBe(1);
});
