import { accountPath, organisationPath } from "~/modules/accounts/rules/places";
import { type Organisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { ownersOf, personById } from "~/modules/accounts/store/person.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Family, Notice } from "../rules";

type Words = Pick<Notice, "title" | "message"> & Partial<Pick<Notice, "href" | "action">>;

/** To the people of the organisation that the entry is about. The accounts mail these themselves. */
const toOrganisation =
  (say: (organisation: Organisation, entry: JournalEntry) => Words) =>
  async (entry: JournalEntry): Promise<Notice[]> => {
    const organisation = await organisationById(entry.subjectId);
    if (!organisation) return [];
    const href = accountPath(organisation.kind);
    const to = { organisations: [organisation.id] };
    return [{ type: "organisation", to, href, action: "Deschide contul", ...say(organisation, entry) }];
  };

const VERIFIED = {
  UAT: "Profilul comunității poate fi făcut public, iar solicitările pregătite pot fi trimise partenerilor.",
  FIRMA: "Firma apare în lista partenerilor și poate răspunde la oportunități.",
} as const;

const waiting = ({ id, name }: Organisation): Notice => ({
  type: "organisation_waiting",
  to: "administrators",
  title: `${name} așteaptă verificarea`,
  message: "Datele și documentul trimise la înregistrare pot fi verificate.",
  href: organisationPath(id),
  action: "Verifică organizația",
});

/** An organisation is worth an administrator's time once the person who registered it has shown that the address is theirs. */
async function ofFirstPerson({ subjectId }: JournalEntry): Promise<Notice[]> {
  const person = await personById(subjectId);
  const organisation = person?.organisationId ? await organisationById(person.organisationId) : null;
  return person?.membership === "owner" && organisation?.verification === "pending" ? [waiting(organisation)] : [];
}

/** Whoever had an account before has shown that already: nothing more is waited for. */
async function ofKnownPerson({ subjectId, userId, at }: JournalEntry): Promise<Notice[]> {
  const person = userId ? await personById(userId) : null;
  const organisation = await organisationById(subjectId);
  const known = person?.emailVerified && person.createdAt < at;
  return known && organisation?.verification === "pending" ? [waiting(organisation)] : [];
}

async function ofOrganisationAgain({ subjectId }: JournalEntry): Promise<Notice[]> {
  const organisation = await organisationById(subjectId);
  return organisation?.verification === "pending" ? [waiting(organisation)] : [];
}

/** To the owners, who decide, or to the administrators where there is none. */
async function ofApplicant({ subjectId }: JournalEntry): Promise<Notice[]> {
  const person = await personById(subjectId);
  const organisation = person?.organisationId ? await organisationById(person.organisationId) : null;
  if (!person || !organisation || person.membership !== "applicant") return [];
  const owners = (await ownersOf(organisation.id)).map(({ id }) => id);
  const words = {
    title: `${organisation.name}: cineva cere acces la cont`,
    message: `${person.name} s-a înregistrat cu CUI-ul organizației și așteaptă să hotărâți.`,
    action: "Vezi cererea",
  };
  if (owners.length === 0) {
    return [{ type: "organisation_waiting", to: "administrators", href: organisationPath(organisation.id), ...words }];
  }
  return [{ type: "colleague", to: { people: owners }, href: `${accountPath(organisation.kind)}#cereri`, ...words }];
}

export const accountFamily = {
  "organisation.verified": toOrganisation(({ name, kind }) => ({
    title: `${name}: contul a fost verificat`,
    message: VERIFIED[kind],
  })),
  "organisation.rejected": toOrganisation(({ name }, { note }) => ({
    title: `${name}: verificarea nu a putut fi încheiată`,
    message: `${note ? `Motivul: ${note}\n` : ""}Corectați datele și cereți din nou verificarea.`,
  })),
  "organisation.suspended": toOrganisation(({ name }, { note }) => ({
    title: `${name}: contul a fost suspendat`,
    message: `${note ? `Motivul: ${note}\n` : ""}Ciornele se păstrează, dar nu se poate trimite nimic nou.`,
  })),
  "organisation.restored": toOrganisation(({ name }) => ({
    title: `${name}: contul a fost reactivat`,
    message: "Puteți lucra din nou ca înainte.",
  })),
  "organisation.registered": ofKnownPerson,
  "organisation.resubmitted": ofOrganisationAgain,
  "email.confirmed": ofFirstPerson,
  "membership.requested": ofApplicant,
} satisfies Family;
