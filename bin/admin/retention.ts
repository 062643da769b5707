import { type Retained, retained } from "~/across/home/rules/retention";
import { dateLong, dateTime } from "~/platform/language/dates";
import { lastDone, oldestIn } from "~/platform/retention/kept.server";
import { settings } from "~/platform/settings.server";
import { besideServer, type Command } from "./command";
import { table } from "./table";

const HEAD = ["setare", "valoare", "cea mai veche", "ultima curățare", "ce", "cât", "de ce"];

async function show(): Promise<void> {
  const done = await lastDone(retained.flatMap(({ jobs }) => jobs ?? []));
  const rows = [];
  for (const one of retained) rows.push(await cellsOf(one, done));
  console.log(table(HEAD, rows));
  console.log("\nSetările și temeiul fiecăreia: docs/operations.md, „Cât se păstrează”.");
}

async function cellsOf(one: Retained, done: ReadonlyMap<string, Date>): Promise<string[]> {
  const { what, why, setting, jobs = [] } = one;
  const oldest = one.oldest && (await oldestIn(one.oldest));
  const last = jobs.flatMap((name) => done.get(name) ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
  return [
    setting ?? "",
    setting ? String(chosen(setting)) : "",
    oldest ? dateLong(oldest) : "",
    last ? dateTime(last) : "",
    what,
    one.term(settings()),
    why,
  ];
}

function chosen(setting: NonNullable<Retained["setting"]>): number {
  const { retention, removedFilesDays, backupKeepDays } = settings();
  if (setting === "REMOVED_FILES_DAYS") return removedFilesDays;
  return setting === "BACKUP_KEEP_DAYS" ? backupKeepDays : retention[setting];
}

export const retention: Command = {
  name: "retention",
  takes: "",
  does: "arată cât se păstrează fiecare fel de date, prin ce setare și de ce, cea mai veche înregistrare și ultima curățare",
  run: () => besideServer(show),
};
