import type { Role } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { codesOf } from "~/platform/codes";

type Description = {
  /** Label on the preferences page. */
  title: string;
  hint?: string;
  /** Roles, where they are fewer than those of the group. */
  for?: readonly Role[];
  /** "critical, always" of the specification: decided by others, with consequences; cannot be switched off. */
  always?: true;
  /** Not mailed by default: either minor, or the accounts module mails it itself. */
  mailed?: false;
  /** Only mailed, once a week. */
  weekly?: true;
};

type Group = { code: string; title: string; for: readonly Role[]; types: Readonly<Record<string, Description>> };

/** All types of notifications, in the order of the preferences page. */
const GROUPS = [
  {
    code: "solicitari",
    title: "Solicitări",
    for: ["UAT"],
    types: {
      response_received: { title: "A sosit o ofertă la o solicitare" },
      response_moved: { title: "O ofertă a fost modificată, confirmată sau retrasă", mailed: false },
      question_asked: { title: "Întrebare nouă la o solicitare" },
      request_deadline: {
        title: "Termenul unei solicitări a trecut",
        hint: "La termen, după 7 și după 28 de zile, până alegeți, prelungiți sau anulați.",
      },
      request_left: {
        title: "O solicitare care aștepta verificarea a fost trimisă",
        hint: "După verificarea instituției.",
      },
      request_moderated: {
        title: "Un administrator a ascuns sau a arătat din nou o solicitare a dumneavoastră",
        always: true,
      },
      partner_left: { title: "Partenerul ales nu mai continuă", always: true },
      paper_model_changed: {
        title: "Modelul unui document pe care l-ați adaptat s-a schimbat",
        hint: "Când platforma publică sau retrage o versiune.",
      },
      review_replied: { title: "Recenziile scrise: răspunsul partenerului, ascundere", mailed: false },
    },
  },
  {
    code: "oportunitati",
    title: "Oportunități",
    for: ["FIRMA"],
    types: {
      opportunity: { title: "Oportunitate care vi se potrivește", hint: "Cu motivele potrivirii." },
      opportunity_changed: { title: "Completări, termene și întrebări noi la solicitările la care ați trimis oferte" },
      question_answered: { title: "Răspuns la întrebarea dumneavoastră" },
      response_to_confirm: {
        title: "Oferta trebuie confirmată",
        hint: "Solicitarea s-a schimbat după ce ați trimis oferta.",
        always: true,
      },
      response_outcome: {
        title: "Rezultatul ofertei",
        hint: "Acceptată, neacceptată sau solicitare anulată.",
        always: true,
      },
      collaboration: { title: "Colaborare finalizată" },
      review_written: { title: "Recenzie nouă, ascunsă sau arătată din nou" },
    },
  },
  {
    code: "conversatii",
    title: "Conversații",
    for: ["UAT", "FIRMA"],
    types: { message: { title: "Mesaj nou", hint: "Numai dacă nu îl citiți în 2 minute." } },
  },
  {
    code: "articole",
    title: "Articole",
    for: ["UAT", "FIRMA"],
    types: {
      article_approved: { title: "Articol aprobat și publicat" },
      article_rejected: { title: "Articol respins sau scos de pe blog", hint: "Cu motivul." },
    },
  },
  {
    code: "forum",
    title: "Forum",
    for: ["UAT", "FIRMA"],
    types: {
      discussion_mentioned: { title: "Organizația dumneavoastră este menționată pe forum" },
      discussion_replied: { title: "Răspuns nou într-o discuție în care ați scris sau pe care o urmăriți" },
      discussion_unsolved: {
        title: "Discuție a dumneavoastră fără soluție aleasă",
        hint: "O dată, la 7 zile după primul răspuns.",
      },
      discussion_opened: { title: "Discuție nouă într-o categorie pe care o urmăriți", mailed: false },
      post_moderated: { title: "Decizii despre mesajele dumneavoastră de pe forum", always: true },
      report_decided: { title: "Ce s-a decis despre un mesaj pe care l-ați raportat", mailed: false },
      discussion_solved: { title: "Răspunsul dumneavoastră a fost ales ca soluție", mailed: false },
    },
  },
  {
    code: "proiecte",
    title: "Schimb de proiecte",
    for: ["UAT", "FIRMA"],
    types: {
      project_application: { title: "Aplicație trimisă sau retrasă la un proiect al dumneavoastră", for: ["UAT"] },
      project_undecided: {
        title: "Aplicații care așteaptă o decizie",
        hint: "La 14 zile după ultima zi pentru aplicații, apoi în fiecare săptămână.",
        for: ["UAT"],
      },
      project_moderated: {
        title: "Un administrator a ascuns sau a arătat din nou un proiect al dumneavoastră",
        for: ["UAT"],
        always: true,
      },
      project_copied: { title: "Altă autoritate a pornit de la ideea dumneavoastră", for: ["UAT"], mailed: false },
      application_decided: { title: "Ce s-a decis despre aplicația dumneavoastră", always: true },
      application_missed: { title: "Termen trecut la un proiect pentru care începuserăți o aplicație", mailed: false },
    },
  },
  {
    code: "instruiri",
    title: "Cursuri și evenimente",
    for: ["UAT", "FIRMA"],
    types: {
      enrolment: {
        title: "Înscriere confirmată, renunțare la loc",
        hint: "Cu fișierul pentru calendar.",
        always: true,
      },
      seat_offered: { title: "S-a eliberat un loc pentru dumneavoastră", always: true },
      program_changed: { title: "Mutarea sau anularea unui curs ori eveniment la care sunteți înscris", always: true },
      certificate: { title: "Certificat emis sau revocat", always: true },
      program_near: { title: "Cu o zi înainte de un curs sau eveniment" },
      program_decided: { title: "Ce s-a decis despre un program propus de firmă", for: ["FIRMA"], always: true },
    },
  },
  {
    code: "biblioteca",
    title: "Biblioteca de documente",
    for: ["UAT", "FIRMA"],
    types: {
      proposal_decided: { title: "Ce s-a decis despre documentele și corecturile propuse", always: true },
    },
  },
  {
    code: "saptamana",
    title: "Săptămâna pe PSP",
    for: ["UAT", "FIRMA"],
    types: {
      weekly_digest: {
        title: "Rezumatul săptămânii: discuții de pe forum și proiecte noi",
        hint: "Luni dimineața, numai când aveți ceva nou de citit.",
        weekly: true,
      },
    },
  },
  {
    code: "organizatie",
    title: "Organizație",
    for: ["UAT", "FIRMA"],
    types: {
      organisation: { title: "Verificarea organizației", always: true, mailed: false },
      colleague: { title: "Colegi: cereri de acces, invitații, roluri", always: true, mailed: false },
      community: {
        title: "Deciziile despre pagina comunității",
        hint: "Revendicarea ei, ștergerea, restaurarea.",
        for: ["UAT"],
        always: true,
      },
    },
  },
  {
    code: "suport",
    title: "Suport",
    for: ["UAT", "FIRMA"],
    types: {
      ticket_answered: {
        title: "Răspuns de la echipa de suport",
        hint: "Răspunsul vine oricum prin e-mail.",
        mailed: false,
      },
    },
  },
  {
    code: "de-rezolvat",
    title: "De rezolvat",
    for: ["ADMIN"],
    types: {
      organisation_waiting: { title: "Organizație care așteaptă verificarea" },
      article_waiting: { title: "Articol care așteaptă revizia" },
      resource_due: {
        title: "Document de reverificat",
        hint: "Cu 30 și cu 7 zile înainte de termen și la termen, la documentele de care răspundeți.",
      },
      resource_objection: {
        title: "Propunere, corectură sau comentariu la biblioteca de documente",
        hint: "La documentele de care răspundeți.",
      },
      link_broken: {
        title: "Link nefuncțional în hub, în legislație sau în documente",
        hint: "După verificări nereușite în trei zile; cel mult o dată pe zi pentru un site.",
      },
      post_reported: { title: "Mesaj de pe forum raportat sau contestat" },
      claim_waiting: { title: "Comunitate revendicată de o instituție" },
      program_waiting: { title: "Program propus de o firmă" },
      ticket_waiting: { title: "Mesaj nou la suport" },
      ticket_continued: {
        title: "Continuarea unui mesaj de suport",
        hint: "La mesajele pe care le-ați preluat și la cele pe care nu le-a preluat nimeni.",
      },
    },
  },
] as const satisfies readonly Group[];

