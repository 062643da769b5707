import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Given = { number: number; document: string; titlu: string; text: string; istoric: boolean };
/** A request as it arrived: its key, and what the platform sent as data. */
export type Received = { path: string; key: string; messages: { role: string; content: string }[]; passages: Given[] };
export type Reply = (response: ServerResponse, received: Received) => unknown;

const event = (data: unknown): string => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const piece = (content: string) => event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

/** An answer as events, eleven characters of it in each. */
export function eventsOf(answer: string, finish: string | null = "stop"): string[] {
  return [
    event({ choices: [{ index: 0, delta: { role: "assistant" }, finish_reason: null }] }),
    ...(answer.match(/[\s\S]{1,11}/g) ?? []).map(piece),
    ...(finish === null ? [] : [event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] })]),
    event({ choices: [], usage: { prompt_tokens: 1_000, completion_tokens: 200 } }),
    event("[DONE]"),
  ];
}

/** Sends events, with a pause in milliseconds after each. */
export const streamed =
  (events: readonly string[], pause = 0): Reply =>
  async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const one of events) {
      if (response.destroyed) return;
      response.write(one);
      if (pause > 0) await sleep(pause);
    }
    response.end();
  };

type ClaimGiven = { text: string; sources: readonly number[] };
export const claims = (...all: readonly ClaimGiven[]): string => JSON.stringify({ claims: all });

/** Repeats the first sentence of each passage, with a pause after each event, then says a term that no passage has. */
export const quoting =
  (pause = 0): Reply =>
  (response, received) => {
    const quoted = received.passages.map(({ number, text }) => ({
      text: text.split(/(?<=[.:;])\s/)[0]?.slice(0, 300) ?? "",
      sources: [number],
    }));
    const [first] = quoted;
    const invented = first ? [{ ...first, text: `${first.text} Termenul este de 987 de zile.` }] : [];
    return streamed(eventsOf(claims(...quoted, ...invented)), pause)(response, received);
  };

/** A model of this machine, which answers as a test says, and remembers what it was asked. */
export class ModelEndpoint {
  readonly received: Received[] = [];
  reply: Reply = streamed(eventsOf(claims()));
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  async open(): Promise<this> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return this;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}/v1`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("error", () => {}); // the platform has left
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    const { messages } = JSON.parse(body || "{}") as { messages: Received["messages"] };
    const data = JSON.parse(messages?.[1]?.content ?? "{}") as { pasaje?: (Given & { numar: number })[] };
    const passages = (data.pasaje ?? []).map((one) => ({ ...one, number: one.numar, istoric: one.istoric === true }));
    const key = request.headers.authorization ?? "";
    const received = { path: request.url ?? "", key, messages, passages };
    this.received.push(received);
    await this.reply(response, received);
  }
}
