import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For pages that hold a form: what they showed when they were opened is what their author answers, so it is asked for anew
 * only at another address. A live update would otherwise renew the version under the typed text, and a colleague's work
 * would be overwritten unseen; what was taken out from its dialog would be looked for once more.
 */
export const onlyElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
