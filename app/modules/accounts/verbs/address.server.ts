import { type Doer, record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { joinRequested } from "../mails/joining";
import { accountPath } from "../rules/places";
import { organisationById } from "../store/organisation.server";
import { ownersOf, type Person, updatePerson } from "../store/person.server";
import { linkTo } from "./links.server";

export const LINK_GONE =
  "Linkul nu mai este valabil: a fost folosit, a expirat sau nu este întreg. Cereți altul și folosiți-l pe cel mai nou.";

/** Whoever uses a mailed link is known only by it. */
export const self = ({ id, organisationId }: Pick<Person, "id" | "organisationId">): Doer => ({
  userId: id,
  organisation: organisationId ? { id: organisationId } : null,
});

/** The person has shown that mails to this address reach them; somebody who asks to join is now shown to the owner. */
export async function proveAddress(person: Person, at: Date): Promise<void> {
  if (person.emailVerified) return;
  await updatePerson(person.id, { emailVerified: true, updatedAt: at });
  await record({ what: "email.confirmed", subjectId: person.id, by: self(person), at });
  if (person.membership === "applicant" && person.organisationId)
    await announceApplicant(person, person.organisationId, at);
}

/** Whoever decides hears that somebody asks to be let in. */
export async function announceApplicant(person: Person, organisationId: string, at: Date): Promise<void> {
  await record({ what: "membership.requested", subjectId: person.id, by: self(person), at });
  const organisation = await organisationById(organisationId);
  if (!organisation) return;
  const href = linkTo(`${accountPath(organisation.kind)}#cereri`);
  for (const owner of await ownersOf(organisationId)) {
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
