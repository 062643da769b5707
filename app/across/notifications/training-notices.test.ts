import { and, asc, desc, eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { certificatesIn } from "~/modules/training/store/certificates.server";
import { inThreeWeeks, pastProgram, programInput, publishedProgram } from "~/modules/training/training.test-data";
import { issueCertificates, revokeCertificate } from "~/modules/training/verbs/certificates.server";
import { acceptOffer, enrol, withdraw } from "~/modules/training/verbs/enrolments.server";
import {
  cancelProgram,
  createProgram,
  editProgram,
  publishProgram,
  rejectProgram,
  remindOfPrograms,
  settleQueues,
} from "~/modules/training/verbs/programs.server";
import { addDays, atHour, localDateOf } from "~/platform/calendar/local-date";
import { isWorkingDay } from "~/platform/calendar/working-days";
import { setClock, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { mails } from "~/platform/mail/tables.server";
import { member, type Person, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { outcomeWords } from "./rules/outcomes";
import { inboxOf } from "./store/inbox.server";

ownPlatform();

const HOUR = 3_600_000;
const TITLE = "Achiziția directă, pas cu pas";

let admin: Person;
let firm: Person;
let clerk: Person;
let other: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  firm = await member("FIRMA");
});
beforeEach(async () => {
  setClock(null);
  clerk = await member("UAT");
  other = await member("UAT");
});

/** What a person finds in the inbox, the latest first. */
const told = async ({ actor }: Person) => {
  await deliverJournal();
  return (await inboxOf(actor, 1)).map(({ type, title, outcome }) => [type, title, outcomeWords(outcome)]);
};

/** The calendar files that came to a person by mail, the first one before the others, without the line folding. */
const calendars = async ({ actor }: Person) => {
  const rows = await db()
    .select()
    .from(mails)
    .where(eq(mails.recipient, actor.email))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  return rows.flatMap(({ calendar }) => (calendar ? [calendar.replaceAll("\r\n ", "")] : []));
};
const field = (calendar: string | undefined, name: string) => calendar?.match(new RegExp(`^${name}:(.*)\r$`, "m"))?.[1];

it("a seat is confirmed by mail with its calendar file, which follows every change under the same id", async () => {
  const id = await publishedProgram(admin.actor);
  await enrol(clerk.actor, id);
  expect(await told(clerk)).toEqual([["enrolment", `Înscriere confirmată: ${TITLE}`, null]]);
  const startsAt = new Date(inThreeWeeks().getTime() + 26 * HOUR);
  await editProgram(admin.actor, id, programInput("training", { startsAt }), null);
  await told(clerk);
  await cancelProgram(admin.actor, id, "Formatorul este bolnav.");
  expect(await told(clerk)).toEqual([
    ["program_changed", `A fost anulat: ${TITLE}`, null],
    ["program_changed", `S-a schimbat data, locul, linkul sau prețul: ${TITLE}`, "A fost anulat între timp."],
    ["enrolment", `Înscriere confirmată: ${TITLE}`, "A fost anulat între timp."],
  ]);
  const files = await calendars(clerk);
  expect(files.map((file) => [field(file, "SEQUENCE"), field(file, "STATUS")])).toEqual([
    ["0", "CONFIRMED"],
    ["1", "CONFIRMED"],
    ["2", "CANCELLED"],
  ]);
  expect(new Set(files.map((file) => field(file, "UID"))).size).toBe(1);
  expect(field(files[0], "DTSTART")).not.toBe(field(files[1], "DTSTART"));
  expect(files[0]).toContain("https://sala.psp.test/achizitii");
  const [mail] = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, clerk.actor.email), like(mails.subject, "A fost anulat%")));
  expect(mail?.text).toContain("Formatorul este bolnav.");
});

