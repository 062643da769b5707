import { createInterface } from "node:readline";
import type pg from "pg";
import { DatabaseClient } from "~/platform/database/client.server";
import { UNLIMITED } from "~/platform/database/time-limits";
import { recordCommand } from "~/platform/journal/command.server";
import { plural } from "~/platform/language/plural";
import { besideServer, type Command } from "./command";
import { table } from "./table";

const WRITES = "--write";
const MOST_ROWS = 200;
/** Of a statement in the journal. */
const MOST_CHARACTERS = 400;

/** The statement as the journal keeps it: without the texts that it compares or writes, which may be people's data. */
const masked = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_CHARACTERS);

/** Asks the database in a transaction of its own, which may write only when it was asked for, and prints the rows. */
async function ask(client: pg.Client, statement: string, mayWrite: boolean): Promise<void> {
  await recordCommand(`sql ${mayWrite ? "write" : "read"}: ${masked(statement)}`);
  await client.query(mayWrite ? "begin" : "begin read only");
  try {
    // the extended protocol takes one statement: a second one could end the transaction and write after it
    const question = { text: statement, rowMode: "array" as const, queryMode: "extended" };
    const answer = await client.query<unknown[]>(question);
    await client.query("commit");
    print(answer);
  } catch (error) {
    await client.query("rollback");
    console.error(`${(error as Error).message}. Nu s-a schimbat nimic.`);
    process.exitCode = 1;
  }
}

function print({ fields, rows, rowCount, command }: pg.QueryArrayResult<unknown[]>): void {
  if (fields.length > 0) {
    const shown = rows.slice(0, MOST_ROWS).map((row) => row.map(wordOf));
    console.log(
      table(
        fields.map(({ name }) => name),
        shown,
      ),
    );
    if (rows.length > MOST_ROWS) console.log(`… și încă ${rows.length - MOST_ROWS}`);
  }
  console.log(`${command}: ${plural(rowCount ?? 0, "rând", "rânduri")}`);
}

function wordOf(value: unknown): string {
  if (value === null) return "∅";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The statements of standard input, each ended by a semicolon at the end of a line. */
async function* typed(): AsyncGenerator<string> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stdout : undefined,
    prompt: "psp> ",
  });
  if (process.stdin.isTTY) lines.prompt();
  let begun = "";
  for await (const line of lines) {
    begun += `${line}\n`;
    if (/;\s*$/.test(line)) {
      yield begun.trim();
      begun = "";
    }
    if (process.stdin.isTTY) lines.prompt();
  }
  if (begun.trim() !== "") yield begun.trim();
}

/** For the embedded server, which has no network address and comes without `psql`; works the same on an external one. */
export const sql: Command = {
  name: "sql",
  takes: `[${WRITES}] [„instrucțiune”]`,
  does: `întreabă baza de date, numai citind dacă nu este dat ${WRITES}; fără instrucțiune, le citește pe cele scrise la tastatură, fiecare încheiată cu ;`,
  run: (words) =>
    besideServer(async ({ connection }) => {
      const mayWrite = words.includes(WRITES);
      const statement = words.filter((word) => word !== WRITES).join(" ");
      const client = new DatabaseClient({ ...connection, opening: UNLIMITED });
      await client.connect();
      try {
        if (statement !== "") return await ask(client, statement, mayWrite);
        for await (const one of typed()) await ask(client, one, mayWrite);
      } finally {
        await client.end();
      }
    }),
};
