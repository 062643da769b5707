import { DIGESTS_KEPT_DAYS } from "~/across/notifications/rules/kept";
import { INVITATIONS_KEPT_DAYS } from "~/modules/accounts/rules/colleague";
import { UNCONFIRMED_KEPT_DAYS } from "~/modules/accounts/rules/verification";
import { PENDING_DAYS } from "~/modules/outreach/rules";
import { BIN_DAYS } from "~/platform/bin";
import { DRAFT_DAYS } from "~/platform/form/draft-view";
import { plural } from "~/platform/language/plural";
import {
  FORM_KEYS_DAYS,
  KEPT_POST_MINUTES,
  LIVE_EVENTS_DAYS,
  LONG_TEXT_HOURS,
  TRIES_DAYS,
} from "~/platform/retention/fixed";
import { type RetentionSetting, termWords } from "~/platform/retention/settings";
import type { Settings } from "~/platform/settings.server";

/** What of the settings decides how long something is kept. */
export type RetentionGiven = Pick<Settings, "retention" | "removedFilesDays" | "backupDir" | "backupKeepDays">;

/** A kind of records: how long it is kept, for what reason, by which setting and which jobs. */
export type Retained = {
  what: string;
  term(given: RetentionGiven): string;
  /** The purpose or the law that asks for the term. */
  why: string;
  setting?: RetentionSetting | "REMOVED_FILES_DAYS" | "BACKUP_KEEP_DAYS";
  /** The names of the jobs that delete what is older. */
  jobs?: readonly string[];
  /** Where the oldest of them is read. */
  oldest?: { table: string; column: string };
};

const always = (words: string) => () => words;
const days = (count: number, before = "") => always(`${before}${plural(count, "zi", "zile")}`);
const by = (setting: RetentionSetting, after = "") => ({
  setting,
  term: ({ retention }: RetentionGiven) =>
    `${termWords(setting, retention[setting])}${retention[setting] === 0 ? "" : after}`,
});

const CONTRACT = "executarea contractului, art. 6 (1) b";
const SECURITY = "interes legitim: securitatea, art. 6 (1) f";
const NEEDED_NO_MORE = "nu mai este nevoie de ele, art. 5 (1) e";
/** Three years, unless the law says otherwise. */
const PRESCRIPTION = "termenul general de prescripție, Codul civil, art. 2517";

/** What belongs to an account or to a collaboration, and stays with it. */
const keptWithTheirThing: readonly Retained[] = [
  {
    what: "Contul și organizația",
    term: always("cât există contul; la ștergere rămâne istoricul public, fără nume de persoane"),
    why: CONTRACT,
  },
  {
    what: "Solicitări, oferte, mesaje, recenzii",
    term: always("cât există platforma, ca dovadă a colaborării; cât cere legea pentru acte"),
    why: "dovada, art. 6 (1) f; arhivarea actelor, Legea 16/1996, și dosarul achiziției, Legea 98/2016",
    oldest: { table: "requests", column: "created_at" },
  },
  {
    what: "Documentul atașat la înregistrare",
    term: always("cât există contul; îl vede numai cine verifică"),
    why: CONTRACT,
  },
  {
    what: "Conversații cu asistentul, cu ce a scris un model",
    term: always("până le ștergeți, cel mult cât există contul"),
    why: CONTRACT,
  },
  { what: "Înscrieri la programe și evenimente, cu prezența", term: always("cât există contul"), why: CONTRACT },
  {
    what: "Certificate de participare",
    term: always(
      "cât există platforma, ca să poată fi verificate, și după ștergerea contului; se șterg la cerere, iar atunci nu mai pot fi verificate",
    ),
    why: "apărarea unui drept, art. 17 (3) e",
  },
  { what: "Recenzii ale programelor", term: always("cât există contul"), why: CONTRACT },
  {
    what: "Articole favorite, firme păstrate în listă",
    term: always("până le scoateți din listă, cel mult cât există contul"),
    why: CONTRACT,
  },
  {
    what: "Mesaje către suport",
    term: always("cât există platforma, ca dovadă a răspunsului; se șterg la cerere"),
    why: "dovada, art. 6 (1) f",
  },
  {
    what: "Abonare confirmată",
    term: always("până vă dezabonați; apoi rămâne numai adresa, ca să nu vă mai scriem"),
    why: "consimțământ, art. 6 (1) a și art. 7 (1)",
  },
];

