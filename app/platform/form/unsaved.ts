import { data, isRouteErrorResponse } from "react-router";

/** What was typed did not arrive: said on the page, which stays as it is. */
export type Unsaved = { unsaved: string };

const OUT_OF_REACH = "Serverul nu răspunde acum. Ce ați scris a rămas în pagină: nu o închideți și încercați din nou.";

const SIGNED_OUT =
  "Nu s-a salvat: nu mai sunteți conectat aici. Ce ați scris a rămas în pagină: conectați-vă din nou în altă filă, apoi continuați.";

/** As a failure, after which nothing is asked for anew: that would not arrive either. */
const unsaved = (sentence = OUT_OF_REACH) => data<Unsaved>({ unsaved: sentence }, { status: 503 });

const isUnsaved = (heard: object): heard is Unsaved => "unsaved" in heard;

/** What a page shows after it has heard of a sending: the answer before stands when this one did not arrive. */
export function standingAfter<Answered extends object>(
  before: Answered | undefined,
  heard: Answered | Unsaved | undefined,
) {
  if (heard !== undefined && isUnsaved(heard)) return { answered: before, unsaved: heard.unsaved };
  return { answered: heard, unsaved: null };
}

/** Sends a form from a hydrated page. Where the line is down the form stays; what the server refuses has a page of its own. */
export async function orUnsaved<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unsaved();
  }
}

/**
 * The same for what is sent without being asked, while somebody types: nothing ever takes the page from under them, not
 * even the way to sign in, which is where the server leads when the session has ended.
 */
export async function neverThrown<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) return unsaved(SIGNED_OUT);
    const said = isRouteErrorResponse(error) ? error.data?.sentence : undefined;
    return unsaved(typeof said === "string" ? said : OUT_OF_REACH);
  }
}