export type NotificationGroup = (typeof GROUPS)[number]["code"];

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
export type NotificationType = KeysOf<(typeof GROUPS)[number]["types"]>;

const DESCRIPTIONS = Object.assign({}, ...GROUPS.map(({ types }) => types)) as Record<NotificationType, Description>;
export const NOTIFICATION_TYPE_CODES = codesOf(DESCRIPTIONS);

/** The column accepts "daily" too, which nothing uses. */
export type EmailFrequency = "immediate" | "weekly" | "off";
export type Preference = { inApp: boolean; email: EmailFrequency };

/** Applies to a person who chose nothing, and to types that cannot be switched off. */
export function defaultPreference(type: NotificationType): Preference {
  if (isMailOnly(type)) return { inApp: false, email: "weekly" };
  return { inApp: true, email: DESCRIPTIONS[type].mailed === false ? "off" : "immediate" };
}

/** It has no place in the list of notifications. */
export const isMailOnly = (type: NotificationType): boolean => DESCRIPTIONS[type].weekly === true;

/** How often it is mailed to whoever wants it mailed. */
export const frequencyOf = (type: NotificationType): EmailFrequency => (isMailOnly(type) ? "weekly" : "immediate");

export const isNotificationType = (text: string): text is NotificationType => text in DESCRIPTIONS;
export const titleOf = (type: NotificationType): string => DESCRIPTIONS[type].title;

