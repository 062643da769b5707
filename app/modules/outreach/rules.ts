import type { Visibility } from "~/platform/journal/visibility";

/** Asked for and not confirmed · receives · has left, and may come back by asking again. */
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

/** What this room writes into the journal. Strangers see none of it. */
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

/** How long the link of a confirmation mail lasts. */
export const CONFIRMATION_LIFE = 7 * DAY;
/** After it, who never confirmed is forgotten. */
export const PENDING_LIFE = 30 * DAY;
/** Between two confirmation mails to one address: anybody can type anybody's address. */
const MAIL_PAUSE = 10 * MINUTE;

/** Whether another confirmation mail may leave; the last link's end tells when the last one left. */
export const isMailDue = (lastLinkEnds: Date | null, now: Date): boolean =>
  lastLinkEnds === null || now.getTime() >= lastLinkEnds.getTime() - CONFIRMATION_LIFE + MAIL_PAUSE;

const UNSUBSCRIPTION = "/abonare/dezabonare";

export const confirmationPath = (token: string): string => `/abonare/confirmare/${token}`;
export const unsubscriptionPath = (token: string): string => `${UNSUBSCRIPTION}/${token}`;

const ONE_CLICK = new RegExp(`^${UNSUBSCRIPTION}/[0-9a-f-]{36}\\.[\\w-]{43}$`);

/**
 * The one post that may come from anywhere: a mail program sends it, without a page of ours, when its reader presses
 * "unsubscribe" (RFC 8058). What it may do is in the signature of its address; whoever is signed in does not matter.
 */
export const isOneClickUnsubscription = (method: string, path: string): boolean =>
  method === "POST" && ONE_CLICK.test(path);

/** `S-000123`, told to whoever wrote to the support team. A seventh digit simply follows. */
export const ticketNumber = (number: number): string => `S-${String(number).padStart(6, "0")}`;

/** The same words from the same address within this time are the same message: sent twice, it is stored once. */
export const SAME_TICKET_WITHIN = 60 * MINUTE;

export const ticketPath = (id: string): string => `/support/trimis/${id}`;
