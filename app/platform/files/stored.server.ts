import { raw } from "../database/connection.server";

/** How a module says which files its rows need: a query, and the names that each of its rows stands for. */
export type StoredFiles = { text: string; keysOf(row: Record<string, unknown>): readonly string[] };

let stored: StoredFiles | null = null;

/** Called once by each process. */
export function declareStoredFiles(files: StoredFiles): void {
  stored = files;
}

export type Ask = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** The names of the files that the rows of a database need; of ours, unless another is asked. */
export async function neededFiles(ask: Ask = (text) => raw.executeSql(text)): Promise<string[]> {
  if (!stored) throw new Error("Nobody said which files the rows need: the entry must call declareStoredFiles");
  const { keysOf } = stored;
  return (await ask(stored.text)).rows.flatMap((row) => keysOf(row));
}
