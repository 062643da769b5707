import { expect, it } from "vitest";
import { backupProblems, type RegisterRow, standingOf } from "./standing";

const NOW = new Date("2026-11-30T10:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const made = (hours: number, more: Partial<RegisterRow> = {}): RegisterRow => ({
  what: "backup",
  name: `backup ${hours}`,
  endedAt: ago(hours),
  bytes: 1_000_000,
  verifiedAt: ago(hours),
  restoredAt: null,
  lostSeconds: null,
  restoreSeconds: null,
  failure: null,
  ...more,
});
const failed = (hours: number, what: RegisterRow["what"], failure = "Discul este plin."): RegisterRow => ({
  ...made(hours),
  what,
  name: null,
  verifiedAt: null,
  failure,
});
const drilled = (hours: number, at = hours) => made(hours, { restoredAt: ago(at), lostSeconds: 2, restoreSeconds: 12 });

const NO_BACKUP = "Nu există nicio copie de siguranță.";

it.each([
  ["none", [], [NO_BACKUP]],
  ["one of the night, one restored this month", [made(8), drilled(200)], []],
  ["one that is too old", [drilled(27)], [/^Ultima copie de siguranță are 27 de ore/]],
  ["a drill of long ago", [made(8), drilled(41 * 24)], [/restaurată de probă de 41 de zile/]],
  ["never restored, and begun this week", [made(8), made(7 * 24)], []],
  ["never restored, and begun two months ago", [made(8), made(60 * 24)], [/de probă de 60 de zile/]],
  ["a failure since the last one", [failed(3, "backup"), made(8)], [/Discul este plin\.$/]],
  ["a failure that the next one ended", [made(8), failed(9, "backup")], []],
  [
    "a drill that failed after the last good one",
    [made(8), failed(20, "drill"), drilled(200)],
    [/Discul este plin\.$/],
  ],
  ["only failures", [failed(3, "backup")], [NO_BACKUP, /Discul este plin\.$/]],
] as const)("of backups: %s", (_name, rows, problems) => {
  const since = rows.findLast(({ name }) => name !== null)?.endedAt ?? null;
  const said = backupProblems(standingOf(rows, since), NOW);
  expect(said).toEqual(problems.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))));
});

it("tells the newest restored one, however many were made since", () => {
  expect(standingOf([made(8), drilled(32, 20), drilled(200)], ago(200))).toMatchObject({
    backup: { at: ago(8), bytes: 1_000_000 },
    restored: { at: ago(20), lostSeconds: 2, restoreSeconds: 12 },
  });
});
