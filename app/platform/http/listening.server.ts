import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { log } from "../log.server";
import { OperatorError } from "../operator-error";
import { hasBody } from "./arriving-body.server";

/**
 * Milliseconds. `head`: for the headers; `request`: for the whole request; `longest`: for one whose body keeps arriving,
 * `STEADY` bytes in each `steady`; `check`: how often Node enforces the first and the third.
 */
export type Patience = { head: number; request: number; longest: number; steady: number; check: number };

/**
 * Node checks every 30 seconds by default, which would turn ten seconds into forty. A form of 12 MB takes a minute on a line
 * of 1.5 Mbit/s.
 */
const PATIENCE: Patience = { head: 10_000, request: 60_000, longest: 180_000, steady: 10_000, check: 1_000 };
/** Bytes. */
const STEADY = 64 * 1024;
/** Longer than proxies keep connections, so that we never close one that a proxy is about to reuse. */
const KEPT_MS = 65_000;

export function httpServer(answer: RequestListener, patience: Patience = PATIENCE, most = mostConnections()): Server {
  const { head, longest, check } = patience;
  const limits = { headersTimeout: head, requestTimeout: longest, connectionsCheckingInterval: check };
  const server = createServer({ ...limits, keepAliveTimeout: KEPT_MS }, (request, response) => {
    if (hasBody(request)) cutWhenSlow(request, patience);
    answer(request, response);
  });
  server.maxConnections = most;
  server.on("drop", makesRoom(server));
  return server;
}

/** An idle connection costs some 15 KB. */
const MOST_CONNECTIONS = 20_000;
/** For files, the database and the processes beside: without a descriptor none of them could be opened. */
const KEPT_DESCRIPTORS = 256;

/** By what the machine lets this process open; Node has raised that to its hard limit. */
export function mostConnections(limits = openFilesLimit()): number {
  return Math.max(KEPT_DESCRIPTORS, Math.min(MOST_CONNECTIONS, limits - KEPT_DESCRIPTORS));
}

function openFilesLimit(): number {
  try {
    const line = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return Number.isNaN(Number(line)) ? Number.POSITIVE_INFINITY : Number(line);
  } catch {
    return Number.POSITIVE_INFINITY; // not Linux
  }
}

const SAID_AGAIN_MS = 60_000;

/** When there is no room, those that nobody uses just now make it for the next. Said at most once a minute. */
function makesRoom(server: Server): () => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  return () => {
    refused += 1;
    server.closeIdleConnections();
    if (performance.now() - saidAt < SAID_AGAIN_MS) return;
    saidAt = performance.now();
    log.warn(
      { most: server.maxConnections, refused },
      "too many connections: idle ones are closed and new ones refused; let the proxy keep fewer, limit them by address there, or raise LimitNOFILE",
    );
    refused = 0;
  };
}

/** Resolves when the server accepts connections. Throws `OperatorError` for an address that it cannot have. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Portul ${port} este ocupat, de platforma pornită deja sau de alt program. Opriți programul sau alegeți alt port, de exemplu PORT=${port + 1}.`,
    EACCES: `Portul ${port} cere drepturi de administrator. Alegeți un port de la 1024 în sus, de exemplu PORT=3000.`,
    EADDRNOTAVAIL: `Mașina nu are adresa HOST=${host}. Alegeți una a ei sau nu dați HOST.`,
    ENOTFOUND: `Mașina nu are adresa HOST=${host}. Alegeți una a ei sau nu dați HOST.`,
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const sentence = sentences[error.code ?? ""];
      reject(sentence ? new OperatorError(sentence) : error);
    });
    server.listen(port, host, resolve);
  });
}

const TIMEOUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** After the usual time, closes the connection as soon as its body stops arriving steadily. */
function cutWhenSlow(request: IncomingMessage, { request: usual, steady }: Patience): void {
  const { socket } = request;
  let before = 0;
  const look = () => {
    if (request.complete) return;
    const arrived = socket.bytesRead - before;
    if (arrived < STEADY) {
      socket.end(TIMEOUT);
      socket.destroySoon();
      return;
    }
    before = socket.bytesRead;
    timer = setTimeout(look, steady);
  };
  const begin = () => {
    before = socket.bytesRead;
    timer = setTimeout(look, steady);
  };
  let timer = setTimeout(begin, usual - steady);
  const stop = () => clearTimeout(timer);
  request.once("end", stop).once("close", stop);
}
