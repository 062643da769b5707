import { data, isRouteErrorResponse } from "react-router";
import { refusalDataOf } from "../refusal";

/** The submitted form did not reach the server; the page shows this sentence and keeps its state. */
export type Unsaved = { unsaved: string };

export const OUT_OF_REACH =
  "Serverul nu răspunde acum. Pagina a rămas cum era, cu tot ce ați scris: nu o închideți și încercați din nou.";

/** What is said when no answer came, and when the server failed. */
export type LostWords = { away: string; fault: string };

export const FORM_WORDS: LostWords = {
  away: OUT_OF_REACH,
  fault:
    "S-a întâmplat ceva neașteptat la noi. Pagina a rămas cum era, cu tot ce ați scris: nu o închideți și încercați din nou.",
};

export const PAGE_WORDS: LostWords = {
  away: "Nu există conexiune la internet sau platforma nu răspunde. Pagina aceasta a rămas deschisă, cu tot ce ați scris.",
  fault: "S-a întâmplat ceva neașteptat la noi, iar pagina cerută nu s-a deschis. Cea de acum a rămas cum era.",
};

/** Of typed text that could not be kept or saved. The bar on top of the page says what is done with it. */
export const SIGNED_OUT = "Sesiunea s-a încheiat. Ce ați scris a rămas în pagină.";

/** With an error status, after which React Router does not reload the page's data. */
export const unsaved = (sentence: string) => data<Unsaved>({ unsaved: sentence }, { status: 503 });

export const isUnsaved = (heard: unknown): heard is Unsaved =>
  typeof heard === "object" && heard !== null && "unsaved" in heard;

/** The answer that a form shows: the previous one when the last submit did not reach the server. */
export function standingAfter<Answered extends object>(
  before: Answered | undefined,
  heard: Answered | Unsaved | undefined,
) {
  if (heard !== undefined && isUnsaved(heard)) return { answered: before, unsaved: heard.unsaved };
  return { answered: heard, unsaved: null };
}

/** A form larger than the server receives: its page has to stay, since nothing of it was read. */
const TOO_LARGE = 413;

/** The sentence for a submit or load without an answer; null when the server answered (also a refusal or a redirect). */
export function whyUnsaved(failed: unknown, words = FORM_WORDS): string | null {
  const { error, status } = failureOf(failed);
  if (error instanceof Response || (status !== undefined && status < 500 && status !== TOO_LARGE)) return null;
  return sentenceOf(error) ?? (status === 500 ? words.fault : words.away);
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
 * For autosave: turns every error into a sentence, so that neither a refusal nor the redirect to sign-in after the session
 * has ended replaces the page while somebody types.
 */
export async function neverThrown<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    return error instanceof Response ? unsaved(SIGNED_OUT) : unsaved(sentenceOf(error) ?? OUT_OF_REACH);
  }
}
