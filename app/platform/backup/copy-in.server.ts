import { once } from "node:events";
import type { Duplex } from "node:stream";
import pg from "pg";

type CopyConnection = {
  stream: Duplex;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
type Taking = pg.Query & { handleCopyInResponse(connection: CopyConnection): void };

/** Sends the bytes as what `COPY … FROM STDIN` reads. Rejects when the server refuses them, or when they cannot be read. */
export async function copyIn(client: pg.Client, text: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const query = new pg.Query(text) as Taking;
  let unread: unknown = null;
  query.handleCopyInResponse = (connection) => {
    send(connection, bytes).catch((error: unknown) => {
      unread = error;
      connection.sendCopyFail("the copy cannot be read");
    });
  };
  await new Promise<void>((resolve, reject) => {
    query.on("end", () => resolve());
    query.on("error", (error) => reject(unread ?? error));
    client.query(query);
  });
}

async function send(connection: CopyConnection, bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of bytes) {
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
  }
  connection.endCopyFrom();
}
