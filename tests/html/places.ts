import { linksOf } from "../support/html";
import { ORIGIN } from "../support/settings";

/** The links of a page that end in a place, with the page that has it. */
export const placesOf = (body: string, path: string) =>
  linksOf(body).flatMap((href) => {
    const url = URL.parse(href, ORIGIN + path);
    const place = url?.hash.slice(1);
    if (!url || !place || url.origin !== ORIGIN) return [];
    return [{ href, page: url.pathname + url.search, place: decodeURIComponent(place) }];
  });

const FOCUSABLE = /^<(a|button|input|select|textarea|summary|iframe)\b|\stabindex="/i;

/** Why a link to this place of the page would not move the focus there; null when it does. */
export function wrongPlace(body: string, place: string): string | null {
  const at = body.indexOf(` id="${place}"`);
  if (at === -1) return "there is no such place";
  const tag = body.slice(body.lastIndexOf("<", at), body.indexOf(">", at) + 1);
  return FOCUSABLE.test(tag) ? null : "the place cannot take the focus";
}
