import { dropJobs, type QueueState, queueStates, retryJobs } from "~/platform/jobs/queues.server";
import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { OperatorError } from "~/platform/operator-error";
import { besideServer, type Command, WrongUse } from "./command";
import { table } from "./table";

const HEAD = ["job", "așteaptă", "rulează", "eșuate", "cel mai vechi, de la", "ultima greșeală"];

async function show(): Promise<void> {
  const states = await queueStates();
  if (states.length === 0) return console.log("Niciun job nu așteaptă, nu rulează și nu a eșuat.");
  console.log(table(HEAD, states.map(cellsOf)));
}

const cellsOf = ({ name, waiting, running, failed, due, failure }: QueueState) => [
  name,
  String(waiting),
  String(running),
  String(failed),
  due ? dateTime(due) : "",
  failure ?? "",
];

/** What the second word asks for: the change, and what is said of the number of jobs. */
const changes = {
  retry: { change: retryJobs, none: "de reluat", said: "sunt reluate acum" },
  drop: { change: dropJobs, none: "care să aștepte sau să fi eșuat", said: "au fost șterse" },
};
const isChange = (word: string): word is keyof typeof changes => Object.hasOwn(changes, word);

export const jobs: Command = {
  name: "jobs",
  takes: "[retry|drop NUME]",
  does: "arată joburile care așteaptă, rulează sau au eșuat; le reia acum sau le șterge pe cele cu acest nume",
  async run([what, name]) {
    if (what === undefined) return besideServer(show);
    if (!isChange(what) || name === undefined) throw new WrongUse();
    const { change, none, said } = changes[what];
    await besideServer(
      async () => {
        const changed = await change(name);
        if (changed === 0) throw new OperatorError(`Nu este niciun job ${quoted(name)} ${none}.`);
        console.log(`${plural(changed, "job", "joburi")} ${quoted(name)} ${said}.`);
      },
      { what: `${what} ${name}` },
    );
  },
};
