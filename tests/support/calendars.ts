import ICAL from "ical.js";
import { expect } from "vitest";

type ReadEvent = {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  description: string;
  location: string | null;
  start: Date;
  end: Date | null;
};
export type ReadCalendar = { method: string; events: ReadEvent[] };

/** A property line of RFC 5545, section 3.1, unfolded: its name, parameters and value, without control characters. */
const LINE = /^[A-Z][A-Z0-9-]*(;[A-Z0-9-]+=("[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*:(\t|\P{Cc})*$/u;
const MOST_OCTETS = 75;
const UTC = /^\d{8}T\d{6}Z$/;

/** Reads a calendar file by the rules of RFC 5545 and 5546; whatever breaks one of them fails. `type` is its content type. */
export function readCalendar(bytes: Uint8Array, type: string): ReadCalendar {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  checkLines(text);
  const parsed = ICAL.parse(text);
  expect(typeof parsed[0], "one calendar in the file").toBe("string");
  const calendar = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
  expect(calendar.name).toBe("vcalendar");
  expect(only(calendar, "version")).toBe("2.0");
  expect(only(calendar, "prodid")).toMatch(/^-\/\/.+\/\/.+\/\/\w+$/);
  const method = only(calendar, "method");
  expect(type.toLowerCase().split(/; ?/).sort()).toEqual(
    ["charset=utf-8", `method=${method.toLowerCase()}`, "text/calendar"].sort(),
  );
  expect(["PUBLISH", "CANCEL"], "no answer is asked for, so no attendee is needed").toContain(method);
  const events = calendar.getAllSubcomponents("vevent");
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(events.map(() => "vevent"));
  expect(events.length).toBeGreaterThan(0);
  // Every moment is in UTC, so that no time zone has to be defined.
  expect(text).not.toContain("TZID");
  const read = events.map((event) => readEvent(event, method));
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length);
  return { method, events: read };
}

/** Lines end with CRLF, have 75 octets at most, and no character is divided between two of them. */
function checkLines(text: string): void {
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", ""), "no other line ends").not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(MOST_OCTETS);
    expect(line.isWellFormed(), line).toBe(true);
  }
  for (const line of text.trimEnd().replaceAll("\r\n ", "").split("\r\n")) expect(line).toMatch(LINE);
}

/** The one value of a property. */
function only(component: ICAL.Component, name: string): string {
  const properties = component.getAllProperties(name);
  expect(properties.length, `${component.name} has one ${name}`).toBe(1);
  return String(properties[0]?.getFirstValue() ?? "");
}

const momentOf = (event: ICAL.Component, name: string): Date => {
  const [property] = event.getAllProperties(name);
  const value = property?.getFirstValue() as ICAL.Time;
  expect(property?.type, name).toBe("date-time");
  expect(value.toICALString(), name).toMatch(UTC);
  return value.toJSDate();
};

function readEvent(event: ICAL.Component, method: string): ReadEvent {
  for (const name of ["uid", "dtstamp", "dtstart", "organizer", "summary", "sequence", "status"]) only(event, name);
  for (const name of ["dtend", "location", "description", "url"])
    expect(event.getAllProperties(name).length, name).toBeLessThanOrEqual(1);
  momentOf(event, "dtstamp");
  const start = momentOf(event, "dtstart");
  const end = event.hasProperty("dtend") ? momentOf(event, "dtend") : null;
  if (end !== null) expect(end.getTime()).toBeGreaterThan(start.getTime());
  expect(only(event, "organizer")).toMatch(/^mailto:\S+@\S+$/);
  expect(event.hasProperty("attendee")).toBe(false);
  const status = only(event, "status");
  expect(method === "CANCEL" ? ["CANCELLED"] : ["CONFIRMED", "CANCELLED"]).toContain(status);
  if (event.hasProperty("url")) expect(URL.canParse(only(event, "url"))).toBe(true);
  const alarms = event.getAllSubcomponents("valarm");
  if (status === "CANCELLED") expect(alarms).toEqual([]);
  for (const alarm of alarms) checkAlarm(alarm);
  return {
    uid: only(event, "uid"),
    sequence: Number(only(event, "sequence")),
    status,
    start,
    end,
    summary: only(event, "summary"),
    description: String(event.getFirstPropertyValue("description") ?? ""),
    location: event.hasProperty("location") ? only(event, "location") : null,
  };
}

function checkAlarm(alarm: ICAL.Component): void {
  expect(only(alarm, "action")).toBe("DISPLAY");
  expect(only(alarm, "description")).not.toBe("");
  expect(only(alarm, "trigger"), "before the beginning").toMatch(/^-P/);
}
