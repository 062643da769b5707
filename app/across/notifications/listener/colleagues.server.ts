import { isMember, type Membership } from "~/modules/accounts/rules/actor";
import { membershipWord } from "~/modules/accounts/rules/colleague";
import { accountPath } from "~/modules/accounts/rules/places";
import { invitationById } from "~/modules/accounts/store/invitation.server";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { ownersOf, type Person, personById } from "~/modules/accounts/store/person.server";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { nameOf, rule, says } from "../rules/sentence";

/** The title without the organisation, which stands before it. */
type Words = Pick<Notice, "title" | "message">;

async function noticeIn(organisationId: string | null, people: readonly string[], action: string, words: Words) {
  const organisation = organisationId ? await organisationById(organisationId) : null;
  if (!organisation) return null;
  return {
    type: "colleague",
    to: { people },
    title: says`${nameOf("organisation", organisation.id)}: ${words.title}`,
    message: words.message,
    href: `${accountPath(organisation.kind)}#colegi`,
    action,
  } satisfies Notice;
}

const toOwners = async (organisationId: string, words: Words) => {
  const owners = await ownersOf(organisationId);
  const people = owners.map(({ id }) => id);
  return noticeIn(organisationId, people, "Vezi colegii", words);
};

/** To the owners, about the person whom the entry is about. */
const aboutColleague =
  (wordsOf: (person: Person) => Words): NoticesOf =>
  async ({ subjectId, organisationId }) => {
    const person = await personById(subjectId);
    return person && organisationId ? toOwners(organisationId, wordsOf(person)) : null;
  };

/** To the person whom the entry is about, while they are a member of the organisation; an ADMIN's entry names none. */
const toColleague =
  (wordsOf: (person: Person & { membership: Membership }) => Words): NoticesOf =>
  async ({ subjectId, organisationId }) => {
    const person = await personById(subjectId);
    if (!person || !isMember(person)) return null;
    if (organisationId !== null && person.organisationId !== organisationId) return null;
    return noticeIn(person.organisationId, [person.id], "Deschide contul", wordsOf(person));
  };

const declined: NoticesOf = async ({ subjectId }) => {
  const invitation = await invitationById(subjectId);
  if (!invitation) return null;
  return toOwners(invitation.organisationId, {
    title: says`invitația către ${nameOf("invitation", subjectId)} a fost refuzată`,
    message: rule("Puteți invita altă persoană sau aceeași persoană pe altă adresă."),
  });
};

const left = aboutColleague(({ id }) => ({
  title: says`${nameOf("person", id)} a părăsit organizația`,
  message: rule("Nu mai are acces la contul organizației. Ce a lucrat rămâne al organizației."),
}));

export const colleagueNotices = {
  "membership.joined": aboutColleague(({ id }) => ({
    title: says`${nameOf("person", id)} a acceptat invitația`,
    message: rule("De acum lucrează în contul organizației."),
  })),
  "invitation.declined": declined,
  // A removed person gets only the mail of the accounts module: the organisation's inbox is closed to them.
  "membership.ended": async (entry) => (entry.userId === entry.subjectId ? left(entry) : null),
  "membership.changed": toColleague(({ membership }) => ({
    title: says`sunteți acum ${rule(membershipWord(membership))}`,
    message: rule(
      membership === "owner"
        ? "Puteți modifica datele organizației, invita colegi și stabili rolurile lor."
        : "Puteți lucra la tot ce are organizația; datele ei și colegii îi administrează titularii.",
    ),
  })),
  "membership.handed_over": toColleague(() => ({
    title: rule("contul v-a fost predat"),
    message: rule("De acum sunteți titularul contului organizației."),
  })),
} satisfies NoticesByEvent;
