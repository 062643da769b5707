/** One thing that shows a stored picture: whose it is, whether everybody may see that thing now, and whether ADMIN may. */
export type PictureUse = { organisationId: string | null; isPublic: boolean; isAdmins: boolean };
