import { isMember, type Membership } from "~/modules/accounts/rules/actor";
import { membershipWord } from "~/modules/accounts/rules/colleague";
import { accountPath } from "~/modules/accounts/rules/places";
import { invitationById } from "~/modules/accounts/store/invitation.server";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { ownersOf, personById } from "~/modules/accounts/store/person.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Family, Notice } from "../rules";

type Words = Pick<Notice, "title" | "message">;

/** To the owners of the organisation on whose behalf the entry was written. */
async function toOwners({ organisationId }: JournalEntry, say: (organisation: string) => Words): Promise<Notice[]> {
  const organisation = organisationId ? await organisationById(organisationId) : null;
  if (!organisation) return [];
  const people = (await ownersOf(organisation.id)).map(({ id }) => id);
  const href = `${accountPath(organisation.kind)}#colegi`;
  return [{ type: "colleague", to: { people }, href, action: "Vezi colegii", ...say(organisation.name) }];
}

/** To the person whom the entry is about, while they are of the organisation. */
async function toColleague(
  { subjectId, organisationId }: JournalEntry,
  say: (organisation: string, membership: Membership) => Words,
): Promise<Notice[]> {
  const person = await personById(subjectId);
  const organisation = organisationId ? await organisationById(organisationId) : null;
  if (!person || !organisation || person.organisationId !== organisation.id || !isMember(person)) return [];
  const words = say(organisation.name, person.membership);
  const href = `${accountPath(organisation.kind)}#colegi`;
  return [{ type: "colleague", to: { people: [person.id] }, href, action: "Deschide contul", ...words }];
}

async function joined(entry: JournalEntry): Promise<Notice[]> {
  const person = await personById(entry.subjectId);
  if (!person) return [];
  return toOwners(entry, (organisation) => ({
    title: `${organisation}: ${person.name} a acceptat invitația`,
    message: "De acum lucrează în contul organizației.",
  }));
}

async function declined(entry: JournalEntry): Promise<Notice[]> {
  const invitation = await invitationById(entry.subjectId);
  if (!invitation) return [];
  return toOwners({ ...entry, organisationId: invitation.organisationId }, (organisation) => ({
    title: `${organisation}: invitația către ${invitation.email} a fost refuzată`,
    message: "Puteți invita altă persoană sau aceeași persoană pe altă adresă.",
  }));
}

/** Whoever was removed is told by mail alone: the inbox of an organisation is open to its people only. */
async function ended(entry: JournalEntry): Promise<Notice[]> {
  const person = await personById(entry.subjectId);
  if (!person || entry.userId !== entry.subjectId) return [];
  return toOwners(entry, (organisation) => ({
    title: `${organisation}: ${person.name} a părăsit organizația`,
    message: "Nu mai vede nimic din contul organizației. Ce a lucrat rămâne al ei.",
  }));
}

export const colleagueFamily = {
  "membership.joined": joined,
  "invitation.declined": declined,
  "membership.ended": ended,
  "membership.changed": (entry) =>
    toColleague(entry, (organisation, membership) => ({
      title: `${organisation}: sunteți acum ${membershipWord(membership)}`,
      message:
        membership === "owner"
          ? "Schimbați datele organizației, invitați colegi și le hotărâți rolurile."
          : "Lucrați la tot ce are organizația; datele ei și colegii îi hotărăsc titularii.",
    })),
  "membership.handed_over": (entry) =>
    toColleague(entry, (organisation) => ({
      title: `${organisation}: contul v-a fost predat`,
      message: "De acum dumneavoastră administrați contul organizației.",
    })),
} satisfies Family;
