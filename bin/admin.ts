import { OperatorError } from "~/platform/operator-error";
import { adminCommand } from "~/platform/version.server";
import { endWith } from "~/process.server";
import { create, list, suspend, unblock, unsuspend } from "./admin/accounts";
import { backup, restore, verify } from "./admin/backup";
import { type Command, runs, WrongUse } from "./admin/command";
import { jobs } from "./admin/jobs";
import { library, reindex } from "./admin/library";
import { mail, resend } from "./admin/mails";
import { quarantine, release } from "./admin/quarantine";
import { retention } from "./admin/retention";
import { secret } from "./admin/secret";
import { sql } from "./admin/sql";

/** The commands of `npm run admin -- NAME …`, in the order of the usage. */
const commands: readonly Command[] = [
  create,
  list,
  suspend,
  unsuspend,
  unblock,
  resend,
  mail,
  jobs,
  retention,
  sql,
  library,
  reindex,
  backup,
  verify,
  restore,
  quarantine,
  release,
  secret,
];

async function run([name, ...words]: string[]): Promise<void> {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new OperatorError(usage(commands));
  runs(command);
  try {
    await command.run(words);
  } catch (error) {
    throw error instanceof WrongUse ? new OperatorError(usage([command])) : error;
  }
}

function usage(of: readonly Command[]): string {
  const calls = of.map(({ name, takes }) => `  ${adminCommand(name)} ${takes}`.trimEnd());
  const width = Math.max(...calls.map((call) => call.length));
  return ["Folosire:", ...of.map(({ does }, index) => `${calls[index]?.padEnd(width)}   ${does}`)].join("\n");
}

run(process.argv.slice(2)).catch(endWith);
