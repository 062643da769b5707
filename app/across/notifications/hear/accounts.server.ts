import type { Organisation } from "~/modules/accounts/store/organisation.server";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Notice } from "../rules";
import type { Family } from "./family.server";

type Words = Pick<Notice, "title" | "message"> & Partial<Pick<Notice, "href" | "action">>;

/** To the people of the organisation that the entry is about. The accounts mail these themselves. */
const toOrganisation =
  (say: (organisation: Organisation, entry: JournalEntry) => Words) =>
  async (entry: JournalEntry): Promise<Notice[]> => {
    const organisation = await organisationById(entry.subjectId);
    if (!organisation) return [];
    const href = organisation.kind === "UAT" ? "/uat/profile" : "/firma/profile";
    const to = { organisations: [organisation.id] };
    return [{ type: "organisation", to, href, action: "Deschide profilul", ...say(organisation, entry) }];
  };

const VERIFIED = {
  UAT: "Profilul comunității poate fi făcut public, iar solicitările pregătite pot fi trimise partenerilor.",
  FIRMA: "Firma apare în lista partenerilor și poate răspunde la oportunități.",
} as const;

const toAdministrators = async (entry: JournalEntry): Promise<Notice[]> => {
  const organisation = await organisationById(entry.subjectId);
  return organisation?.verification === "pending" ? [waitingNotice(organisation)] : [];
};

const waitingNotice = ({ id, name }: Organisation): Notice => ({
  type: "organisation_waiting",
  to: "administrators",
  title: `${name} așteaptă verificarea`,
  message: "Datele și documentul trimise la înregistrare pot fi verificate.",
  href: `/admin/organisations/${id}`,
  action: "Verifică organizația",
});

export const accountFamily: Family = {
  "organisation.verified": toOrganisation(({ name, kind }) => ({
    title: `${name} a fost verificată`,
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
  "organisation.resubmitted": toAdministrators,
};
