import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { quarantineCopy } from "~/platform/installation/installation.server";
import { Browser } from "../support/browser";
import { startBucket } from "../support/bucket";
import { query } from "../support/databases";
import { freePort, runCommand, startServer, until } from "../support/servers";
import { authorityAnswers, register } from "../support/visits";
import { PostOffice } from "./support/post-office";
import { ownDatabase, ownFolder, ownServer } from "./support/stage";

const OTHER_SECRET = "another secret, as long as the first, of nobody's";

async function quarantine(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await quarantineCopy(client);
  await client.end();
}

test("a copy in quarantine sends nothing and deletes nothing until it is released", async () => {
  const post = new PostOffice(await freePort());
  await post.open();
  const bucket = await startBucket();
  onTestFinished(() => bucket.stop());
  const [databaseUrl, dataDir] = [await ownDatabase(), await ownFolder()];
  const given = { databaseUrl, dataDir, smtpUrl: post.url, env: bucket.variables };
  const first = await ownServer({ ...given, smtpUrl: "smtp://127.0.0.1:9" });
  await register(new Browser(first.origin), "uat", authorityAnswers());
  expect(await first.stop()).toBe(0);
  await quarantine(databaseUrl);
  // what a job would delete at once, were it running
  await query(databaseUrl, "insert into removed_files values ('attachments/2020-01-01/old', '2020-01-01', null, 5)");
  await query(
    databaseUrl,
    "insert into pgboss.job (name, data) values ('sweep-removed-files', '{}'), ('sweep-images', '{}')",
  );

  const copy = await ownServer(given);
  expect(copy.output()).toContain("carantină");
  const ready = await (await fetch(`${copy.origin}/readyz`)).json();
  expect(ready).toMatchObject({ ready: true, warnings: [expect.stringContaining("carantină")] });
  expect((await fetch(`${copy.origin}/parteneri`)).status).toBe(200);
  await register(new Browser(copy.origin), "uat", authorityAnswers());
  expect(await copy.stop()).toBe(0);
  expect(post.received).toEqual([]);
  const unfinished = "select count(*)::int from pgboss.job where name like 'sweep-%' and state = 'created'";
  expect(await query(databaseUrl, unfinished)).toEqual([{ count: 2 }]);

  const undecided = await runCommand(["release"], given);
  expect(undecided).toMatchObject({ status: 1, out: expect.stringMatching(/ 1 {2}mail /) });
  expect(undecided.error).toContain("--drop-overdue ORE");
  await query(
    databaseUrl,
    "update mails set created_at = now() - interval '3 hours' where key = (select min(key) from mails)",
  );
  const released = await runCommand(["release", "--drop-overdue", "2"], given);
  expect(released).toMatchObject({ status: 0, out: expect.stringContaining("S-a renunțat la 1 e-mail") });
  await ownServer(given);
  await until(() => post.received.length > 0, "the mail that is not old has left");
  await until(async () => (await query(databaseUrl, "select from removed_files")).length === 0, "the sweep has run");
  expect(await query(databaseUrl, "select from mails where withdrawn_at is not null")).toHaveLength(1);
  expect(await query(databaseUrl, "select from journal where what = 'installation.released'")).toHaveLength(1);
});

test("another secret is refused until it is accepted, which ends the second factors that it cannot read", async () => {
  const databaseUrl = await ownDatabase();
  const dataDir = await ownFolder();
  await (await ownServer({ databaseUrl, dataDir })).stop();
  const other = { databaseUrl, dataDir, env: { SECRET: OTHER_SECRET } };
  await expect(startServer(other)).rejects.toThrow("npm run admin -- secret accept");
  expect((await runCommand(["secret"], other)).out).toContain("nu mai sunt valabile");
  await expect(startServer(other)).rejects.toThrow("Secretul nu este cel cu care");
  await query(
    databaseUrl,
    "insert into two_factors (id, user_id, secret, backup_codes) select gen_random_uuid(), id, 'ff', 'ff' from users limit 1",
  );
  const accepted = await runCommand(["secret", "accept"], other);
  expect(accepted).toMatchObject({ status: 0, out: expect.stringContaining("s-a oprit la 1 persoană") });
  expect(await query(databaseUrl, "select from two_factors")).toEqual([]);
  const server = await ownServer(other);
  expect(server.running()).toBe(true);
});
