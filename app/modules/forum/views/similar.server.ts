import { createContext, type RouterContextProvider } from "react-router";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { NOTHING_SIMILAR, type Similar } from "../parts/similar";
import { seesInside } from "../rules/policy";
import { isSearchable } from "../rules/text";
import { similarDiscussions } from "../store/similar.server";

/** The documents of the library that answer a title, of those that this person may read. */
export type QuoteLibrary = (title: string, reader: Visitor, at: Date) => Promise<Similar["documents"]>;

/**
 * Who quotes the library. The assistant does, which sees the forum and is not seen by it, so the application puts it into the
 * context of each request; nothing is quoted where it has not.
 */
export const libraryQuotes = createContext<QuoteLibrary>(async () => []);

/** The discussions and the documents that are about the same as a title, of those that the signed-in person may read. */
export async function similarTo(title: string, context: Readonly<RouterContextProvider>): Promise<Similar> {
  if (!isSearchable(title)) return NOTHING_SIMILAR;
  const reader = actorOf(context);
  const [discussions, documents] = await Promise.all([
    similarDiscussions(title, seesInside(reader)),
    context.get(libraryQuotes)(title, reader, now()),
  ]);
  return { discussions, documents };
}
