/**
 * An expected refusal with its HTTP status. Its three fields are those of React Router's `data()`: thrown in a loader or
 * action it is shown as the error page of its status.
 */
export class Refusal extends Error {
  readonly type = "DataWithResponseInit";
  readonly data: RefusalData;
  readonly init: { status: number; headers?: Record<string, string> };

  constructor(status: number, sentence: string, way?: ForwardLink, headers?: Record<string, string>) {
    super(sentence);
    this.name = "Refusal";
    // a way back would say what is there to somebody who must not learn that it exists
    this.data = status === 404 ? { sentence } : { sentence, way };
    this.init = headers ? { status, headers } : { status };
  }

  get status(): number {
    return this.init.status;
  }

  /** The same refusal; its page shows these texts too. */
  showing(texts: Omit<RefusalData, "sentence" | "way">): this {
    Object.assign(this.data, texts);
    return this;
  }
}

/** A way forward that the refusal's page offers as a link. */
export type ForwardLink = { href: string; label: string };
export type RefusalData = {
  sentence: string;
  way?: ForwardLink | undefined;
  /** What is stored where only one text can be. */
  stored?: StoredFirst;
  /** What this person typed and was not sent. */
  typed?: TypedTexts;
};

/** `by` is null when the reader stored it, or may not know who did. */
export type StoredFirst = { by: string | null; when: string | null; texts: readonly string[] };

/** One text that a person typed, with the label of its field where that is known. */
export type TypedText = { label: string | null; text: string };

/** Whether the whole of a text that is shown in part is stored: known once it was. */
export type CutText = { isKept: boolean };

export type TypedTexts = {
  texts: readonly TypedText[];
  /** Present when they are too long to be shown whole. */
  cut?: CutText | undefined;
  /** The draft in which they are kept; null when they are only in the refused form. */
  draft: { path: string; from: string } | null;
};

/**
 * The data of a refusal as a page receives it: an object, or the JSON text of an answer given before the framework. Null for
 * anything else.
 */
export function refusalDataOf(data: unknown): RefusalData | null {
  const read = typeof data === "string" ? readJson(data) : data;
  const isRefusal =
    typeof read === "object" && read !== null && typeof (read as Partial<RefusalData>).sentence === "string";
  return isRefusal ? (read as RefusalData) : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The sentence of every 404. */
export const MISSING = "Pagina pe care o căutați nu există sau nu este a dumneavoastră.";

/** The same answer for missing records and for those of others, so that nobody learns what exists. */
export function notFound(): Refusal {
  return new Refusal(404, MISSING);
}

/** What was looked for; throws the answer for a missing record when there is nothing. */
export function orNotFound<Value>(value: Value): NonNullable<Value> {
  if (!value) throw notFound();
  return value;
}

/** Seen, but not allowed. The sentence says why and what would change it. */
export function forbidden(sentence: string, way?: ForwardLink): Refusal {
  return new Refusal(403, sentence, way);
}

/** The state has changed meanwhile. The sentence says what happened, `way` links to the present state. */
export function movedOn(sentence: string, way?: ForwardLink): Refusal {
  return new Refusal(409, sentence, way);
}

/** Input that no form of ours can send: unreadable body, NUL byte, impossible id. */
export function badRequest(sentence = "Cererea nu a putut fi citită. Reîncărcați pagina și încercați din nou.") {
  return new Refusal(400, sentence);
}

/** Something we depend on is out of reach; `seconds` until asking again makes sense. */
export function later(sentence: string, seconds: number): Refusal {
  return new Refusal(503, sentence, undefined, { "retry-after": String(Math.ceil(seconds)) });
}

export const isTooMany = (error: unknown): error is Refusal => error instanceof Refusal && error.status === 429;

/** Too many tries; `seconds` until the next one makes sense. */
export function tooMany(sentence: string, seconds: number): Refusal {
  return new Refusal(429, sentence, undefined, { "retry-after": String(Math.ceil(seconds)) });
}
