/** One thing that shows a stored picture: whose it is, and whether everybody may see that thing now. */
export type PictureUse = { organisationId: string | null; isPublic: boolean };
