import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { settings } from "../settings.server";
import { secureHeaders } from "./headers.server";
import { type Asked, isScript, overloadedAnswer } from "./plain-page.server";

type Written = { status: number; headers: string[]; body: Buffer };

const kept = new Map<string, Written>();

/**
 * The refusal of a request that only reads, written to the socket by itself: a `Response` costs more of a processor, and
 * under overload hundreds are refused each second beside the pages that are answered.
 */
export async function refuseAtOnce(outgoing: ServerResponse, request: Asked): Promise<Response> {
  const { https } = settings();
  const key = `${isScript(request)} ${https}`;
  const known = kept.get(key) ?? (await written(overloadedAnswer(request), https));
  kept.set(key, known);
  outgoing.writeHead(known.status, known.headers).end(known.body);
  return RESPONSE_ALREADY_SENT;
}

async function written(answer: Response, https: boolean): Promise<Written> {
  secureHeaders(answer.headers, https);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers, ["content-length", String(body.length)]].flat();
  return { status: answer.status, headers, body };
}
