import type { Role } from "~/modules/accounts/rules/actor";
import { codesOf } from "~/platform/codes";
import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/sight";

type Description = {
  /** As it stands in the preferences. */
  title: string;
  hint?: string;
  group: "Solicitări" | "Oportunități" | "Conversații" | "Articole" | "Organizație" | "De rezolvat";
  for: readonly Role[];
  /** "critical, always": decided by others, with consequences; cannot be switched off. */
  always?: true;
  /** Is it mailed from here unless the person chose otherwise? What the accounts mail themselves is not mailed twice. */
  mailed: boolean;
};

/** Everything that anybody is told. The order is that of the preferences page. */
const NOTIFICATION_TYPES = {
  response_received: {
    title: "A sosit o ofertă la o solicitare",
    group: "Solicitări",
    for: ["UAT"],
    mailed: true,
  },
  response_moved: {
    title: "O ofertă a fost modificată, confirmată sau retrasă",
    group: "Solicitări",
    for: ["UAT"],
    mailed: false,
  },
  question_asked: { title: "Întrebare nouă la o solicitare", group: "Solicitări", for: ["UAT"], mailed: true },
  request_deadline: {
    title: "Termenul unei solicitări a trecut",
    hint: "La termen, după 7 și după 28 de zile, până alegeți, prelungiți sau anulați.",
    group: "Solicitări",
    for: ["UAT"],
    mailed: true,
  },
  request_left: {
    title: "O solicitare pusă la rând a fost trimisă",
    hint: "După verificarea instituției.",
    group: "Solicitări",
    for: ["UAT"],
    mailed: true,
  },
  partner_left: {
    title: "Partenerul ales nu mai continuă",
    group: "Solicitări",
    for: ["UAT"],
    always: true,
    mailed: true,
  },
  review_replied: {
    title: "Recenziile scrise: răspunsul partenerului, ascundere",
    group: "Solicitări",
    for: ["UAT"],
    mailed: false,
  },
  opportunity: {
    title: "Oportunitate care vi se potrivește",
    hint: "Cu motivele potrivirii.",
    group: "Oportunități",
    for: ["FIRMA"],
    mailed: true,
  },
  opportunity_changed: {
    title: "Clarificări, termene și întrebări noi la solicitările la care ați răspuns",
    group: "Oportunități",
    for: ["FIRMA"],
    mailed: true,
  },
  question_answered: {
    title: "Răspuns la întrebarea dumneavoastră",
    group: "Oportunități",
    for: ["FIRMA"],
    mailed: true,
  },
  response_to_confirm: {
    title: "Oferta trebuie confirmată",
    hint: "Solicitarea s-a schimbat după ce ați răspuns.",
    group: "Oportunități",
    for: ["FIRMA"],
    always: true,
    mailed: true,
  },
  response_outcome: {
    title: "Rezultatul ofertei",
    hint: "Acceptată, neacceptată sau solicitare anulată.",
    group: "Oportunități",
    for: ["FIRMA"],
    always: true,
    mailed: true,
  },
  collaboration: { title: "Colaborare finalizată", group: "Oportunități", for: ["FIRMA"], mailed: true },
  review_written: { title: "Recenzie nouă", group: "Oportunități", for: ["FIRMA"], mailed: true },
  message: {
    title: "Mesaj nou",
    hint: "Numai dacă nu îl citiți în 2 minute.",
    group: "Conversații",
    for: ["UAT", "FIRMA"],
    mailed: true,
  },
  article_approved: {
    title: "Articol aprobat și publicat",
    group: "Articole",
    for: ["UAT", "FIRMA"],
    mailed: true,
  },
  article_rejected: {
    title: "Articol respins sau scos de pe blog",
    hint: "Cu motivul.",
    group: "Articole",
    for: ["UAT", "FIRMA"],
    mailed: true,
  },
  organisation: {
    title: "Verificarea organizației",
    group: "Organizație",
    for: ["UAT", "FIRMA"],
    always: true,
    mailed: false,
  },
  colleague: {
    title: "Colegi: cereri de acces, invitații, roluri",
    group: "Organizație",
    for: ["UAT", "FIRMA"],
    always: true,
    mailed: false,
  },
  community: {
    title: "Ce hotărăște un administrator despre pagina comunității",
    hint: "Revendicarea ei, ștergerea, punerea la loc.",
    group: "Organizație",
    for: ["UAT"],
    always: true,
    mailed: true,
  },
  organisation_waiting: {
    title: "Organizație care așteaptă verificarea",
    group: "De rezolvat",
    for: ["ADMIN"],
    mailed: true,
  },
  article_waiting: {
    title: "Articol care așteaptă revizia",
    group: "De rezolvat",
    for: ["ADMIN"],
    mailed: true,
  },
  claim_waiting: {
    title: "Comunitate revendicată de o instituție",
    group: "De rezolvat",
    for: ["ADMIN"],
    mailed: true,
  },
} as const satisfies Record<string, Description>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;
export const NOTIFICATION_TYPE_CODES = codesOf(NOTIFICATION_TYPES);

const descriptionOf = (type: NotificationType): Description => NOTIFICATION_TYPES[type];

/** Digests come later: the column knows their words already. */
export type EmailFrequency = "immediate" | "daily" | "weekly" | "off";
export type Preference = { inApp: boolean; email: EmailFrequency };

/** What holds for a person who chose nothing, and for what cannot be switched off. */
export function defaultPreference(type: NotificationType): Preference {
  return { inApp: true, email: descriptionOf(type).mailed ? "immediate" : "off" };
}

export const isAlways = (type: NotificationType): boolean => descriptionOf(type).always === true;

/** What holds: the choice, unless the type is one of those that always come. */
export function effectivePreference(type: NotificationType, chosen: Preference | undefined): Preference {
  return isAlways(type) || chosen === undefined ? defaultPreference(type) : chosen;
}

export const typesFor = (role: Role): NotificationType[] =>
  NOTIFICATION_TYPE_CODES.filter((type) => descriptionOf(type).for.includes(role));

export type TypeGroup = { title: string; types: (Description & { type: NotificationType })[] };

/** The types of a role under their headings, as the preferences page shows them. */
export function groupsFor(role: Role): TypeGroup[] {
  const groups = new Map<string, TypeGroup>();
  for (const type of typesFor(role)) {
    const description = descriptionOf(type);
    const group = groups.get(description.group) ?? { title: description.group, types: [] };
    group.types.push({ ...description, type });
    groups.set(description.group, group);
  }
  return [...groups.values()];
}

const WORKSPACES: Readonly<Record<Role, string>> = { UAT: "/uat", FIRMA: "/firma", ADMIN: "/admin" };

/** Where a person's notification centre is. */
export const centreOf = (role: Role): string => `${WORKSPACES[role]}/notificari`;

/** What open pages listen for. */
export const NOTIFICATIONS = "notifications";

/** What is told to whom: the organisation comes first in the title, and nothing ever names an offer's contents or price. */
export type Notice = {
  type: NotificationType;
  /** The people of these organisations, or these people, or whoever administers the platform. */
  to: { organisations: readonly string[] } | { people: readonly string[] } | "administrators";
  title: string;
  message: string;
  /** An address of the platform that the recipient may open. */
  href: string;
  /** The words of the mail's one action. */
  action: string;
  /** It happened by itself, later: whoever once asked for it is told too. */
  toDoerToo?: true;
};

/** What is to be told of one kind of entry. It reads the state anew: by now it may be another than at the time of the entry. */
export type Hearing = (entry: JournalEntry) => Promise<readonly Notice[]>;
export type Family = Readonly<Partial<Record<Happening, Hearing>>>;
