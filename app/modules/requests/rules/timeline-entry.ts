/** The journal entries that the timeline and the dossier of a request tell. */
export const TOLD_ENTRIES = [
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

/** The journal entries that the dossier tells of each offer that may be read, in the words that it uses. */
export const OFFER_ENTRIES = {
  "response.submitted": "trimisă",
  "response.edited": "modificată",
  "response.to_confirm": "de confirmat, după modificarea solicitării",
  "response.confirmed": "confirmată",
  "response.withdrawn": "retrasă",
  "response.resubmitted": "trimisă din nou",
  "response.accepted": "acceptată",
  "response.declined": "neacceptată",
  "response.replaced": "colaborare încheiată de autoritate",
} as const;

/** One of them: `by` is the person of the authority who did it, `partner` the firm whose offer it is about. */
export type TimelineEntry = {
  what: (typeof TOLD_ENTRIES)[number];
  at: Date;
  by: string | null;
  partner: string | null;
  note: string | null;
};
