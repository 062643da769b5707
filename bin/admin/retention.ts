import { type Retained, retained } from "~/across/home/rules/retention";
import { dateLong, dateTime } from "~/platform/language/dates";
import { lastDone, oldestIn } from "~/platform/retention/kept.server";
import { settings } from "~/platform/settings.server";
import { besideServer, type Command } from "./command";

/** A paragraph for each kind of records: what, the setting with its value, for how long and why, the oldest, the last sweep. */
export async function retentionText(): Promise<string> {
  const done = await lastDone(retained.flatMap(({ jobs }) => jobs ?? []));
  const paragraphs = [];
  for (const one of retained) paragraphs.push(await paragraphOf(one, done));
  return paragraphs.join("\n\n");
}

async function paragraphOf(one: Retained, done: ReadonlyMap<string, Date>): Promise<string> {
  const { what, why, setting, jobs, oldest: place } = one;
  const oldest = place && (await oldestIn(place));
  const lines = [
    what,
    ...(setting ? [`${setting}=${chosen(setting)}`] : []),
    `cât: ${one.term(settings())}`,
    `motivul: ${why}`,
    ...(place ? [`cea mai veche înregistrare: ${oldest ? dateLong(oldest) : "niciuna"}`] : []),
    ...(jobs ?? []).map((name) => `${name}: ${lastRun(done.get(name))}`),
  ];
  return lines.join("\n  ");
}

const lastRun = (at: Date | undefined): string =>
  at ? `ultima oară ${dateTime(at)}` : "nicio rulare păstrată în coadă";

function chosen(setting: NonNullable<Retained["setting"]>): number {
  const { retention, removedFilesDays, backupKeepDays } = settings();
  if (setting === "REMOVED_FILES_DAYS") return removedFilesDays;
  return setting === "BACKUP_KEEP_DAYS" ? backupKeepDays : retention[setting];
}

export const retention: Command = {
  name: "retention",
  takes: "",
  does: "arată cât se păstrează fiecare fel de date, prin ce setare și de ce, cea mai veche înregistrare și ultima curățare",
  run: () => besideServer(async () => console.log(await retentionText())),
};
