import type { Visibility } from "~/platform/journal/visibility";

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
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** In milliseconds: lifetime of a confirmation link. */
export const CONFIRMATION_LIFE = 7 * DAY;
/** In milliseconds: a subscriber who never confirmed is deleted after this time. */
export const PENDING_LIFE = 30 * DAY;
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

/** In milliseconds: the same message from the same address within this time is stored once. */
export const SAME_TICKET_WITHIN = 60 * MINUTE;

export const ticketPath = (id: string): string => `/support/trimis/${id}`;
