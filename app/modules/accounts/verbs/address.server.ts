import { type Doer, record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isWithin } from "~/platform/rate-limit/rate-limit.server";
import { joinRequested } from "../mails/joining";
import { accountPath } from "../rules/places";
import { organisationById } from "../store/organisation.server";
import { ownersOf, type Person, updatePerson } from "../store/person.server";
import { linkTo } from "./links.server";

export const LINK_GONE =
  "Linkul nu mai este valabil: a fost folosit, a expirat sau nu este întreg. Cereți altul și folosiți-l pe cel mai nou.";

/** The journal's actor for a person who is identified by a mailed link and not signed in. */
export const asDoer = ({ id, organisationId }: Pick<Person, "id" | "organisationId">): Doer => ({
  userId: id,
  organisation: organisationId ? { id: organisationId } : null,
});

/** Marks the address as confirmed; an applicant is then announced to the owners. */
export async function proveAddress(person: Person, at: Date): Promise<void> {
  if (person.emailVerified) return;
  await updatePerson(person.id, { emailVerified: true, updatedAt: at });
  await record({ what: "email.confirmed", subjectId: person.id, by: asDoer(person), at });
  if (person.membership === "applicant" && person.organisationId)
    await announceApplicant(person, person.organisationId, at);
}

/** A request that is withdrawn and made again is mailed so often to an owner; it stands in the account all the same. */
const MAILS_OF_JOINING = { name: "mails-of-joining", most: 3, seconds: 24 * 60 * 60 };

/** Records a join request and mails the owners. */
export async function announceApplicant(person: Person, organisationId: string, at: Date): Promise<void> {
  await record({ what: "membership.requested", subjectId: person.id, by: asDoer(person), at });
  const organisation = await organisationById(organisationId);
  if (!organisation) return;
  const href = linkTo(`${accountPath(organisation.kind)}#cereri`);
  for (const owner of await ownersOf(organisationId)) {
    if (!(await isWithin(MAILS_OF_JOINING, `${person.id}:${owner.id}`))) continue;
    const { name, email, position } = person;
    const mail = joinRequested({
      owner: owner.name,
      name,
      position,
      email,
      organisation: organisation.name,
      href,
    });
    await sendMail(`join-requested:${person.id}:${owner.id}:${at.getTime()}`, owner.email, mail);
  }
}
