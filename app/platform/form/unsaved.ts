import { data, isRouteErrorResponse } from "react-router";
import { refusalDataOf } from "../refusal";

/** What was typed did not arrive: said on the page, which stays as it is. */
export type Unsaved = { unsaved: string };

export const OUT_OF_REACH =
  "Serverul nu răspunde acum. Pagina a rămas cum era, cu tot ce ați scris: nu o închideți și încercați din nou.";

const FAULT =
  "S-a întâmplat ceva neașteptat la noi. Pagina a rămas cum era, cu tot ce ați scris: nu o închideți și încercați din nou.";

const SIGNED_OUT =
  "Nu s-a salvat: nu mai sunteți conectat aici. Ce ați scris a rămas în pagină: conectați-vă din nou în altă filă, apoi continuați.";

/** As a failure, after which nothing is asked for anew: that would not arrive either. */
export const unsaved = (sentence: string) => data<Unsaved>({ unsaved: sentence }, { status: 503 });

const isUnsaved = (heard: object): heard is Unsaved => "unsaved" in heard;

/** What a form shows after it has heard of a sending: the answer before stands when this one did not arrive. */
export function standingAfter<Answered extends object>(
  before: Answered | undefined,
  heard: Answered | Unsaved | undefined,
) {
  if (heard !== undefined && isUnsaved(heard)) return { answered: before, unsaved: heard.unsaved };
  return { answered: heard, unsaved: null };
}

/** Why a sending, or a loading, came to nothing; null when the server has answered it: it refused, or leads elsewhere. */
export function whyUnsaved(failed: unknown): string | null {
  const { error, status } = failureOf(failed);
  if (error instanceof Response || (status !== undefined && status < 500)) return null;
  return sentenceOf(error) ?? (status === 500 ? FAULT : OUT_OF_REACH);
}

/** The framework wraps what an action threw on the server together with the answer's status. */
function failureOf(failed: unknown): { error: unknown; status: number | undefined } {
  if (isRouteErrorResponse(failed)) return { error: failed, status: failed.status };
  const { type, data, init } = (failed ?? {}) as { type?: unknown; data?: unknown; init?: ResponseInit | null };
  return type === "DataWithResponseInit" ? { error: data, status: init?.status } : { error: failed, status: undefined };
}

function sentenceOf(error: unknown): string | null {
  return isRouteErrorResponse(error) ? (refusalDataOf(error.data)?.sentence ?? null) : null;
}

/**
 * For what is sent without being asked, while somebody types: nothing ever takes the page from under them, neither a
 * refusal nor the way to sign in, which is where the server leads when the session has ended.
 */
export async function neverThrown<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    return unsaved(error instanceof Response ? SIGNED_OUT : (sentenceOf(error) ?? OUT_OF_REACH));
  }
}
