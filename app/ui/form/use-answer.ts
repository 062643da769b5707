import { useState } from "react";
import { standingAfter, type Unsaved } from "~/platform/form/unsaved";

/** How the sendings of a form ended so far. */
export type Answer<Answered> = {
  /** The server's last answer, as which the form stands. What did not arrive takes nothing of it away. */
  answered: Answered | undefined;
  /** Why the last sending did not arrive. */
  unsaved: string | null;
  /** Another one each time. */
  heard: object | undefined;
};

/** Of a form that is sent by a fetcher, whose page stays: what did not arrive is said to the form itself. */
export function useAnswer<Answered extends object>(heard: Answered | Unsaved | undefined): Answer<Answered> {
  const [last, setLast] = useState<Answered>();
  const { answered, unsaved } = standingAfter(last, heard);
  if (answered !== last) setLast(answered);
  return { answered, unsaved, heard };
}