export const isAlways = (type: NotificationType): boolean => DESCRIPTIONS[type].always === true;

/** The person's choice, or the default where there is none or where the type cannot be switched off. */
export function effectivePreference(type: NotificationType, chosen: Preference | undefined): Preference {
  return isAlways(type) || chosen === undefined ? defaultPreference(type) : chosen;
}

/** The types of a role under their headings, as the preferences page shows them. */
export const groupsFor = (role: Role) =>
  GROUPS.map((group: Group) => ({
    code: group.code,
    title: group.title,
    types: codesOf(group.types as Record<NotificationType, Description>)
      .map((type) => ({ type, ...DESCRIPTIONS[type] }))
      .filter((description) => (description.for ?? group.for).includes(role)),
  })).filter(({ types }) => types.length > 0);

export const typesFor = (role: Role): NotificationType[] =>
  groupsFor(role).flatMap(({ types }) => types.map(({ type }) => type));

/** The address of a person's notification list. */
export const centreOf = (role: Role): string => `${workspacePath(role)}/notificari`;

const MAILS = "/abonare/notificari";
const ONE_CLICK = new RegExp(`^${MAILS}/[0-9a-f-]{36}\\.[a-z_]+\\.[\\w-]{43}$`);

/** Where a person chooses what is mailed, by the sealed link of a mail: it works without signing in. */
export const mailPreferencesPath = (token: string): string => `${MAILS}/${token}`;

/** Accepted from any origin, as the newsletter's: mail programs send it (RFC 8058), authorised by its address alone. */
export const isOneClickStop = (method: string, path: string): boolean => method === "POST" && ONE_CLICK.test(path);

/** The live topic that open pages subscribe to. */
export const NOTIFICATIONS = "notifications";
