/** What this room writes into the journal; the subject is the community. */
export const happenings = {
  "community.created": "public",
} as const;
