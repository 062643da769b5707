/** The journal entries that the timeline and the dossier of a request tell. */
export const TOLD_ACTS = [
  "request.created",
  "request.duplicated",
  "request.sent",
  "request.opened",
  "request.completed",
  "request.cancelled",
  "response.accepted",
  "response.replaced",
  "response.withdrawn",
  "review.written",
] as const;

/** One of them: `by` is the person of the authority who did it, `partner` the firm whose offer it is about. */
export type Act = {
  what: (typeof TOLD_ACTS)[number];
  at: Date;
  by: string | null;
  partner: string | null;
  note: string | null;
};
