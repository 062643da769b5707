import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` of pages with a form: reloads only for another address. A live update would otherwise replace the
 * version under the typed text, so that a colleague's work would be overwritten unnoticed; and a page whose record was just
 * deleted from its dialog would be loaded again.
 */
export const onlyElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