it("those who wait hear of a change without the link, and of a seat while it is kept for them", async () => {
  const id = await publishedProgram(admin.actor, { capacity: 1 });
  await enrol(clerk.actor, id);
  await enrol(other.actor, id);
  await editProgram(
    admin.actor,
    id,
    programInput("training", { capacity: 1, link: "https://alta-sala.psp.test/2" }),
    null,
  );
  expect((await told(other))[0]?.[1]).toContain("S-a schimbat");
  const [mail] = await db()
    .select()
    .from(mails)
    .where(eq(mails.recipient, other.actor.email))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  expect(mail?.text).not.toContain("alta-sala");
  expect(mail?.calendar).toBeNull();
  await withdraw(clerk.actor, id);
  expect((await told(clerk))[0]).toEqual(["enrolment", `Ați renunțat la loc: ${TITLE}`, null]);
  expect((await calendars(clerk)).map((file) => field(file, "STATUS"))).toEqual([
    "CONFIRMED",
    "CONFIRMED",
    "CANCELLED",
  ]);
  expect((await told(other))[0]).toEqual(["seat_offered", `S-a eliberat un loc: ${TITLE}`, null]);
  await acceptOffer(other.actor, id);
  expect(await told(other)).toEqual([
    ["enrolment", `Înscriere confirmată: ${TITLE}`, null],
    ["seat_offered", `S-a eliberat un loc: ${TITLE}`, "Ați acceptat locul."],
    ["program_changed", `S-a schimbat data, locul, linkul sau prețul: ${TITLE}`, null],
  ]);
});

it("an offer that ended is told once, and its first notice says so", async () => {
  const id = await publishedProgram(admin.actor, { capacity: 1 });
  await enrol(clerk.actor, id);
  await enrol(other.actor, id);
  await withdraw(clerk.actor, id);
  await told(other);
  await withClock(new Date(inThreeWeeks().getTime() - 30 * HOUR), async () => {
    await settleQueues();
    await settleQueues();
    expect(await told(other)).toEqual([
      ["seat_offered", `Locul oferit nu mai este păstrat: ${TITLE}`, null],
      ["seat_offered", `S-a eliberat un loc: ${TITLE}`, "Locul nu mai este păstrat."],
    ]);
  });
});

it("a price that changed after somebody enrolled is told to them", async () => {
  const id = await publishedProgram(admin.actor, { price: 40_000 });
  await enrol(clerk.actor, id);
  await editProgram(admin.actor, id, programInput("training", { price: 60_000 }), null);
  expect((await told(clerk))[0]?.[1]).toContain("prețul");
  const [mail] = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, clerk.actor.email), like(mails.subject, "S-a schimbat%")));
  expect(mail?.text).toContain("510 lei");
});

it("whoever has a seat is reminded the day before, and nobody else", async () => {
  const startsAt = inThreeWeeks();
  const id = await publishedProgram(admin.actor, { capacity: 1, startsAt });
  await enrol(clerk.actor, id);
  await enrol(other.actor, id);
  await withClock(new Date(startsAt.getTime() - 23 * HOUR), async () => {
    await remindOfPrograms();
    expect((await told(clerk))[0]).toEqual(["program_near", `Urmează: ${TITLE}`, null]);
    expect(await told(other)).toEqual([]);
  });
});

it("an ADMIN hears of a proposal, and its firm of the decision", async () => {
  const id = await createProgram(firm.actor, "training", programInput("training"));
  const name = firm.actor.organisation?.name;
  expect((await told(admin))[0]).toEqual(["program_waiting", `${name} a propus: ${TITLE}`, null]);
  await rejectProgram(admin.actor, id, "Lipsesc temele.");
  expect((await told(firm))[0]).toEqual(["program_decided", `Program respins: ${TITLE}`, null]);
  expect((await told(admin))[0]?.[2]).toBe("S-a decis despre propunere.");
  await editProgram(firm.actor, id, programInput("training", { curriculum: "Pragurile" }), null);
  await publishProgram(admin.actor, id);
  expect((await told(firm)).map(([, title]) => title)).toEqual([
    `Program publicat: ${TITLE}`,
    `Program respins: ${TITLE}`,
  ]);
});

