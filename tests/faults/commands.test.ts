import { expect, test } from "vitest";
import { query } from "../support/databases";
import { freePort, runCommand } from "../support/servers";
import { PostOffice } from "./support/post-office";
import { cast, ownDatabase, ownFolder, ownServer, visit } from "./support/stage";

test("an operator suspends the only administrator, lets them back in, and the journal says who did it", async () => {
  const databaseUrl = await ownDatabase();
  const dataDir = await ownFolder();
  const run = (...words: string[]) => runCommand(words, { databaseUrl, dataDir });
  const server = await ownServer({ databaseUrl, dataDir });
  const [admin] = cast().admins;
  expect((await visit(server, admin).get("/admin/dashboard")).status).toBe(200);

  expect(await run("suspend", admin.email)).toMatchObject({ status: 1, error: expect.stringContaining("Folosire") });
  expect(await run("suspend", admin.email, "cont", "furat")).toMatchObject({ status: 0 });
  expect((await visit(server, admin).get("/admin/dashboard")).status).toBe(302);
  expect((await run("list", admin.email)).out).toContain("suspendat");
  expect(await run("suspend", admin.email, "încă o dată")).toMatchObject({ status: 1 });
  expect(await run("unsuspend", admin.email)).toMatchObject({ status: 0 });
  expect((await run("list", admin.email)).out).toContain("activ");

  await query(databaseUrl, "insert into rate_limits values ($1, now(), 9), ($2, now(), 9), ($3, now(), 9)", [
    `sign-in-account:${admin.email}`,
    `sign-in-account-address:${admin.email} 203.0.113.4`,
    `sign-in-account:another.${admin.email}`,
  ]);
  expect((await run("unblock", admin.email.toUpperCase())).out).toContain("2 numărători");
  expect(await query(databaseUrl, "select key from rate_limits")).toEqual([
    { key: `sign-in-account:another.${admin.email}` },
  ]);

  const entries = await query<{ what: string; note: string }>(
    databaseUrl,
    "select what, note from journal where user_id is null order by at, id",
  );
  expect(entries.map(({ what }) => what)).toEqual([
    ...["command.run", "person.suspended", "command.run", "command.run", "command.run", "person.restored"],
    ...["command.run", "command.run"],
  ]);
  expect(entries[0]?.note).toMatch(/^suspend \(.+\)$/);
  expect(entries[1]?.note).toBe("cont furat");
});

test("a console reads, writes only when asked to, and leaves no people's data in the journal", async () => {
  const databaseUrl = await ownDatabase();
  const dataDir = await ownFolder();
  const run = (words: string[], typed?: string) =>
    runCommand(words, { databaseUrl, dataDir, ...(typed ? { typed } : {}) });
  await query(databaseUrl, "insert into rate_limits values ('kept', now(), 1)");
  const refused = await run(
    ["sql"],
    "delete from rate_limits;\ncommit; delete from rate_limits;\nselect key\nfrom rate_limits where key = 'kept';\n",
  );
  expect(refused.status).toBe(1);
  expect(refused.error.match(/Nu s-a schimbat nimic/g)).toHaveLength(2);
  expect(refused.out).toMatch(/^kept$/m);
  expect(await run(["sql", "--write", "delete from rate_limits where key = 'kept'"])).toMatchObject({ status: 0 });
  expect(await query(databaseUrl, "select from rate_limits")).toEqual([]);
  const notes = await query<{ note: string }>(databaseUrl, "select note from journal where what = 'command.run'");
  expect(notes.map(({ note }) => note).join("\n")).toContain("sql write: delete from rate_limits where key = '…'");
  expect(notes.map(({ note }) => note).join("\n")).not.toContain("kept");
});

test("what a mail server refused for good is sent again, a try says what the server answers, and jobs are retried or dropped", async () => {
  const databaseUrl = await ownDatabase();
  const dataDir = await ownFolder();
  const port = await freePort();
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const run = (...words: string[]) => runCommand(words, { databaseUrl, dataDir, smtpUrl });
  expect(await run("mail", "test", "ana@psp.test")).toMatchObject({
    status: 1,
    error: expect.stringContaining("Serverul de e-mail nu a primit mesajul"),
  });
  const post = new PostOffice(port);
  await post.open();
  expect((await run("mail", "test", "ana@psp.test")).out).toContain("Serverul de e-mail a primit mesajul");
  expect(post.received).toHaveLength(1);

  const [mail] = await query<{ id: string }>(
    databaseUrl,
    `insert into mails (id, key, recipient, subject, html, text, created_at, failed_at)
    values (gen_random_uuid(), 'refused', 'ana@psp.test', 'Refuzat', '', '', now(), now()) returning id`,
  );
  await ownServer({ databaseUrl, dataDir, smtpUrl });
  expect((await run("resend", "ana@psp.test")).out).toContain("1 e-mail ");
  await expect.poll(() => post.received.map(({ messageId }) => messageId)).toContain(`<${mail?.id}@127.0.0.1>`);

  await query(
    databaseUrl,
    `insert into pgboss.job (name, data, state, retry_count, output)
    values ('count-figures', '{}', 'failed', 20, '{"message": "the disk was full"}')`,
  );
  expect((await run("jobs")).out).toMatch(/count-figures .*1 .*the disk was full/);
  expect(await run("jobs", "drop", "count-figures")).toMatchObject({ status: 0 });
  expect(await run("jobs", "retry", "count-figures")).toMatchObject({ status: 1 });
  await query(databaseUrl, "insert into pgboss.job (name, data, state) values ('count-figures', '{}', 'failed')");
  expect((await run("jobs", "retry", "count-figures")).out).toContain("1 job „count-figures” ");
});
