import { standing } from "~/platform/backup/register.server";
import { backupProblems, type Standing } from "~/platform/backup/standing";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { quarantinedSince } from "~/platform/installation/quarantine.server";
import { dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { formatNumber } from "~/platform/language/numbers";
import { settings } from "~/platform/settings.server";

/** What an ADMIN is told of the installation: whether it is a copy in quarantine, and how its backups are (null in demo mode). */
export async function safetyOf() {
  const since = quarantinedSince();
  return { quarantined: since && dateTime(since), backups: settings().demo ? null : await backupsNow() };
}
export type Safety = Awaited<ReturnType<typeof safetyOf>>;

type Line = { term: string; detail: string };

async function backupsNow(): Promise<{ problems: string[]; facts: Line[] | null } | null> {
  const asked = standing();
  if (asked === null) return { problems: [], facts: null };
  const found = await asked.catch(couldNotLoad);
  return found && { problems: backupProblems(found, now()), facts: factsOf(found) };
}

const seconds = (count: number): string => `${formatNumber(Math.round(count))} s`;

const factsOf = ({ backup, verifiedAt, restored }: Standing): Line[] => [
  {
    term: "Ultima copie a bazei de date",
    detail: backup ? `${dateTime(backup.at)}, ${sizeText(backup.bytes)}` : "Niciuna",
  },
  { term: "Ultima verificare", detail: verifiedAt ? dateTime(verifiedAt) : "Niciuna" },
  {
    term: "Ultima restaurare de probă",
    detail: restored
      ? `${dateTime(restored.at)}: a durat ${seconds(restored.restoreSeconds)} și s-ar fi pierdut ultimele ${seconds(restored.lostSeconds)}`
      : "Niciuna",
  },
];
