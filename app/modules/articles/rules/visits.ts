import { plural } from "~/platform/language/plural";

const READ = /^\/(?:blog|uat\/article)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/;

/** The article that is read at this address, by its document or by what a page of the framework asks for; null elsewhere. */
export const articleReadAt = (path: string): string | null => READ.exec(path)?.[1] ?? null;

/** How often it was read, under the word "Citit": "de 12 ori". Its own people are not among the readers. */
export function timesText(views: number): string {
  if (views === 0) return "încă nu";
  return views === 1 ? "o dată" : `de ${plural(views, "dată", "ori")}`;
}

/** The same as a fact among others: "citit de 12 ori". */
export const viewsText = (views: number): string => (views === 0 ? "încă necitit" : `citit ${timesText(views)}`);