it("whoever came hears of their certificate, also when it is revoked", async () => {
  const id = await pastProgram(admin.actor, [clerk.actor]);
  await issueCertificates(admin.actor, id, 0);
  expect((await told(clerk))[0]).toEqual(["certificate", `Aveți un certificat: ${TITLE}`, null]);
  const [certificate] = await certificatesIn(id);
  await revokeCertificate(admin.actor, certificate?.id ?? "", "Prezența a fost notată greșit.");
  expect((await told(clerk)).slice(0, 2)).toEqual([
    ["certificate", `Certificat revocat: ${TITLE}`, null],
    ["certificate", `Aveți un certificat: ${TITLE}`, "Certificatul a fost revocat."],
  ]);
  const [mail] = await db().select().from(mails).where(eq(mails.recipient, clerk.actor.email)).orderBy(desc(mails.id));
  expect(mail?.text).toContain("Prezența a fost notată greșit.");
});

it("a move is told as it was and as it is now, and a meeting's address to nobody without a seat", async () => {
  const id = await publishedProgram(admin.actor, { capacity: 1 });
  await enrol(clerk.actor, id);
  const startsAt = new Date(inThreeWeeks().getTime() + 2 * HOUR);
  await editProgram(admin.actor, id, programInput("training", { capacity: 1, startsAt, price: 0 }), null);
  await told(clerk);
  const [notice] = await inboxOf(clerk.actor, 1);
  expect(notice?.message).toMatch(/Data: .*, 09:00–15:00 → .*, 11:00–17:00\nPrețul: 400 lei → gratuit\./);
});

it("a seat freed on the last day is told to the first in line, once for each seat", async () => {
  const id = await publishedProgram(admin.actor, { capacity: 1 });
  const third = await member("UAT");
  for (const one of [clerk, other, third]) await enrol(one.actor, id);
  await told(clerk);
  await withClock(new Date(inThreeWeeks().getTime() - 10 * HOUR), async () => {
    await withdraw(clerk.actor, id);
    await settleQueues();
    expect((await told(other)).map(([type, title]) => [type, title])).toEqual([
      ["seat_offered", `S-a eliberat un loc: ${TITLE}`],
    ]);
    expect((await told(other))[0]?.[2], "still so").toBeNull();
    expect(await told(third)).toEqual([]);
    await enrol(other.actor, id);
    expect((await told(other)).find(([type]) => type === "seat_offered")?.[2]).not.toBeNull();
  });
});

it("a course of four days is four events in the calendar, and what is cancelled says so under the same ids", async () => {
  let day = localDateOf(inThreeWeeks());
  while (![0, 1, 2, 3].every((after) => isWorkingDay(addDays(day, after)))) day = addDays(day, 1);
  const days = (count: number) => ({
    startsAt: atHour(day, "09:00"),
    endsAt: atHour(addDays(day, count - 1), "15:00"),
  });
  const id = await publishedProgram(admin.actor, days(4));
  await enrol(clerk.actor, id);
  await told(clerk);
  await editProgram(admin.actor, id, programInput("training", days(2)), null);
  await told(clerk);
  await cancelProgram(admin.actor, id, "Formatorul este bolnav.");
  await told(clerk);
  const all = (name: string, file = "") =>
    [...file.matchAll(new RegExp(`^${name}:(.*)\r$`, "gm"))].map(([, value]) => value);
  const [first, second, third] = await calendars(clerk);
  expect(all("DTSTART", first)).toHaveLength(4);
  expect(new Set(all("UID", first)).size).toBe(4);
  expect(all("METHOD", first)).toEqual(["PUBLISH"]);
  expect(all("STATUS", second)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED", "CANCELLED"]);
  expect(all("UID", second)).toEqual(all("UID", first));
  expect(all("METHOD", third)).toEqual(["CANCEL"]);
  expect(all("UID", third)).toEqual(all("UID", first));
  expect(new Set(all("STATUS", third))).toEqual(new Set(["CANCELLED"]));
  expect(Number(all("SEQUENCE", third)[0])).toBeGreaterThan(Number(all("SEQUENCE", first)[0]));
});
