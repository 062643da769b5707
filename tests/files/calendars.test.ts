import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEADLINE, hoursAfter, need, START } from "~/modules/requests/stories.test-data";
import { cancelRequest } from "~/modules/requests/verbs/decisions.server";
import { createRequest, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { programPath } from "~/modules/training/rules/paths";
import { programInput, publishedProgram } from "~/modules/training/training.test-data";
import { enrol, withdraw } from "~/modules/training/verbs/enrolments.server";
import { cancelProgram, editProgram } from "~/modules/training/verbs/programs.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { deliverMail } from "~/platform/mail/mail.server";
import { mails } from "~/platform/mail/tables.server";
import { settings } from "~/platform/settings.server";
import { type ReadCalendar, readCalendar } from "../support/calendars";
import { HOSTILE_WORDS } from "../support/hostile-words";
import { member, type OneOfEach, oneOfEach, type Person } from "../support/people";
import { deliverJournal, ownPlatform } from "../support/platform";

ownPlatform();

/** Every file that makes, sends or asks for a calendar file; each is reached by a test below. */
const MAKERS = [
  "app/across/development/pages/public-mail.page.tsx",
  "app/across/notifications/listener/training.server.ts",
  "app/modules/requests/pages/request-calendar.page.ts",
  "app/modules/training/content/calendar.server.ts",
  "app/modules/training/pages/program-calendar.page.ts",
  "app/platform/calendar/calendar-file.server.ts",
  "app/platform/mail/mail.server.ts",
];

let people: OneOfEach;
beforeAll(async () => {
  setClock(START);
  people = await oneOfEach();
});
beforeEach(() => setClock(START));

async function calendarAt(who: Person, path: string): Promise<ReadCalendar> {
  const answer = await who.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+\.ics"$/);
  return readCalendar(new Uint8Array(await answer.arrayBuffer()), answer.headers.get("content-type") ?? "");
}

it("every maker of calendar files stands in the list", () => {
  const pattern =
    "text/calendar|VCALENDAR|ical-generator|icalEvent|calendarOf\\(program|calendarFile\\(|calendarText\\(|calendarType\\(";
  const found = execFileSync("git", ["grep", "--untracked", "-lE", pattern, "--", "app"]).toString().trim().split("\n");
  expect(found.filter((file) => !/\.test(-data)?\.tsx?$/.test(file)).sort()).toEqual(MAKERS);
});

describe("the deadline of a request", () => {
  it.each(HOSTILE_WORDS)("is read back by a calendar program: %j", async (written, read) => {
    const id = await createRequest(people.uat.actor, need({ title: written }), NO_FILES);
    await sendRequest(people.uat.actor, id, {});
    for (const [who, path] of [
      [people.uat, `/uat/service-requests/${id}/termen.ics`],
      [people.firma, `/firma/opportunities/${id}/termen.ics`],
    ] as const) {
      const { method, events } = await calendarAt(who, path);
      expect([method, events.length]).toEqual(["PUBLISH", 1]);
      expect(events[0]).toMatchObject({
        summary: `Termen: ${read}`,
        status: "CONFIRMED",
        sequence: 0,
        start: DEADLINE,
      });
    }
    await cancelRequest(people.uat.actor, id, { reason: "no_budget", text: null });
    const { method, events } = await calendarAt(people.uat, `/uat/service-requests/${id}/termen.ics`);
    expect([method, events[0]?.sequence]).toEqual(["CANCEL", 1]);
  });
});

const quotedPrintable = (body: string): Buffer =>
  Buffer.from(
    body
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, octet: string) => String.fromCharCode(Number.parseInt(octet, 16))),
    "latin1",
  );

/** A part of a mail with these words in its content type: the type, and the part decoded. */
function partOf(mail: string, type: string): { type: string; bytes: Buffer } {
  const [, head = "", body = ""] =
    mail
      .split(/\r\n--[^\r\n]+(?:\r\n|$)/)
      .map((part) => /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(part))
      .find((part) => part?.[1]?.includes(type)) ?? [];
  const lines = head.replace(/\r\n[ \t]+/g, " ");
  const isBase64 = /content-transfer-encoding: base64/i.test(lines);
  return {
    type: /content-type: ([^\r]+)/i.exec(lines)?.[1] ?? "",
    bytes: isBase64 ? Buffer.from(body, "base64") : quotedPrintable(body),
  };
}

