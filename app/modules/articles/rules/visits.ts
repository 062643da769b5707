import { plural } from "~/platform/language/plural";

const READ = /^\/(?:blog|uat\/article)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/;

/** The article that is read at this address, by its document or by what a page of the framework asks for; null elsewhere. */
export const articleReadAt = (path: string): string | null => READ.exec(path)?.[1] ?? null;

/** "citit de 12 ori"; null while nobody but its authors has read it. */
export function viewsText(views: number): string | null {
  if (views === 0) return null;
  return views === 1 ? "citit o dată" : `citit de ${plural(views, "dată", "ori")}`;
}
