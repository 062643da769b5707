/**
 * The sender of a file: a person, for an organisation unless they are an ADMIN, or a registration in progress, by the
 * token in its form.
 */
export type Uploader = { userId: string; organisationId: string | null } | { registration: string };

type Person = { userId: string; organisation: { id: string } | null };

/** The signed-in person as a sender. */
export const uploaderOf = ({ userId, organisation }: Person): Uploader => ({
  userId,
  organisationId: organisation?.id ?? null,
});

export const uploaderMark = (by: Uploader): string =>
  "userId" in by ? `user:${by.userId}` : `registration:${by.registration}`;

/** The organisation whose quota counts; null for an ADMIN and for a registration. */
export const organisationOf = (by: Uploader): string | null => ("userId" in by ? by.organisationId : null);