/** What would grow without end: kept for a time that the operator chooses. */
const keptByTheOperator: readonly Retained[] = [
  {
    what: "Jurnalul: cine, ce și când a schimbat",
    ...by("JOURNAL_MONTHS", "; ce ține de un lucru care încă există, cât există el"),
    why: `dovada fiecărui pas, art. 6 (1) f; ${PRESCRIPTION}`,
    jobs: ["shorten-journal"],
    oldest: { table: "journal", column: "at" },
  },
  {
    what: "E-mailuri trimise: cui, când și cu ce rezultat; conținutul se șterge la livrare",
    ...by("MAILS_MONTHS"),
    why: `dovada că ați fost anunțați, art. 6 (1) f; ${PRESCRIPTION}`,
    jobs: ["sweep-mails"],
    oldest: { table: "mails", column: "created_at" },
  },
  {
    what: "Conținutul e-mailurilor pe care niciun server nu le-a primit",
    ...by("UNSENT_MAILS_DAYS"),
    why: NEEDED_NO_MORE,
    jobs: ["withdraw-unsent-mails"],
  },
  {
    what: "Notificări, citite sau nu",
    ...by("NOTIFICATIONS_MONTHS"),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-notifications"],
    oldest: { table: "notifications", column: "created_at" },
  },
  {
    what: "Sesiuni, cu adresa IP, linkuri din e-mail și coduri care au expirat",
    setting: "SESSIONS_DAYS",
    term: ({ retention }) => `încă ${termWords("SESSIONS_DAYS", retention.SESSIONS_DAYS)}`,
    why: SECURITY,
    jobs: ["sweep-accounts"],
    oldest: { table: "sessions", column: "expires_at" },
  },
  {
    what: "Lucrări automate încheiate, numai cu numere de înregistrări",
    ...by("JOBS_DAYS"),
    why: "căutarea defecțiunilor, art. 6 (1) f",
    oldest: { table: "pgboss.job", column: "completed_on" },
  },
  {
    what: "Fișiere scoase din pagini și documente",
    setting: "REMOVED_FILES_DAYS",
    term: ({ removedFilesDays }) =>
      `nu le mai vede nimeni; se șterg definitiv după ${plural(removedFilesDays, "zi", "zile")}, cât le poate cere o copie de siguranță`,
    why: "integritatea, art. 5 (1) f",
    jobs: ["sweep-removed-files"],
    oldest: { table: "removed_files", column: "removed_at" },
  },
  {
    what: "Copii de siguranță, cu tot ce era la data lor",
    setting: "BACKUP_KEEP_DAYS",
    term: ({ backupDir, backupKeepDays }) =>
      backupDir === null
        ? "cât le păstrează operatorul"
        : `${plural(backupKeepDays, "zi", "zile")}, dacă una mai nouă este verificată`,
    why: "disponibilitatea, art. 5 (1) f și art. 32 (1) c",
    jobs: ["make-backup"],
  },
];

/** What the platform needs for a short time only. */
const keptShortly: readonly Retained[] = [
  {
    what: "Înregistrare a cărei adresă de e-mail nu a fost confirmată, cu documentul ei",
    term: days(UNCONFIRMED_KEPT_DAYS),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-registrations"],
  },
  {
    what: "Ce ștergeți și poate fi adus înapoi din coș",
    term: days(BIN_DAYS),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-bin"],
  },
  {
    what: "Text scris într-un formular și netrimis",
    term: always(`până îl trimiteți sau îl ștergeți, cel mult ${plural(DRAFT_DAYS, "zi", "zile")}`),
    why: CONTRACT,
    jobs: ["sweep-form-drafts"],
    oldest: { table: "form_drafts", column: "updated_at" },
  },
  {
    what: "Formular trimis după ce sesiunea expirase",
    term: always(`${plural(KEPT_POST_MINUTES, "minut", "minute")}, ca să nu scrieți din nou; fără parole`),
    why: CONTRACT,
    jobs: ["sweep-kept-posts"],
  },
  {
    what: "Text prea lung pentru formularul lui",
    term: always(`${plural(LONG_TEXT_HOURS, "oră", "ore")}, ca să îl puteți descărca întreg`),
    why: CONTRACT,
    jobs: ["sweep-kept-posts"],
  },
  {
    what: "Semnul unui formular trimis, ca să nu fie aplicat de două ori",
    term: days(FORM_KEYS_DAYS),
    why: CONTRACT,
    jobs: ["sweep-form-keys"],
  },
  {
    what: "Anunțuri pentru paginile deschise, numai cu numere de înregistrări",
    term: days(LIVE_EVENTS_DAYS),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-live-events"],
  },
  {
    what: "Fișiere încărcate și nefolosite",
    term: always("se șterg automat, ca fișierele scoase"),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-attachments", "sweep-images"],
  },
  {
    what: "Cine a citit sau a descărcat un document al bibliotecii",
    term: always("până la sfârșitul zilei; rămân numai numerele"),
    why: "reducerea la minimum, art. 5 (1) c",
    jobs: ["sweep-resource-uses"],
  },
  {
    what: "Semnele cititorilor și cheia zilei",
    term: always("până la miezul nopții; apoi rămâne numai numărul cititorilor"),
    why: "reducerea la minimum, art. 5 (1) c",
    jobs: ["sweep-article-visits", "sweep-discussion-visits", "sweep-visit-salts"],
  },
  {
    what: "Ce rezumate săptămânale v-au fost făcute",
    term: days(DIGESTS_KEPT_DAYS),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-digests"],
  },
  {
    what: "Adresa unui coleg invitat care nu are cont",
    term: always(`${plural(INVITATIONS_KEPT_DAYS, "zi", "zile")} după ce invitația expiră`),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-accounts"],
  },
  { what: "Numărarea încercărilor", term: days(TRIES_DAYS), why: SECURITY, jobs: ["sweep-tries"] },
  {
    what: "Abonare la newsletter neconfirmată",
    term: days(PENDING_DAYS),
    why: NEEDED_NO_MORE,
    jobs: ["sweep-subscribers"],
  },
];

/** Everything that is kept, in the order of the privacy page. */
export const retained: readonly Retained[] = [...keptWithTheirThing, ...keptByTheOperator, ...keptShortly];

/** The table of the privacy page: what, for how long, why. */
export const retentionRows = (given: RetentionGiven): readonly (readonly string[])[] =>
  retained.map(({ what, term, why }) => [what, term(given), why]);
