/**
 * Who sends something in: a person, for an organisation unless they are an ADMIN, or a registration in progress by the
 * token that its form carries.
 */
export type Uploader = { userId: string; organisationId: string | null } | { registration: string };

/** Whoever is signed in, as a sender. */
export const uploaderOf = ({
  userId,
  organisation,
}: {
  userId: string;
  organisation: { id: string } | null;
}): Uploader => ({ userId, organisationId: organisation?.id ?? null });

export const uploaderMark = (by: Uploader): string =>
  "userId" in by ? `user:${by.userId}` : `registration:${by.registration}`;

/** Whose quota it counts in; nobody's for an ADMIN and for who is not an organisation yet. */
export const organisationOf = (by: Uploader): string | null => ("userId" in by ? by.organisationId : null);
