import { expect, it, onTestFinished, vi } from "vitest";
import { log } from "./log.server";
import { Outage } from "./outage.server";

const coded = (code: string) => Object.assign(new Error("no"), { code });

it.each([
  ["a name that DNS does not know", coded("ENOTFOUND"), /: its name cannot be resolved.*getent hosts NAME\); see/],
  ["DNS that does not answer", coded("EAI_AGAIN"), /: its name cannot be resolved/],
  ["a cause inside", new Error("not sent", { cause: coded("ENOTFOUND") }), /: its name cannot be resolved/],
  ["a full disk", coded("53100"), /: its disk is full, so free space there/],
  ["anything else", coded("ECONNREFUSED"), /: see whether the server runs/],
])("what goes because of %s is said once, with what is checked first", (_, error, said) => {
  const written = vi.spyOn(log, "error").mockImplementation(() => {});
  onTestFinished(() => written.mockRestore());
  const outage = new Outage("database");
  outage.begin(error);
  outage.begin(error);
  expect(written.mock.calls).toEqual([[expect.anything(), expect.stringMatching(said)]]);
});
