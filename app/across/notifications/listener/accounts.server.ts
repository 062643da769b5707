import { accountPath, organisationPath } from "~/modules/accounts/rules/places";
import { type Organisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { ownersOf, personById } from "~/modules/accounts/store/person.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { nameOf, rule, type Sentence, says, textOf } from "../rules/sentence";

/** To the people of the organisation that the entry is about. The accounts module mails these itself. */
const toOrganisation =
  (wordsOf: (organisation: Organisation, entry: JournalEntry) => Pick<Notice, "title" | "message">): NoticesOf =>
  async (entry) => {
    const organisation = await organisationById(entry.subjectId);
    if (!organisation) return null;
    const href = accountPath(organisation.kind);
    const to = { organisations: [organisation.id] };
    return { type: "organisation", to, href, action: "Deschide contul", ...wordsOf(organisation, entry) };
  };

const VERIFIED = {
  UAT: "Profilul comunității poate fi făcut public, iar solicitările pregătite pot fi trimise partenerilor.",
  FIRMA: "Firma apare în lista partenerilor și poate trimite oferte.",
} as const;

const named = ({ id }: Organisation): Sentence => nameOf("organisation", id);

/** With the reason that an ADMIN gave, if any. */
const because = ({ id, note }: JournalEntry, next: Sentence): Sentence =>
  note ? says`Motivul: ${textOf("journal_note", id)}\n${next}` : next;

/** What an ADMIN has before them: the document is optional, and after a rejection the data may have been corrected. */
function toVerify({ documentId }: Organisation, again: boolean): Sentence {
  const what = documentId === null ? "Datele organizației" : "Datele și documentul organizației";
  const asked = again ? "A cerut din nou verificarea, după o respingere. " : "";
  return says`${asked}${what} pot fi verificate${documentId === null ? "; niciun document nu a fost atașat" : ""}.`;
}

/** Null when the organisation does not await verification any more. */
async function awaitingVerification(organisationId: string, again = false): Promise<Notice | null> {
  const organisation = await organisationById(organisationId);
  if (organisation?.verification !== "pending") return null;
  return {
    type: "organisation_waiting",
    to: "administrators",
    title: says`${named(organisation)} așteaptă ${again ? "din nou " : ""}verificarea`,
    message: toVerify(organisation, again),
    href: organisationPath(organisation.id),
    action: "Verifică organizația",
  };
}

/** Administrators are notified once the person who registered the organisation has confirmed their e-mail address. */
const confirmed: NoticesOf = async ({ subjectId }) => {
  const person = await personById(subjectId);
  return person?.membership === "owner" && person.organisationId ? awaitingVerification(person.organisationId) : null;
};

/** A person who had a confirmed account before registering the organisation has nothing left to confirm. */
const registered: NoticesOf = async ({ subjectId, userId, at }) => {
  const person = userId ? await personById(userId) : null;
  return person?.emailVerified && person.createdAt < at ? awaitingVerification(subjectId) : null;
};

/** To the owners, who decide, or to the administrators where there is none. */
const accessRequested: NoticesOf = async ({ subjectId }) => {
  const person = await personById(subjectId);
  const organisation = person?.organisationId ? await organisationById(person.organisationId) : null;
  if (!person || !organisation || person.membership !== "applicant") return null;
  const owners = (await ownersOf(organisation.id)).map(({ id }) => id);
  const words = {
    title: says`${named(organisation)}: cineva cere acces la cont`,
    message: says`${nameOf("person", person.id)} s-a înregistrat cu CUI-ul organizației și așteaptă să decideți.`,
    action: "Vezi cererea",
  };
  return owners.length === 0
    ? { type: "organisation_waiting", to: "administrators", href: organisationPath(organisation.id), ...words }
    : { type: "colleague", to: { people: owners }, href: `${accountPath(organisation.kind)}#cereri`, ...words };
};

export const accountNotices = {
  "organisation.verified": toOrganisation((organisation) => ({
    title: says`${named(organisation)}: contul a fost verificat`,
    message: says`${VERIFIED[organisation.kind]}`,
  })),
  "organisation.rejected": toOrganisation((organisation, entry) => ({
    title: says`${named(organisation)}: verificarea nu a putut fi încheiată`,
    message: because(entry, rule("Corectați datele și cereți din nou verificarea.")),
  })),
  "organisation.suspended": toOrganisation((organisation, entry) => ({
    title: says`${named(organisation)}: contul a fost suspendat`,
    message: because(entry, rule("Ciornele se păstrează, dar nu se poate trimite nimic nou.")),
  })),
  "organisation.restored": toOrganisation((organisation) => ({
    title: says`${named(organisation)}: contul a fost reactivat`,
    message: says`Puteți lucra din nou ca înainte.`,
  })),
  "organisation.registered": registered,
  "organisation.resubmitted": ({ subjectId }) => awaitingVerification(subjectId, true),
  "email.confirmed": confirmed,
  "membership.requested": accessRequested,
} satisfies NoticesByEvent;
