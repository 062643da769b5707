import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { ORGANISATIONS, organisationPath } from "~/modules/accounts/rules/places";
import { SUBMISSIONS_PATH, submissionPath } from "~/modules/articles/rules/submission-query";
import { ADMIN_CLAIMS, adminClaimPath } from "~/modules/communities/rules/paths";
import { ADMIN_FORUM } from "~/modules/forum/rules/paths";
import { adminPostPath } from "~/modules/forum/rules/reports";
import { linksPath } from "~/modules/library/rules/link-query";
import { ADMIN_LIBRARY, ADMIN_PROPOSALS, adminProposalPath, adminResourcePath } from "~/modules/library/rules/paths";
import { deskTicketPath, promisedWithin } from "~/modules/outreach/rules";
import { TICKETS } from "~/modules/outreach/rules/paths";
import { ADMIN_PROGRAMS, programDeskPath } from "~/modules/training/rules/paths";
import { codesOf } from "~/platform/codes";
import { relativeShort, since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { siteLink } from "~/platform/language/website";
import type { LinkTo } from "~/ui/anchor/anchor";
import type { Task } from "~/ui/todo/todo";

/** What waits for an ADMIN: the first of its kind, by whom, about what (of an organisation: its kind; of a link: its address), since when, and how many. */
export type Waiting = {
  what: keyof typeof TASKS;
  id: string;
  name: string;
  about: string;
  since: Date;
  count: number;
  /** An urgent message, an organisation that asks again after a rejection, or a correction of a document. */
  special?: boolean;
};

/** What an organisation may send once it is verified. */
const SENT: Readonly<Record<OrganisationKind, string>> = { UAT: "solicitări", FIRMA: "oferte" };

const BROKEN_LINKS = linksPath({ list: "nefunctionale" });

type Said = { id: string; name: string; about: string; ago: string; special: boolean };

const siteOf = (address: string): string => siteLink(address)?.label ?? address;

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
    title: special ? `${name} propune o corectură la ${quoted(about)}` : `${name} propune documentul ${quoted(about)}`,
    text: `Propunerea pentru bibliotecă a fost trimisă ${ago} și așteaptă o decizie.`,
    action: "Citește propunerea",
    href: adminProposalPath(id),
  }),
  link: ({ about, ago }: Said): Task => ({
    title: `Linkul către ${siteOf(about)} nu funcționează`,
    text: `Adresa ${about} nu răspunde. Prima verificare nereușită a fost făcută ${ago}.`,
    action: "Vezi linkurile nefuncționale",
    href: BROKEN_LINKS,
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

/** How many of a kind there are, with their list. */
const SEVERAL: Readonly<Record<keyof typeof TASKS, (count: number) => LinkTo>> = {
  organisation: (count) => ({
    label: `${plural(count, "organizație așteaptă", "organizații așteaptă")} verificarea`,
    href: `${ORGANISATIONS}?stare=pending`,
  }),
  article: (count) => ({
    label: `${plural(count, "articol așteaptă", "articole așteaptă")} revizia`,
    href: SUBMISSIONS_PATH,
  }),
  claim: (count) => ({
    label: plural(count, "comunitate este revendicată", "comunități sunt revendicate"),
    href: ADMIN_CLAIMS,
  }),
  post: (count) => ({
    label: `${plural(count, "mesaj de pe forum așteaptă", "mesaje de pe forum așteaptă")} o decizie`,
    href: ADMIN_FORUM,
  }),
  program: (count) => ({
    label: `${plural(count, "program propus așteaptă", "programe propuse așteaptă")} o decizie`,
    href: `${ADMIN_PROGRAMS}?stare=proposed`,
  }),
  proposal: (count) => ({
    label: `${plural(count, "propunere pentru bibliotecă așteaptă", "propuneri pentru bibliotecă așteaptă")} o decizie`,
    href: ADMIN_PROPOSALS,
  }),
  link: (count) => ({
    label: plural(count, "link nu funcționează", "linkuri nu funcționează"),
    href: BROKEN_LINKS,
  }),
  overdue: (count) => ({
    label: `${plural(count, "document nu a fost reverificat", "documente nu au fost reverificate")} la timp`,
    href: `${ADMIN_LIBRARY}?grija=overdue`,
  }),
  unkept: (count) => ({
    label: `${plural(count, "document nu are", "documente nu au")} responsabil activ`,
    href: `${ADMIN_LIBRARY}?grija=unkept`,
  }),
  ticket: (count) => ({
    label: `${plural(count, "mesaj așteaptă", "mesaje așteaptă")} răspunsul echipei de suport`,
    href: TICKETS,
  }),
};

/** What kind of thing each is, and the tab of the queue in which it stands. */
const KINDS: Readonly<Record<keyof typeof TASKS, { word: string; tab: Exclude<QueueTab, "toate"> }>> = {
  ticket: { word: "Suport", tab: "suport" },
  organisation: { word: "Verificare", tab: "verificari" },
  claim: { word: "Revendicare", tab: "verificari" },
  article: { word: "Articol", tab: "articole" },
  proposal: { word: "Propunere", tab: "documente" },
  overdue: { word: "Document", tab: "documente" },
  unkept: { word: "Document", tab: "documente" },
  link: { word: "Link", tab: "documente" },
  program: { word: "Instruire", tab: "instruiri" },
  post: { word: "Mesaj de pe forum", tab: "raportari" },
};

export const QUEUE_TABS = {
  toate: "Toate",
  suport: "Suport",
  verificari: "Verificări",
  articole: "Articole",
  documente: "Documente",
  instruiri: "Instruiri",
  raportari: "Raportări",
} as const;
export type QueueTab = keyof typeof QUEUE_TABS;

/** How many rows the queue shows, and therefore of each kind the most that are read. */
export const QUEUE_ROWS = 10;

export type Queued = ReturnType<typeof queued>;

/** One thing of the queue: its row, and the task that is shown beside the list. */
function queued({ what, id, name, about, since: asked, special = false }: Waiting, now: Date) {
  const due = what === "ticket" ? asked.getTime() + promisedWithin(about) : null;
  return {
    what,
    id,
    /** The thing itself, not the sentence about it. */
    title: what === "organisation" ? name : what === "link" ? siteOf(about) : about,
    isLate: due !== null && due < now.getTime(),
    when: due === null ? relativeShort(asked, now) : `termen ${relativeShort(new Date(due), now)}`,
    facts: [KINDS[what].word, what === "organisation" || what === "link" ? null : name],
    task: TASKS[what]({ id, name, about, special, ago: since(asked, now) }),
  };
}

const isUrgent = ({ what, special }: Waiting): boolean => what === "ticket" && special === true;
const byUrgency = (one: Waiting, other: Waiting): number =>
  Number(isUrgent(other)) - Number(isUrgent(one)) ||
  Number(other.what === "ticket") - Number(one.what === "ticket") ||
  one.since.getTime() - other.since.getTime();

/**
 * All that waits for an ADMIN, in one queue: what has a deadline first, then what has waited longest. `lists`: the kinds of
 * which there are more than are shown, and in a tab all of its kinds, each with the page where it is decided.
 */
export function adminQueue(waiting: readonly Waiting[], tab: QueueTab, now: Date) {
  const counts = new Map(waiting.map(({ what, count }) => [what, count]));
  const total = (one: QueueTab): number =>
    [...counts].reduce((sum, [what, count]) => sum + (one === "toate" || KINDS[what].tab === one ? count : 0), 0);
  const shown = waiting
    .filter(({ what }) => tab === "toate" || KINDS[what].tab === tab)
    .sort(byUrgency)
    .slice(0, QUEUE_ROWS);
  const lists = [...counts].filter(
    ([kind, count]) =>
      KINDS[kind].tab === tab || (tab === "toate" && shown.filter(({ what }) => what === kind).length < count),
  );
  return {
    tabs: codesOf(QUEUE_TABS).map((code) => ({ code, label: QUEUE_TABS[code], count: total(code) })),
    total: total("toate"),
    entries: shown.map((one) => queued(one, now)),
    lists: lists.map(([what, count]) => SEVERAL[what](count)),
  };
}
