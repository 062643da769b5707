import { sql } from "drizzle-orm";
import { db, onConnections, transaction } from "../database/connection.server";
import { undoneByTime } from "../database/errors.server";
import { log } from "../log.server";
import { type Figure, gauge, type Read } from "./figures.server";

/** How long an answer of the database is shown, in milliseconds, however often the metrics are asked for. */
const FRESH_MS = 15_000;
/** Of one group of figures. Together they stay below the ten seconds that Prometheus waits. */
const LIMIT_MS = 1_000;

type Group<Name extends string> = {
  /** Each figure with its help and its labels. */
  figures: Readonly<Record<Name, { help: string; labels?: readonly string[] }>>;
  /** Reads them all, in few and cheap statements. A figure that is left out is not shown. */
  read(): Promise<Readonly<Partial<Record<Name, Read>>>>;
};
// biome-ignore lint/suspicious/noExplicitAny: groups of different names in one list
type AnyGroup = Group<any>;
type Values = Readonly<Partial<Record<string, Read>>>;
type Answer = ReadonlyMap<AnyGroup, Values>;

const groups: AnyGroup[] = [];
let last: { at: number; answer: Promise<Answer> } | null = null;

/** Figures that stand in the database: they are the same from every process, so rules and dashboards take their maximum. */
export function databaseFigures<Name extends string>(group: Group<Name>): Figure[] {
  groups.push(group);
  const names = Object.keys(group.figures) as Name[];
  return names.map((name) =>
    gauge({ name, ...group.figures[name], read: async () => (await answerNow()).get(group)?.[name] ?? [] }),
  );
}

/** Whether the database answered when the figures were read: what it does not answer is not shown. */
export const databaseAnswers: Figure = gauge({
  name: "psp_database_up",
  help: "Whether the database answered when its figures were read",
  read: async () => ((await answerNow()).size > 0 ? 1 : 0),
});

function answerNow(): Promise<Answer> {
  const at = performance.now();
  if (last === null || at - last.at > FRESH_MS) last = { at, answer: readGroups() };
  return last.answer;
}

/** For tests: the next question reads again. */
export function forgetDatabaseFigures(): void {
  last = null;
}

/** One group after the other, on one connection. A slow group is left out; without the database so are all that follow. */
async function readGroups(): Promise<Answer> {
  const answer = new Map<AnyGroup, Values>();
  for (const group of groups) {
    try {
      answer.set(group, await onConnections("reserved", () => transaction(() => limited(group))));
    } catch (error) {
      log.debug({ error }, "figures could not be read");
      if (!undoneByTime(error)) break;
    }
  }
  return answer;
}

async function limited(group: AnyGroup): Promise<Values> {
  await db().execute(sql.raw(`set local statement_timeout = ${LIMIT_MS}`));
  return group.read();
}
