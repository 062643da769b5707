/** What this room writes into the journal; the subject is the community. `to` names what of it was edited. */
export const happenings = {
  "community.created": "public",
  "community.edited": "public",
} as const;
