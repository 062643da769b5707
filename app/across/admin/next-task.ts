import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import { submissionPath } from "~/modules/articles/rules/submission-query";
import { adminClaimPath } from "~/modules/communities/rules/paths";
import { adminResourcePath } from "~/modules/library/rules/paths";
import { deskTicketPath } from "~/modules/outreach/rules";
import { quoted } from "~/platform/language/quotes";

/** What waits for an ADMIN: by whom, about what (of an organisation: its kind), since when. */
type Waiting = { what: keyof typeof TASKS; id: string; name: string; about: string; since: Date };

/** What an organisation may send once it is verified. */
const SENT: Readonly<Record<OrganisationKind, string>> = { UAT: "solicitări", FIRMA: "oferte" };

type Task = { title: string; text: string; action: string; href: string };
type Said = { id: string; name: string; about: string; ago: string };

const TASKS = {
  organisation: ({ id, name, about, ago }: Said): Task => ({
    title: `${name} așteaptă verificarea`,
    text: `S-a înregistrat ${ago}. Până la verificare nu poate trimite ${SENT[about as OrganisationKind]}.`,
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
  ticket: ({ id, name, about, ago }: Said): Task => ({
    title: `${name} a scris echipei de suport`,
    text: `${quoted(about)}, ${ago}.`,
    action: "Răspunde",
    href: deskTicketPath(id),
  }),
} as const;

/** The task that has waited longest; null when nothing waits. `ago` writes a moment as a time that has passed. */
export function nextTask(waiting: readonly Waiting[], ago: (moment: Date) => string): Task | null {
  const [oldest] = [...waiting].sort((one, other) => one.since.getTime() - other.since.getTime());
  return oldest ? TASKS[oldest.what]({ ...oldest, ago: ago(oldest.since) }) : null;
}
