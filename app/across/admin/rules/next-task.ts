import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { ORGANISATIONS, organisationPath } from "~/modules/accounts/rules/places";
import { SUBMISSIONS_PATH, submissionPath } from "~/modules/articles/rules/submission-query";
import { ADMIN_CLAIMS, adminClaimPath } from "~/modules/communities/rules/paths";
import { ADMIN_FORUM, adminPostPath } from "~/modules/forum/rules/reports";
import { ADMIN_LIBRARY, ADMIN_PROPOSALS, adminProposalPath, adminResourcePath } from "~/modules/library/rules/paths";
import { deskTicketPath, TICKETS } from "~/modules/outreach/rules";
import { ADMIN_PROGRAMS, programDeskPath } from "~/modules/training/rules/paths";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { type Agenda, agenda, type Entry } from "~/ui/todo/agenda";
import type { Task, TaskLine } from "~/ui/todo/todo";

/** What waits for an ADMIN: the first of its kind, by whom, about what (of an organisation: its kind), since when, and how many. */
type Waiting = {
  what: keyof typeof TASKS;
  id: string;
  name: string;
  about: string;
  since: Date;
  count: number;
  /** An urgent message, an organisation that asks again after a rejection, or a proposal that corrects a document. */
  special?: boolean;
};

/** What an organisation may send once it is verified. */
const SENT: Readonly<Record<OrganisationKind, string>> = { UAT: "solicitări", FIRMA: "oferte" };

type Said = { id: string; name: string; about: string; ago: string; special: boolean };

const TASKS = {
  organisation: ({ id, name, about, ago, special }: Said): Task => ({
    title: special ? `${name} așteaptă din nou verificarea` : `${name} așteaptă verificarea`,
    text: `${special ? "Verificarea a fost cerută din nou" : "S-a înregistrat"} ${ago}. Până la verificare nu poate trimite ${SENT[about as OrganisationKind]}.`,
    action: "Verifică organizația",
    href: organisationPath(id),
  }),
  article: ({ id, name, about, ago }: Said): Task => ({
    title: `Un articol de la ${name} așteaptă revizia`,
    text: `${quoted(about)}, trimis ${ago}.`,
    action: "Citește articolul",
    href: submissionPath(id),
  }),
  claim: ({ id, name, about, ago }: Said): Task => ({
    title: `${name} revendică o comunitate`,
    text: `${quoted(about)}, ${ago}.`,
    action: "Decide",
    href: adminClaimPath(id),
  }),
  post: ({ id, name, about, ago }: Said): Task => ({
    title: `Un mesaj de la ${name} așteaptă o decizie`,
    text: `Raportat sau contestat ${ago}, în ${quoted(about)}.`,
    action: "Citește mesajul",
    href: adminPostPath(id),
  }),
  program: ({ id, name, about, ago }: Said): Task => ({
    title: `${name} propune ${quoted(about)}`,
    text: `Propunerea a fost trimisă ${ago} și așteaptă o decizie.`,
    action: "Citește propunerea",
    href: programDeskPath("ADMIN", id),
  }),
  proposal: ({ id, name, about, ago, special }: Said): Task => ({
    title: special ? `${name} propune o corectură` : `${name} propune un document`,
    text: `${quoted(about)}, ${ago}.`,
    action: "Citește propunerea",
    href: adminProposalPath(id),
  }),
  overdue: ({ id, name, about, ago }: Said): Task => ({
    title: `${quoted(about)} nu a fost reverificat la timp`,
    text: `Termenul documentului a trecut ${ago}. Răspunde ${name}.`,
    action: "Vezi documentul",
    href: adminResourcePath(id),
  }),
  unkept: ({ id, name, about, ago }: Said): Task => ({
    title: `Nimeni nu mai răspunde de ${quoted(about)}`,
    text: `${name} nu mai este administrator activ, ${ago}. Alegeți cine ține documentul la zi.`,
    action: "Alege cine răspunde",
    href: adminResourcePath(id, "edit"),
  }),
  ticket: ({ id, name, about, ago, special }: Said): Task => ({
    title: special ? `Mesaj urgent de la ${name}` : `${name} a scris echipei de suport`,
    text: `${quoted(about)}, ${ago}.`,
    action: "Răspunde",
    href: deskTicketPath(id),
  }),
} as const;

/** Several of a kind, in a line that leads to their list. */
const SEVERAL: Readonly<Record<keyof typeof TASKS, (count: number) => TaskLine>> = {
  organisation: (count) => ({
    text: `${plural(count, "organizație așteaptă", "organizații așteaptă")} verificarea`,
    href: `${ORGANISATIONS}?stare=pending`,
  }),
  article: (count) => ({
    text: `${plural(count, "articol așteaptă", "articole așteaptă")} revizia`,
    href: SUBMISSIONS_PATH,
  }),
  claim: (count) => ({
    text: plural(count, "comunitate este revendicată", "comunități sunt revendicate"),
    href: ADMIN_CLAIMS,
  }),
  post: (count) => ({
    text: `${plural(count, "mesaj de pe forum așteaptă", "mesaje de pe forum așteaptă")} o decizie`,
    href: ADMIN_FORUM,
  }),
  program: (count) => ({
    text: `${plural(count, "program propus așteaptă", "programe propuse așteaptă")} o decizie`,
    href: `${ADMIN_PROGRAMS}?stare=proposed`,
  }),
  proposal: (count) => ({
    text: `${plural(count, "propunere pentru bibliotecă așteaptă", "propuneri pentru bibliotecă așteaptă")} o decizie`,
    href: ADMIN_PROPOSALS,
  }),
  overdue: (count) => ({
    text: `${plural(count, "document nu a fost reverificat", "documente nu au fost reverificate")} la timp`,
    href: `${ADMIN_LIBRARY}?grija=overdue`,
  }),
  unkept: (count) => ({
    text: `${plural(count, "document nu are", "documente nu au")} responsabil activ`,
    href: `${ADMIN_LIBRARY}?grija=unkept`,
  }),
  ticket: (count) => ({
    text: `${plural(count, "mesaj așteaptă", "mesaje așteaptă")} răspunsul echipei de suport`,
    href: TICKETS,
  }),
};

const isUrgent = ({ what, special }: Waiting): boolean => what === "ticket" && special === true;

/** "Ce urmează" of an ADMIN: urgent messages first, then what has waited longest. `ago` writes a moment as a time that has passed. */
export function adminAgenda(waiting: readonly Waiting[], ago: (moment: Date) => string): Agenda | null {
  const byUrgency = [...waiting].sort(
    (one, other) => Number(isUrgent(other)) - Number(isUrgent(one)) || one.since.getTime() - other.since.getTime(),
  );
  const entries = byUrgency.map(({ what, count, ...one }): Entry => {
    const first = TASKS[what]({ ...one, special: one.special ?? false, ago: ago(one.since) });
    return { first, count, several: SEVERAL[what](count), waits: true };
  });
  const [first] = entries;
  return first === undefined ? null : agenda(entries, first.first);
}
