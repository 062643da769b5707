import { userInfo } from "node:os";
import { v7 } from "uuid";
import { now } from "../clock";
import { record } from "./journal.server";
import type { Visibility } from "./visibility";

export const happenings = {
  /** Subject: this run of the command. `note`: the command, and the user of the machine who ran it. */
  "command.run": "inside",
} as const satisfies Record<string, Visibility>;

declare module "./visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}

/**
 * Writes into the journal that a command of the operator was run. `said` must hold no personal data. What the command then
 * changes has entries of its own, without a person.
 */
export async function recordCommand(said: string): Promise<void> {
  await record({ what: "command.run", subjectId: v7(), by: null, at: now(), note: `${said} (${operator()})` });
}

/** The name of the machine's user, with the one who became root by sudo; the number where it has no name, as in a container. */
function operator(): string {
  const { SUDO_USER: before } = process.env;
  try {
    const { username } = userInfo();
    return before ? `${username}, sudo ${before}` : username;
  } catch {
    return String(process.getuid?.());
  }
}
