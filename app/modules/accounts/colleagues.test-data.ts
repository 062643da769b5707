import { eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { hiddenField, type Person } from "../../../tests/support/people";
import type { Membership } from "./rules/actor";
import { personById } from "./store/person.server";
import { invitations } from "./tables.server";

export const PASSWORD = "ploaie-peste-deal-2026";
export const NEW_ACCOUNT = {
  nume: "Maria Pop",
  functia: "consilier",
  telefon: "0260 555 014",
  parola: PASSWORD,
  confirmaParola: PASSWORD,
};

export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
export const membershipOf = async ({ actor }: Person) => (await personById(actor.userId))?.membership;
export const newestMailTo = async (email: string) =>
  (await mailById((await newestMails(1, email))[0]?.id ?? ""))?.text ?? "";
export const linkTo = async (email: string) => /\/invitatie\/[\w-]+/.exec(await newestMailTo(email))?.[0] ?? "";
export const allInvitations = () => db().select().from(invitations);
export const happened = async (what: string) => db().select().from(journal).where(eq(journal.what, what));

export async function invite(who: Person, email: string, rol: Membership = "colleague", base = "/uat/profile") {
  const page = await who.get(`${base}/invitations/new`);
  const formKey = hiddenField(await page.text(), "formKey");
  return who.post(`${base}/invitations/new`, { email, rol, formKey });
}

let serial = 0;
export const newEmail = () => {
  serial += 1;
  return `invitat-${serial}@psp.test`;
};
