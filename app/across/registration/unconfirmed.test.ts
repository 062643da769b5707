import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { moderatorFrame } from "~/across/workspace/store/frame.server";
import { organisationByCui } from "~/modules/accounts/store/organisation.server";
import { personByEmail } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { verifyOrganisation } from "~/modules/accounts/verbs/verification.server";
import { attachmentById } from "~/modules/media/store/attachment.server";
import { deleteRemoved, removeOrphans } from "~/modules/media/verbs/sweep.server";
import { partners } from "~/modules/partners/tables.server";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { files } from "~/platform/files/files.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { orNotFound } from "~/platform/refusal";
import { pdf } from "../../../tests/support/documents";
import { person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { sweepRegistrations } from "./jobs.server";
import { authority, firm, forgetLimits, send, type Values } from "./registration.test-data";

ownPlatform();
afterEach(() => setClock(null));

const DAY = 86_400_000;
const cuiOf = ({ cui }: Values) => String(cui).replace(/\D/g, "");
const registeredAs = async (values: Values) => orNotFound(await organisationByCui(cuiOf(values)));
const mailTo = async ({ email }: Values) => {
  const [newest] = await newestMails(1, String(email).toLowerCase());
  return (await mailById(newest?.id ?? ""))?.text ?? "";
};
async function confirm(values: Values): Promise<void> {
  const [, token] = /\/confirmare\/([\w-]+)/.exec(await mailTo(values)) ?? [];
  expect((await stranger.post(`/confirmare/${token}`)).status).toBe(303);
}
async function registered(values: Values): Promise<Values> {
  await forgetLimits();
  const door = "denumire" in values && "numarRC" in values ? "firma" : "uat";
  const answer = await send(door, values, new File([new Uint8Array(pdf())], "certificat.pdf"));
  expect(answer.status).toBe(303);
  return values;
}

it.each([
  ["a firm", () => firm()],
  ["an authority", () => authority()],
])("%s whose address nobody has confirmed does not await verification and cannot be verified", async (_, made) => {
  const admin = await person("ADMIN");
  const values = await registered(made());
  const { id, name } = await registeredAs(values);
  const waiting = async () =>
    (await moderatorFrame({ ...admin.actor, organisationId: null, path: "/", now: now() }))[0]?.waiting;
  const dashboard = async () => textOf(await admin.get("/admin/dashboard"));
  expect(await waiting()).toBe(0);
  expect(await dashboard()).not.toContain(name);
  const listed = async (state: string) => textOf(await admin.get(`/admin/organisations?stare=${state}`));
  expect(await listed("pending")).not.toContain(name);
  expect(await listed("unconfirmed")).toContain(name);
  const page = await textOf(await admin.get(`/admin/organisations/${id}`));
  expect(page).toContain("Neconfirmată");
  expect(page).toContain("nu poate fi verificată");
  expect((await admin.get(`/admin/organisations/${id}/verification`)).headers.get("location")).toBe(
    `/admin/organisations/${id}`,
  );
  const checked = { checked: "CUI", kind: null };
  await expect(verifyOrganisation(admin.actor, id, checked)).rejects.toMatchObject({ status: 409 });
  expect(await registeredAs(values)).toMatchObject({ verification: "pending" });
  await confirm(values);
  expect(await listed("pending")).toContain(name);
  expect(await waiting()).toBe(1);
  expect(await dashboard()).toContain(name);
  expect((await verifyOrganisation(admin.actor, id, checked)).verification).toBe("verified");
});

it("is deleted after 30 days, with its person, profile and document; its CUI is free again", async () => {
  const values = await registered(firm());
  const { id, documentId } = await registeredAs(values);
  const { storageKey } = orNotFound(await attachmentById(documentId ?? ""));
  const sent = now().getTime();
  setClock(new Date(sent + 29 * DAY));
  await sweepRegistrations.run({} as never);
  expect((await registeredAs(values)).id).toBe(id);
  setClock(new Date(sent + 31 * DAY));
  await sweepRegistrations.run({} as never);
  await removeOrphans();
  setClock(new Date(sent + 70 * DAY));
  await deleteRemoved();
  expect(await organisationByCui(cuiOf(values))).toBeNull();
  expect(await personByEmail(String(values.email).toLowerCase())).toBeNull();
  expect(await db().$count(partners, eq(partners.id, id))).toBe(0);
  expect(await attachmentById(documentId ?? "")).toBeNull();
  expect(await files().exists(storageKey)).toBe(false);
  setClock(null);
  const again = await registered(firm({ cui: values.cui ?? "" }));
  expect(await personByEmail(String(again.email).toLowerCase())).toMatchObject({ membership: "owner" });
});

it("is told when it is deleted, in its mail and on the page", async () => {
  setClock(new Date("2026-11-02T10:00:00Z"));
  const values = await registered(authority());
  expect(await mailTo(values)).toContain("nu este confirmată până la 2 decembrie 2026, datele trimise");
  expect(await textOf(await stranger.get("/register/trimisa?tip=uat"))).toContain("în 30 de zile se șterge");
});

it("who confirmed in time, an account suspended by an ADMIN, and whoever waits for an answer stay", async () => {
  const confirmed = await registered(authority());
  const suspended = await registered(firm());
  const waitedFor = await registered(authority());
  const applicant = await registered(authority({ cui: waitedFor.cui ?? "" }));
  await confirm(confirmed);
  await confirm(applicant);
  await db()
    .update(users)
    .set({ suspendedAt: now(), suspendedReason: "Reclame." })
    .where(eq(users.email, String(suspended.email).toLowerCase()));
  setClock(new Date(now().getTime() + 40 * DAY));
  await sweepRegistrations.run({} as never);
  for (const values of [confirmed, suspended, waitedFor]) expect((await registeredAs(values)).cui).toBe(cuiOf(values));
});
