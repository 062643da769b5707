export type SubscriberState = "pending" | "confirmed" | "unsubscribed";
/** The page on which somebody subscribed. */
export type SubscriptionSource = "landing" | "blog";

export type TicketState = "open" | "answered" | "closed";
