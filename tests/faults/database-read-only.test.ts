import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Browser } from "../support/browser";
import { createDatabase, query, startDatabase, urlOf } from "../support/databases";
import { startServer, statusOf, until } from "../support/servers";
import { makeCast } from "./support/cast";
import { ownServer, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

async function ownCluster() {
  const cluster = await startDatabase();
  onTestFinished(() => cluster.remove());
  return cluster;
}

/** The output of a process that refuses to start on this database. */
const refusalOf = (databaseUrl: string): Promise<string> =>
  startServer({ databaseUrl }).then(
    async (server) => `started ${await server.stop()}`,
    (error: Error) => error.message,
  );

test("a server that takes no more writes is not ready; what writes is answered 503, what reads goes on", async () => {
  const cluster = await ownCluster();
  const url = await createDatabase(cluster);
  const server = await ownServer({ databaseUrl: url });
  const { authorities } = await makeCast(url);
  const clerk = visit(server, authorities[0]);
  const stranger = new Browser(server.origin);
  const draft = clerk.prepare(await clerk.get(NEW_REQUEST), {
    title: "Ce era scris înainte",
    category: "eu_funds",
    description: "Se trimite de două ori.",
  });
  const signIn = stranger.prepare(await stranger.get("/login?tip=uat"), {
    email: authorities[0].email,
    parola: "Parola-Gresita-1",
  });
  const superuser = urlOf(cluster.superuser);
  const readOnly = async (state: "on" | "off") => {
    await query(superuser, `alter system set default_transaction_read_only = ${state}`);
    await query(superuser, "select pg_reload_conf()");
  };

  await readOnly("on");
  await until(async () => (await statusOf(`${server.origin}/readyz`)) === 503, "not ready");
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({
    ready: false,
    problems: ["baza de date primește numai citiri"],
  });
  for (const answer of [await signIn(), await draft()]) {
    expect.soft(answer.status, answer.path).toBe(503);
    expect.soft(Number(answer.headers.get("retry-after")), answer.path).toBeGreaterThan(0);
    expect.soft(answer.words, answer.path).toContain("Revenim imediat");
  }
  for (const path of ["/parteneri", "/blog", "/login?tip=uat", "/cauta?q=drum"])
    expect.soft((await stranger.get(path)).status, path).toBe(200);
  expect((await clerk.get("/uat/dashboard")).status).toBe(200);

  await readOnly("off");
  await until(async () => (await statusOf(`${server.origin}/readyz`)) === 200, "ready again");
  expect((await draft()).status).toBe(303);
  expect(server.running()).toBe(true);
});

test("a hot standby: the start is refused with a sentence, and a process that finds itself on one is not ready", async () => {
  const cluster = await ownCluster();
  const url = await createDatabase(cluster);
  const server = await ownServer({ databaseUrl: url });
  const { authorities } = await makeCast(url);
  const signal = join(cluster.folder, "standby.signal");

  await cluster.stop();
  await writeFile(signal, "");
  await cluster.start();
  await until(
    async () => (await (await fetch(`${server.origin}/readyz`)).text()).includes("numai citiri"),
    "read-only",
  );
  expect((await visit(server, authorities[0]).get("/uat/dashboard")).status).toBe(200);
  const refusal = await refusalOf(url);
  expect(refusal).toMatch(/\nBaza de date primește numai citiri[^\n]*\.\n$/);
  expect(refusal).not.toContain("    at ");

  await cluster.stop();
  await rm(signal);
  await cluster.start();
  await until(async () => (await statusOf(`${server.origin}/readyz`)) === 200, "ready again");
  expect(server.running()).toBe(true);
});

test("no database at the address: the start is refused with a sentence that says what to do", async () => {
  const cluster = await ownCluster();
  const url = await createDatabase(cluster);
  await query(urlOf(cluster.superuser), "alter role app connection limit 0");
  const answers = [
    ["postgres://nobody:x@127.0.0.1:1/psp", /Verificați DATABASE_URL și serverul/],
    ["postgres://nobody:x@no-such-host.invalid/psp", /verificați DNS-ul mașinii/],
    [url.replace(/app:[^@]*@/, "app:x@"), /utilizatorul și parola/],
    [url, /măriți max_connections/],
  ] as const;
  for (const [databaseUrl, advice] of answers) {
    const refusal = await refusalOf(databaseUrl);
    expect(refusal).toMatch(/\nBaza de date nu răspunde: [^\n]*\.\n$/);
    expect(refusal).toMatch(advice);
    expect(refusal).not.toContain("    at ");
  }
});

test("a second process that keeps files elsewhere is refused where the address is public", async () => {
  const cluster = await ownCluster();
  const url = await createDatabase(cluster);
  const env = { ORIGIN: "https://psp.exemplu.ro", TEST_VISITORS: "" };
  const first = await ownServer({ databaseUrl: url, env });
  const elsewhere = await startServer({ databaseUrl: url, env }).then(
    async (server) => `started ${await server.stop()}`,
    (error: Error) => error.message,
  );
  expect(elsewhere).toMatch(/ține fișierele în alt loc: [^\n]*\.\n$/);
  const beside = await ownServer({ databaseUrl: url, env, dataDir: first.dataDir });
  expect(beside.running()).toBe(true);
});
