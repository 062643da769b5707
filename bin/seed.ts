import { randomBytes } from "node:crypto";
import { jobs } from "~/listeners.server";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import { now } from "~/platform/clock";
import { createQueues } from "~/platform/jobs/jobs.server";
import { announce, endWith, openProcess } from "~/process.server";
import { demoPassword } from "../db/worlds/demo/accounts";
import { fillWhenEmpty } from "../db/worlds/demo/world";
import { readArguments, USAGE } from "../db/worlds/load/arguments";
import { accounts, loadWorld } from "../db/worlds/load/load";

/** `npm run seed -- --scale N`: puts the synthetic world into the database of the running server, or into its own. */
async function run(given: string[]): Promise<void> {
  const asked = readArguments(given);
  if (asked.kind === "help") {
    console.log(USAGE);
    return;
  }
  const opened = await openProcess("script");
  try {
    // the demo accounts that the server prints at start must exist too, whichever of the two runs first
    await createQueues(jobs);
    await fillWhenEmpty(announce);
    // an external database may be in production use, so its accounts get a random password
    const ownDemo = opened.settings.demo && opened.settings.databaseUrl === null;
    const password = ownDemo ? demoPassword : randomBytes(12).toString("base64url");
    const passwordHash = await hashPassword(password);
    const { scale, seed } = asked;
    const database = ownDemo ? null : { typed: asked.database };
    await loadWorld({ scale, seed, at: now(), passwordHash, database }, (line) => console.log(line));
    console.log(`\nConturi, parola ${password}:\n  ${accounts.uat}\n  ${accounts.firma}`);
  } finally {
    await opened.close();
  }
}

run(process.argv.slice(2)).catch(endWith);
