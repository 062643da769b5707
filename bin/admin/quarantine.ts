import { parseArgs } from "node:util";
import { tellingQueues } from "~/listeners.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { beginQuarantine, endQuarantine } from "~/platform/installation/installation.server";
import { quarantinedSince } from "~/platform/installation/quarantine.server";
import { dropOlderJobs, type Overdue, overdueJobs } from "~/platform/jobs/overdue.server";
import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { enqueueUnsent, withdrawMails } from "~/platform/mail/mail.server";
import { OperatorError } from "~/platform/operator-error";
import { besideServer, type Command, WrongUse } from "./command";

const HOUR = 3_600_000;
const AGAIN = "Porniți din nou toate procesele platformei, ca să țină seama de aceasta.";

/** For a copy that was restored with other programs than ours. */
export const quarantine: Command = {
  name: "quarantine",
  takes: "",
  does: "pune baza de date în carantină: nu trimite mesaje, nu rulează joburi, nu șterge fișiere",
  run: () =>
    besideServer(async () => {
      const isNew = await beginQuarantine();
      console.log(isNew ? `Baza de date este în carantină. ${AGAIN}` : "Baza de date era deja în carantină.");
    }),
};

/** Ends the quarantine, after saying which jobs would then run at once. */
export const release: Command = {
  name: "release",
  takes: "[--drop-overdue ORE | --run-overdue]",
  does: "scoate din carantină o copie restaurată, care ia locul platformei",
  async run(words) {
    const choice = choiceIn(words);
    await besideServer(
      async () => {
        const since = quarantinedSince();
        if (since === null) return console.log("Baza de date nu este în carantină.");
        const overdue = await overdueJobs(since);
        console.log(listOf(overdue));
        if (overdue.length > 0 && choice === null) throw new OperatorError(CHOOSE);
        const dropped = await releaseWith(choice === null || choice === "run" ? null : choice.hours);
        if (dropped) console.log(`S-a renunțat la ${dropped}.`);
        console.log(`Baza de date nu mai este în carantină. ${AGAIN}`);
      },
      { what: words.join(" ") },
    );
  },
};

const CHOOSE =
  "Nu s-a schimbat nimic. Alegeți ce se întâmplă cu joburile restante: --drop-overdue ORE renunță la mesajele și amintirile mai vechi de atâtea ore, --run-overdue le rulează pe toate.";

type Choice = { hours: number } | "run" | null;

/** Throws `WrongUse` for anything but one of the two. */
function choiceIn(words: readonly string[]): Choice {
  const { hours, runs } = given(words);
  if (runs && hours !== undefined) throw new WrongUse();
  if (runs) return "run";
  if (hours === undefined) return null;
  if (!/^\d{1,5}$/.test(hours)) throw new WrongUse();
  return { hours: Number(hours) };
}

function given(words: readonly string[]): { hours: string | undefined; runs: boolean } {
  try {
    const options = { "drop-overdue": { type: "string" }, "run-overdue": { type: "boolean" } } as const;
    const { values } = parseArgs({ args: [...words], options });
    return { hours: values["drop-overdue"], runs: values["run-overdue"] === true };
  } catch {
    throw new WrongUse();
  }
}

/** Everything or nothing. Returns what was dropped, for a sentence; empty when nothing was. */
const releaseWith = (hours: number | null): Promise<string> =>
  transaction(async () => {
    const before = hours === null ? null : new Date(now().getTime() - hours * HOUR);
    const mails = before ? await withdrawMails(before) : 0;
    const jobs = before ? await dropOlderJobs(tellingQueues, before) : 0;
    await enqueueUnsent();
    await endQuarantine();
    return mails + jobs === 0
      ? ""
      : `${plural(mails, "e-mail", "e-mailuri")} și la ${plural(jobs, "job", "joburi")} de anunțare`;
  });

function listOf(overdue: readonly Overdue[]): string {
  if (overdue.length === 0) return "Niciun job restant.";
  const rows = overdue.map(
    ({ name, count, oldest }) =>
      `  ${String(count).padStart(6)}  ${name.padEnd(28)} cel mai vechi: ${dateTime(oldest)}`,
  );
  return ["Joburi restante, care ar rula imediat sau la următoarea încercare:", ...rows].join("\n");
}
