/** Where somebody of an authority reads an article inside the workspace. */
export const innerArticlePath = (id: string): string => `/uat/article/${id}`;

/** Where an article is put among the favourites, or taken from them. */
export const favouritePath = (id: string): string => `${innerArticlePath(id)}/favourite`;

export const FAVOURITES = "/uat/articles/favourites";
