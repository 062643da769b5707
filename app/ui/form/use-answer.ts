import { useState } from "react";
import { standingAfter, type Unsaved } from "~/platform/form/unsaved";

/** The outcome of a form's submits. */
export type Answer<Answered> = {
  /** The server's last answer; kept when a later submit does not reach the server. */
  answered: Answered | undefined;
  /** The sentence for a last submit that did not reach the server. */
  unsaved: string | null;
  /** A new object for each answer. */
  heard: object | undefined;
};

/** For forms submitted by a fetcher. */
export function useAnswer<Answered extends object>(heard: Answered | Unsaved | undefined): Answer<Answered> {
  const [last, setLast] = useState<Answered>();
  const { answered, unsaved } = standingAfter(last, heard);
  if (answered !== last) setLast(answered);
  return { answered, unsaved, heard };
}
