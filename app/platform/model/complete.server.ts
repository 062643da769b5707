import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import type { ModelSettings } from "./settings";

/**
 * What went wrong: nothing answers at the address (or it leads elsewhere), the request was refused (a wrong key or model), too
 * many requests, an error of the server, no end in time, an end before the answer was whole, an answer in another form, and one
 * that is too long.
 */
export type EndpointFault = "unreachable" | "refused" | "crowded" | "failed" | "late" | "cut" | "invalid" | "too-long";

export class EndpointError extends Error {
  readonly fault: EndpointFault;

  constructor(fault: EndpointFault, cause?: unknown) {
    super(`The model's endpoint: ${fault}`, { cause });
    this.name = "EndpointError";
    this.fault = fault;
  }
}

export type ModelMessage = { role: "system" | "user"; content: string };
export type Tokens = { in: number; out: number };

/** Of the whole stream; a token comes in about 250 bytes. */
const MOST_BYTES = 512 * 1024;
const MOST_TOKENS = 800;
/**
 * Milliseconds for what comes after the end of an answer (the count of its tokens), where the endpoint leaves the line open.
 */
const LAST_MS = 500;
/** Where the endpoint does not say how many tokens it counted. Romanian has three characters or more in one. */
const CHARACTERS_IN_TOKEN = 3;
const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_IN_TOKEN);

/** Far more than was sent or may be answered: a larger number is none. */
const counted = z.number().int().min(0).max(1_000_000);

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ prompt_tokens: counted, completion_tokens: counted }).nullish(),
});

type Asked = { model: ModelSettings; messages: readonly ModelMessage[]; signal: AbortSignal };

/**
 * The text of an answer, piece by piece. It has ended only when the generator returns: it throws `EndpointError` for any other
 * end, also where the endpoint stopped by itself before the answer was whole; an endpoint that has said the end is not waited
 * for. The request goes to the configured address alone. `spent` is kept up to date with the tokens that the endpoint takes
 * money for.
 */
export async function* complete(asked: Asked, spent: Tokens): AsyncGenerator<string, void> {
  spent.in = tokensOf(asked.messages.map(({ content }) => content).join(""));
  const body = await bodyOf(asked).catch((error: unknown) => {
    if (!asked.signal.aborted) spent.in = 0; // left while it waits, an endpoint has read the question all the same
    throw error;
  });
  const events = body
    .pipeThrough(atMost(MOST_BYTES))
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const leave = () => events.cancel().catch(() => {});
  let last: ReturnType<typeof setTimeout> | undefined;
  let text = "";
  let isWhole = false;
  try {
    for (let next = await events.read(); !next.done; next = await events.read()) {
      if (next.value.data === "[DONE]") break;
      const { choices, usage } = read(next.value.data);
      for (const { delta, finish_reason: reason } of choices) {
        if (reason) {
          isWhole = reason === "stop";
          last ??= setTimeout(leave, LAST_MS);
        }
        if (!delta?.content) continue;
        text += delta.content;
        spent.out = tokensOf(text);
        yield delta.content;
      }
      if (usage) Object.assign(spent, { in: usage.prompt_tokens, out: usage.completion_tokens });
    }
  } catch (error) {
    throw error instanceof EndpointError ? error : new EndpointError(isLate(asked.signal) ? "late" : "cut", error);
  } finally {
    clearTimeout(last);
    await leave();
  }
  if (!isWhole) throw new EndpointError("cut");
}

async function bodyOf({ model, messages, signal }: Asked): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(`${model.url}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal,
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(model.key === null ? {} : { authorization: `Bearer ${model.key}` }),
    },
    body: JSON.stringify({
      model: model.name,
      messages,
      temperature: 0,
      max_tokens: MOST_TOKENS,
      stream: true,
      stream_options: { include_usage: true },
      response_format: { type: "json_object" },
    }),
  }).catch((error: unknown) => {
    throw new EndpointError(isLate(signal) ? "late" : "unreachable", error);
  });
  const fault = faultOf(answer);
  if (fault === null && answer.body !== null) return answer.body;
  await answer.body?.cancel();
  throw new EndpointError(fault ?? "cut");
}

function faultOf({ status, ok, headers }: Response): EndpointFault | null {
  if (status === 429) return "crowded";
  if (status >= 500) return "failed";
  if (!ok) return "refused";
  return headers.get("content-type")?.startsWith("text/event-stream") ? null : "invalid";
}

/** A stream that was interrupted for another reason than its time is no fault of the endpoint; the caller knows the reason. */
const isLate = ({ aborted, reason }: AbortSignal): boolean => aborted && reason?.name === "TimeoutError";

function read(data: string): z.output<typeof chunk> {
  try {
    const given: unknown = JSON.parse(data);
    if (typeof given === "object" && given !== null && "error" in given) throw new EndpointError("failed");
    return chunk.parse(given);
  } catch (error) {
    throw error instanceof EndpointError ? error : new EndpointError("invalid", error);
  }
}

/** Passes bytes on, and fails after so many. */
function atMost(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let passed = 0;
  return new TransformStream({
    transform(bytes, controller) {
      passed += bytes.length;
      if (passed > most) throw new EndpointError("too-long");
      controller.enqueue(bytes);
    },
  });
}
