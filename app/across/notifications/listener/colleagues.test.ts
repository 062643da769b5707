import { beforeEach, expect, it } from "vitest";
import { aMember, anOrganisation, signedIn } from "~/modules/accounts/people.test-data";
import type { Actor } from "~/modules/accounts/rules/actor";
import { invitationsOf } from "~/modules/accounts/store/invitation.server";
import { acceptInvitation, declineInvitation } from "~/modules/accounts/verbs/acceptance.server";
import { changeRole, handOver, leaveOrganisation, removeColleague } from "~/modules/accounts/verbs/colleague.server";
import { inviteColleague } from "~/modules/accounts/verbs/invitation.server";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";

ownPlatform();

let organisation: { id: string; kind: "UAT" };
let owner: Actor;
let editor: Actor;
let heard = "00000000-0000-7000-8000-000000000000";

beforeEach(async () => {
  organisation = { id: await anOrganisation("UAT"), kind: "UAT" };
  owner = (await signedIn(await aMember(organisation))).actor;
  editor = (await signedIn(await aMember(organisation, "colleague"))).actor;
});

/** What this person is told of what has happened since the last time. */
async function told(who: Actor): Promise<string[]> {
  heard = await deliverJournal(heard);
  return (await inboxOf(who, 1)).map(({ title }) => title);
}

async function invite(email: string): Promise<{ id: string; email: string }> {
  await inviteColleague(owner, { email, membership: "colleague" });
  const sent = await invitationsOf(organisation.id);
  return { id: sent.find((one) => one.email === email)?.id ?? "", email };
}

it("owners hear who comes, who declines and who leaves", async () => {
  await declineInvitation(await invite("strain@exemplu.test"));
  expect((await told(owner))[0]).toContain("invitația către strain@exemplu.test a fost refuzată");
  await leaveOrganisation(editor);
  expect((await told(owner))[0]).toContain(`${editor.name} a părăsit organizația`);
  await acceptInvitation(await invite(editor.email), editor);
  expect((await told(owner))[0]).toContain(`${editor.name} a acceptat invitația`);
});

it("colleagues hear what becomes of their role, whoever did it does not", async () => {
  await changeRole(owner, editor.userId, "owner");
  expect((await told(editor))[0]).toContain("sunteți acum titular");
  await changeRole(owner, editor.userId, "colleague");
  expect((await told(editor))[0]).toContain("sunteți acum editor");
  await handOver(owner, editor.userId);
  expect((await told(editor))[0]).toContain("contul v-a fost predat");
  expect(await told(owner)).toEqual([]);
});

it("whoever was removed is told by mail alone, and reads nothing of the organisation any more", async () => {
  await changeRole(owner, editor.userId, "owner");
  expect(await told(editor)).toHaveLength(1);
  await removeColleague(owner, editor.userId);
  expect(await told(owner)).toEqual([]);
  const elsewhere = { ...editor, organisation: { ...editor.organisation, id: await anOrganisation("UAT") } } as Actor;
  expect(await told(elsewhere)).toEqual([]);
});
