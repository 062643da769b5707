import { createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { OperatorError } from "../operator-error";
import { poolsTransactions } from "./pooler.server";

const own = ownDatabase();

it("knows a direct connection", async () => {
  await expect(poolsTransactions(own())).resolves.toBe(false);
});

it("knows a pooler in transaction mode", async () => {
  const port = await startPooler();
  const config = { ...own(), host: "127.0.0.1", port };
  await expect(poolsTransactions(config)).resolves.toBe(true);
});

it("refuses a pooler in statement mode", async () => {
  const port = await startPooler("transaction blocks not allowed in statement pooling mode");
  await expect(poolsTransactions({ ...own(), host: "127.0.0.1", port })).rejects.toThrow(OperatorError);
});

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const WELCOME = Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), READY]);
const IDLE = 0x49;

/** As much of a pooler as the check meets: many clients, one connection to the server, lent from ReadyForQuery to the next idle one. */
async function startPooler(refusal?: string): Promise<number> {
  const backend = new pg.Client(own());
  backend.on("error", () => {}); // the test ends it by cutting the line
  await backend.connect();
  const upstream = (backend as unknown as { connection: { stream: Socket } }).connection.stream;
  upstream.removeAllListeners("data");
  let holder: Socket | null = null;
  let waiting: (() => void)[] = [];
  upstream.on("data", (answer: Buffer) => {
    holder?.write(answer);
    // answers of this check are short: each ends a piece
    if (answer.at(-1) === IDLE && answer.at(-6) === READY[0]) {
      holder = null;
      const next = waiting;
      waiting = [];
      for (const send of next) send();
    }
  });
  const server: Server = createServer((client) => {
    let greeted = false;
    const send = (message: Buffer) => {
      if (holder && holder !== client) return void waiting.push(() => send(message));
      holder = client;
      upstream.write(message);
    };
    client
      .on("error", () => {})
      .on("data", (message: Buffer) => {
        if (!greeted) client.write(WELCOME);
        else if (message[0] === 0x51)
          refusal && message.includes("begin") ? client.write(errorOf(refusal)) : send(message);
        greeted = true;
      });
    // as a pooler does: whoever leaves in the middle of a transaction has it rolled back
    client.on("close", () => {
      if (holder === client) upstream.write(Buffer.from("Q\0\0\0\rrollback\0", "latin1"));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.close();
    upstream.destroy();
  });
  return (server.address() as { port: number }).port;
}

function errorOf(message: string): Buffer {
  const fields = Buffer.from(`SERROR\0C08P01\0M${message}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields, READY]);
}
