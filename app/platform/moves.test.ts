import { describe, expect, it } from "vitest";
import { movesFor } from "./moves";
import { notNow, requires } from "./policy";

type Door = { state: "open" | "shut" | "locked"; hasKey: boolean };
const sentences = { open: "It is open.", shut: "It is shut.", locked: "It is locked." };
const doors = movesFor<null, Door>()(
  { state: ({ state }) => state, sentences },
  {
    shut: { from: ["open"], to: "shut" },
    open: { from: ["shut"], to: "open", otherwise: { locked: "Unlock it first." } },
    lock: {
      from: ["open", "shut"],
      to: "locked",
      when: requires((_, { hasKey }) => hasKey, notNow("The key is missing.")),
    },
  },
);
const NOW = new Date("2026-11-12T10:00:00Z");

describe("a move", () => {
  it.each([
    ["shut", "open", true, null],
    ["shut", "shut", true, "It is shut."],
    ["shut", "locked", true, "It is locked."],
    ["open", "shut", true, null],
    ["open", "open", true, "It is open."],
    ["open", "locked", true, "Unlock it first."],
    ["lock", "open", true, null],
    ["lock", "open", false, "The key is missing."],
    ["lock", "locked", false, "It is locked."],
  ] as const)("%s of what is %s, with a key %s: %s", (move, state, hasKey, sentence) => {
    const hindrance = doors.possible(move)(null, { state, hasKey }, NOW);
    expect(hindrance).toEqual(sentence === null ? null : { status: 409, sentence });
  });

  it("is refused with one sentence where all states have the same", () => {
    const gone = movesFor<null, Door>()(
      { state: ({ state }) => state, sentences: "It is gone." },
      { shut: { from: ["open"], to: "shut" } },
    );
    const why = (state: Door["state"]) => gone.possible("shut")(null, { state, hasKey: true }, NOW)?.sentence;
    expect([why("open"), why("shut"), why("locked")]).toEqual([undefined, "It is gone.", "It is gone."]);
  });

  it("begins where its table says", () => {
    expect(doors.from("lock")).toEqual(["open", "shut"]);
    expect(doors.whileIn(["locked"], { open: "Shut it." })(null, { state: "open", hasKey: true }, NOW)).toEqual({
      status: 409,
      sentence: "Shut it.",
    });
  });
});
