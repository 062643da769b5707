import { chmod, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownPlatform } from "../../../tests/support/platform";
import { db, raw } from "../database/connection.server";
import { openFiles } from "../files/files.server";
import { outages } from "../outage.server";
import { keptSecret } from "../secret.server";
import { settings } from "../settings.server";
import { MailLayout, MailText } from "./layout";
import { deliverMail, type Mail, sendMail } from "./mail.server";
import { mails } from "./tables.server";

ownPlatform();

let count = 0;
/** The last delivered mail, whole. */
let last = "";

/** The mail as it leaves, header lines unfolded. */
async function delivered(mail: Partial<Mail>): Promise<string> {
  const key = `mail-test:${++count}`;
  const body = (
    <MailLayout title="Titlu">
      <MailText>Bună ziua</MailText>
    </MailLayout>
  );
  await sendMail(key, "ana@psp.test", { subject: "Subiect", body, ...mail });
  const row = (await db().select().from(mails)).find((one) => one.key === key);
  await deliverMail.run({ id: row?.id ?? "" });
  last = await readFile(join(settings().dataDir, "mail", `${row?.id}.eml`), "utf8");
  return (last.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ");
}

const headersOf = (head: string) => head.split("\r\n").map((line) => line.split(":")[0]?.toLowerCase());

describe("a stored mail", () => {
  it("is readable by our own user only, also in an existing folder", async () => {
    const folder = join(settings().dataDir, "mail");
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
    await delivered({});
    const modes = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modes(folder)).toBe(0o700);
    for (const name of await readdir(folder)) expect(await modes(join(folder, name))).toBe(0o600);
  });

  it("is beside uploads and a secret that other users cannot read", async () => {
    await chmod(settings().dataDir, 0o755);
    await openFiles();
    await keptSecret(settings().dataDir);
    const entries = await readdir(settings().dataDir);
    expect(entries).toEqual(expect.arrayContaining(["files", "mail", "secret"]));
    for (const name of entries) expect((await stat(join(settings().dataDir, name))).mode & 0o077, name).toBe(0);
  });
});

it("carries its calendar file as a calendar and as an attachment", async () => {
  await delivered({ calendar: "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n" });
  expect(last).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
  expect(last).toContain("filename=calendar.ics");
  await delivered({});
  expect(last).not.toContain("calendar");
});

describe("a mail's headers", () => {
  it("have one-click unsubscribe only when the mail supports it", async () => {
    const post = `https://psp.test/abonare/dezabonare/${"a".repeat(120)}`;
    const stoppable = await delivered({ unsubscribe: { post, write: "mailto:suport@psp.test?subject=Dezabonare" } });
    expect(stoppable).toContain(`List-Unsubscribe: <${post}>, <mailto:suport@psp.test?subject=Dezabonare>`);
    expect(stoppable).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(headersOf(await delivered({})).filter((name) => name?.startsWith("list-"))).toEqual([]);
  });

  it("say that nobody wrote it, so that holiday answers do not come back", async () => {
    for (const mail of [
      {},
      { replyTo: "ana@psp.test" },
      { unsubscribe: { post: "https://psp.test/a", write: "mailto:a@psp.test" } },
    ]) {
      const head = await delivered(mail);
      expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(head).toMatch(/^X-Auto-Response-Suppress: All$/m);
    }
  });

  it("have Reply-To only when somebody reads replies", async () => {
    expect(await delivered({ replyTo: "ana@psp.test" })).toMatch(/^Reply-To: ana@psp\.test$/m);
    expect(headersOf(await delivered({}))).not.toContain("reply-to");
  });

  it.each([
    ["a subject with a line break", { subject: "Bună\r\nBcc: victima@psp.test\r\n\r\n<b>text</b>" }],
    ["a subject with a lone carriage return", { subject: "Bună\rBcc: victima@psp.test" }],
    ["an answer's address with a line break", { replyTo: "ana@psp.test\r\nBcc: victima@psp.test" }],
    ["an answer's address with a second one", { replyTo: "ana@psp.test, victima@psp.test" }],
  ])("are no more by %s", async (_, mail) => {
    const head = await delivered(mail);
    expect(headersOf(head)).not.toContain("bcc");
    expect(head.match(/^To: .*$/m)?.[0]).toBe("To: ana@psp.test");
  });

  it("leave one file for each mail", async () => {
    const files = await readdir(join(settings().dataDir, "mail"));
    expect(files).toHaveLength(count);
  });
});

it("that was delivered and could not be noted so is no fault of the mail server", async () => {
  await raw.executeSql(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update on mails for each row when (new.sent_at is not null) execute function refuse()`);
  onTestFinished(async () => {
    await raw.executeSql("drop function refuse cascade");
  });
  await expect(delivered({})).rejects.toThrow();
  expect(outages["mail server"].isOn).toBe(false);
  const unsent = (await db().select().from(mails)).filter(({ sentAt }) => sentAt === null);
  expect(unsent).toMatchObject([{ lastError: null, attempts: 0 }]);
});
