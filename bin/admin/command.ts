import { recordCommand } from "~/platform/journal/command.server";
import { OperatorError } from "~/platform/operator-error";
import { type Opened, type OpenOptions, openProcess } from "~/process.server";

/** One of the commands of `npm run admin -- NAME …`. */
export type Command = {
  name: string;
  /** The words that follow the name, as the usage shows them; empty when there are none. */
  takes: string;
  /** What it does, in Romanian, for the usage. */
  does: string;
  /** Throws `WrongUse` when the words are not those it takes, `OperatorError` when it cannot be done. */
  run(words: readonly string[]): Promise<void>;
};

/** The command was not given the words that it takes: the usage is printed. */
export class WrongUse extends OperatorError {}

let named = "";

/** The command that runs in this process, as the journal names it. */
export function runs({ name }: Pick<Command, "name">): void {
  named = name;
}

/** `what` names, without personal data, what of the command is done. */
type Beside = OpenOptions & { what?: string };

/**
 * Runs `work` beside the running server or, when there is none, with a database started for as long as it takes. The journal
 * says first that the command was run.
 */
export async function besideServer(
  work: (opened: Opened) => Promise<void>,
  { what = "", ...options }: Beside = {},
): Promise<void> {
  const opened = await openProcess("script", options);
  try {
    await recordCommand(`${named} ${what}`.trimEnd());
    await work(opened);
  } finally {
    await opened.close();
  }
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** The typed e-mail address in lower case. Throws `WrongUse` for anything else. */
export function addressFrom(word: string | undefined): string {
  const address = (word ?? "").trim().toLowerCase();
  if (!ADDRESS.test(address)) throw new WrongUse();
  return address;
}

/** The `run` of a command about one e-mail address: does the work beside the server and prints the sentences that it returns. */
export const aboutAddress =
  (work: (address: string) => Promise<readonly string[]>): Command["run"] =>
  async ([email]) => {
    const address = addressFrom(email);
    await besideServer(async () => console.log((await work(address)).join("\n")));
  };
