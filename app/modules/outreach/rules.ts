import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { listQuery, oneOf, text } from "~/platform/form/list-query";
import type { Visibility } from "~/platform/journal/visibility";
import { first, notNow, requires, UNSEEN } from "~/platform/policy";
import { TICKETS } from "./rules/paths";

/** `pending`: not confirmed yet. `confirmed`: receives the newsletter. `unsubscribed`: may subscribe again. */
export type SubscriberState = "pending" | "confirmed" | "unsubscribed";

/** The pages on which people subscribe. */
export const SUBSCRIPTION_SOURCES = ["landing", "blog"] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

export type TicketState = "open" | "answered" | "closed";

export const TICKET_STATES: Readonly<Record<TicketState, string>> = {
  open: "Primit, urmează răspunsul",
  answered: "I s-a răspuns",
  closed: "Încheiat",
};

/** Journal entries of this module; none is public. */
export const happenings = {
  /** Subject: the subscriber. A confirmation mail left. */
  "newsletter.asked": "inside",
  "newsletter.confirmed": "inside",
  "newsletter.left": "inside",
  /** Subject: the ticket. */
  "ticket.opened": "inside",
  /** The author wrote again. */
  "ticket.continued": "inside",
  "ticket.answered": "inside",
  /** An ADMIN said that they answer it, or no longer. */
  "ticket.taken": "inside",
  "ticket.released": "inside",
  "ticket.closed": "inside",
  "ticket.reopened": "inside",
  /** Subject: the prepared answer. The support page shows some of them. */
  "prepared_answer.saved": "public",
  "prepared_answer.removed": "public",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** In milliseconds: lifetime of a confirmation link. */
export const CONFIRMATION_LIFE = 7 * DAY;
/** A subscriber who never confirmed is deleted after this time. */
export const PENDING_DAYS = 30;
/** The same in milliseconds. */
export const PENDING_LIFE = PENDING_DAYS * DAY;
/** In milliseconds, between two confirmation mails to one address: anybody can type anybody's address. */
const MAIL_PAUSE = 10 * MINUTE;

/** Whether another confirmation mail may be sent; the expiry of the last link tells when that mail was sent. */
export const isMailDue = (lastLinkEnds: Date | null, now: Date): boolean =>
  lastLinkEnds === null || now.getTime() >= lastLinkEnds.getTime() - CONFIRMATION_LIFE + MAIL_PAUSE;

const UNSUBSCRIPTION = "/abonare/dezabonare";

export const confirmationPath = (token: string): string => `/abonare/confirmare/${token}`;
export const unsubscriptionPath = (token: string): string => `${UNSUBSCRIPTION}/${token}`;

const ONE_CLICK = new RegExp(`^${UNSUBSCRIPTION}/[0-9a-f-]{36}\\.[\\w-]{43}$`);

/**
 * Accepted from any origin: mail programs send it when their user presses "unsubscribe" (RFC 8058). The signature in its
 * address authorises it; a session does not matter.
 */
export const isOneClickUnsubscription = (method: string, path: string): boolean =>
  method === "POST" && ONE_CLICK.test(path);

/** `S-000123`, the number shown to the author. Larger numbers have more digits. */
export const ticketNumber = (number: number): string => `S-${String(number).padStart(6, "0")}`;

/** The number that a word of a search says, as it is shown or without its letter and zeros; null for any other word. */
export const ticketIn = (word: string): number | null => Number(/^s?-?0*(\d{1,9})$/i.exec(word)?.[1] ?? 0) || null;

/** In milliseconds: the same message from the same address within this time is stored once. */
export const SAME_TICKET_WITHIN = 60 * MINUTE;

/** The author's page of a ticket. */
export const ticketPath = (id: string): string => `/support/trimis/${id}`;

export const deskTicketPath = (id: string): string => `${TICKETS}/${id}`;
export const ticketStepPath = (id: string, noun: "assignment" | "release" | "closing" | "reopening"): string =>
  `${deskTicketPath(id)}/${noun}`;

/** What the desk's list may be narrowed to; without a choice it holds what waits. */
export const TICKET_FILTERS = { answered: "Cu răspuns", closed: "Încheiate", all: "Toate" } as const;
export const ticketList = listQuery({ text: text("q"), state: oneOf("stare", TICKET_FILTERS) });
export type TicketSearch = ReturnType<typeof ticketList.read>;
export const ticketsPath = ticketList.addressAt(TICKETS);

/** The longest that an answer may take, as the support page promises (specification, "Support centre"). */
export const PROMISED_HOURS = { usual: 48, urgent: 4 };

/** The support page asks for a word that begins so in the subject of what cannot wait. */
export const URGENT = "urgent";
export const isUrgent = (subject: string): boolean => new RegExp(`\\b${URGENT}`, "i").test(subject);

/** In milliseconds. */
export const promisedWithin = (subject: string): number =>
  (isUrgent(subject) ? PROMISED_HOURS.urgent : PROMISED_HOURS.usual) * 60 * MINUTE;

/** `waitingSince`: when the author last wrote. */
export const isLate = (ticket: { subject: string; state: TicketState; waitingSince: Date }, now: Date): boolean =>
  ticket.state === "open" && now.getTime() > ticket.waitingSince.getTime() + promisedWithin(ticket.subject);

/** The answers that the team prepared: the frequent questions and those for its own use. */
export const PREPARED = `${TICKETS}/answers`;
export const preparedPath = (id: string): string => `${PREPARED}/${id}`;
export const preparedRemovalPath = (id: string): string => `${preparedPath(id)}/removal`;
/** Where the readers of a frequent question say whether it helped them. */
export const opinionPath = (id: string): string => `/support/intrebari/${id}/parere`;

/** Who reads a prepared answer. */
export const PREPARED_PLACES = {
  support: "Toți, la întrebări frecvente",
  team: "Numai echipa, când răspunde",
} as const;

type TicketSubject = { userId: string | null; state: TicketState };

const team = requires<Visitor, TicketSubject>(isAdmin, UNSEEN);
const notClosed = requires<Visitor, TicketSubject>(
  (_actor, { state }) => state !== "closed",
  notNow("Mesajul este încheiat. Redeschideți-l, apoi răspundeți."),
);

export const ticketPolicy = rightsOn<TicketSubject>()(
  { open: ["read"] },
  {
    /** What was written is shown to the signed-in author and to the team; its address alone shows only the state. */
    read: requires((actor, { userId }) => isAdmin(actor) || (actor !== null && actor.userId === userId), UNSEEN),
    answer: first(team, notClosed),
    close: first(team, notClosed),
    reopen: first(
      team,
      requires((_actor, { state }) => state === "closed", notNow("Mesajul este deja deschis.")),
    ),
  },
);
