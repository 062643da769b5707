import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { type ConnectOptions, connect, disconnect } from "~/platform/database/connection.server";
import { asAdministrator, type ServerAddress } from "./template";

/** A copy of the template database, in some 20 ms. */
export function cloneDatabase(): Promise<ServerAddress> {
  return createDatabase(`template ${inject("server").template} strategy file_copy`);
}

/** An empty database, for tests of migrations. */
export function emptyDatabase(): Promise<ServerAddress> {
  return createDatabase("");
}

async function createDatabase(from: string): Promise<ServerAddress> {
  const { administrator, application } = inject("server");
  const database = `t_${process.pid}_${randomUUID().slice(0, 8)}`;
  await asAdministrator(administrator, (client) =>
    client.query(`create database ${database} ${from} owner ${application.user}`),
  );
  return { ...application, database };
}

/** Ends its connections too. */
export async function dropDatabase({ database }: ServerAddress): Promise<void> {
  const { administrator } = inject("server");
  await asAdministrator(administrator, (client) => client.query(`drop database if exists ${database} with (force)`));
}

/** A busy machine is no failure: twenty at once may wait for seconds for the five connections of a test. */
const WAIT_SECONDS = 30;

/** Gives this test file a database of its own, connected for all its tests. The returned function gives its address. */
export function ownDatabase(options: ConnectOptions = {}): () => ServerAddress {
  let own: ServerAddress | undefined;
  beforeAll(async () => {
    own = await cloneDatabase();
    await connect(own, { max: 5, waitSeconds: WAIT_SECONDS, ...options });
  });
  afterAll(async () => {
    await disconnect();
    if (own) await dropDatabase(own);
  });
  return () => {
    if (!own) throw new Error("The database is there once the tests run, not while they are collected");
    return own;
  };
}