/** The calendars that came to a person by mail, the first one first, as their mail program has them. */
async function mailedCalendars({ actor }: Person): Promise<ReadCalendar[]> {
  const rows = await db()
    .select()
    .from(mails)
    .where(eq(mails.recipient, actor.email))
    .orderBy(mails.createdAt, mails.id);
  const read: ReadCalendar[] = [];
  for (const { id, calendar } of rows) {
    if (calendar === null) continue;
    await deliverMail.run({ id });
    const mail = await readFile(join(settings().dataDir, "mail", `${id}.eml`), "utf8");
    const shown = partOf(mail, "text/calendar");
    expect(String(shown.bytes)).toBe(calendar);
    expect(partOf(mail, "application/ics").bytes).toEqual(shown.bytes);
    read.push(readCalendar(shown.bytes, shown.type));
  }
  return read;
}

/** Four working days on both sides of the end of summer time, the 25th of October. */
const FOUR_DAYS = { startsAt: new Date("2026-10-22T06:00:00Z"), endsAt: new Date("2026-10-27T13:00:00Z") };
const TWO_DAYS = { ...FOUR_DAYS, endsAt: new Date("2026-10-23T12:00:00Z") };

describe("the days of a program", () => {
  it.each(HOSTILE_WORDS)("are read back by a calendar program: %j", async (written, read) => {
    const id = await publishedProgram(people.admin.actor, { title: written, place: written, ...TWO_DAYS });
    await enrol(people.uat.actor, id);
    const { method, events } = await calendarAt(people.uat, programPath("training", id, "calendar.ics"));
    expect(method).toBe("PUBLISH");
    expect(events.map(({ summary }) => summary)).toEqual([`${read} (ziua 1 din 2)`, `${read} (ziua 2 din 2)`]);
    expect(events.map(({ location }) => location)).toEqual([read, read]);
    await cancelProgram(people.admin.actor, id, "Formatorul este bolnav.");
    const cancelled = await calendarAt(people.uat, programPath("training", id, "calendar.ics"));
    expect(cancelled.method).toBe("CANCEL");
    expect(cancelled.events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it("keep their hour over the end of summer time, and the mailed files follow each change", async () => {
    const admin = people.admin.actor;
    const clerk = await member("UAT");
    const id = await publishedProgram(admin, FOUR_DAYS);
    const path = programPath("training", id, "calendar.ics");
    await enrol(clerk.actor, id);
    await deliverJournal();
    setClock(hoursAfter(START, 1));
    await editProgram(admin, id, programInput("training", TWO_DAYS), null);
    await deliverJournal();
    const downloaded = await calendarAt(clerk, path);
    setClock(hoursAfter(START, 2));
    await withdraw(clerk.actor, id);
    await deliverJournal();
    const withdrawn = await calendarAt(clerk, path);
    const sent = await mailedCalendars(clerk);
    expect(sent.map(({ method }) => method)).toEqual(["PUBLISH", "PUBLISH", "CANCEL"]);
    expect(sent.slice(1)).toEqual([downloaded, withdrawn]);
    const [first, second] = sent;
    expect(first?.events.map(({ start }) => start.toISOString())).toEqual([
      "2026-10-22T06:00:00.000Z",
      "2026-10-23T06:00:00.000Z",
      "2026-10-26T07:00:00.000Z",
      "2026-10-27T07:00:00.000Z",
    ]);
    expect(second?.events.map(({ status }) => status)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED", "CANCELLED"]);
    for (const { events } of sent) expect(events.map(({ uid }) => uid)).toEqual(first?.events.map(({ uid }) => uid));
    const numbers = sent.map(({ events }) => events[0]?.sequence ?? -1);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });
});
