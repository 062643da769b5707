import { v7 } from "uuid";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownPlatform } from "../../tests/support/platform";
import { setClock } from "./clock";
import { raw } from "./database/connection.server";
import { historyOf } from "./journal/journal.server";
import { notNow, notYou, policyFor, requires } from "./policy";
import { MISSING, Refusal } from "./refusal";
import { stepsOn } from "./step.server";

/** The door of the test that runs: the journal keeps what the others wrote. */
let door = "";
const ana = { userId: "00000000-0000-7000-8000-00000000000a", organisation: null };
const ion = { userId: "00000000-0000-7000-8000-00000000000b", organisation: null };
const WAY = { href: "/door", label: "Back to the door" };

type Who = typeof ana;
type Door = { state: string };

const doorPolicy = policyFor<Who, Door>()({
  look: () => null,
  shut: requires((_, { state }) => state === "open", notNow("It is shut.")),
  paint: requires(({ userId }) => userId === ana.userId, notYou("Only Ana paints.")),
});

/** The door, locked until the end of the transaction. */
async function lockedDoor(id: string): Promise<Door | null> {
  const { rows } = await raw.executeSql("select state from doors where id = $1 for update", [id]);
  return (rows[0] as Door | undefined) ?? null;
}
const changedTo = async (state: string, from: readonly string[]) =>
  (
    await raw.executeSql("update doors set state = $1 where id = $3 and state = any($2) returning id", [
      state,
      [...from],
      door,
    ])
  ).rows;

const onDoor = stepsOn<Who>()({
  policy: doorPolicy,
  locked: lockedDoor,
  way: () => WAY,
  changed: "The door has changed.",
  update: (_id, move: "shut", _values: object) => changedTo(`${move} by a move`, ["open"]),
});

/** What a refused step throws. */
async function refused(work: Promise<unknown>): Promise<Refusal["data"] & { status: number }> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw error ?? new Error("It was not refused");
  return { ...error.data, status: error.status };
}

describe("a step", () => {
  ownPlatform();
  beforeAll(() => raw.executeSql("create table doors (id uuid primary key, state text not null)"));
  beforeEach(async () => {
    door = v7();
    await raw.executeSql("insert into doors values ($1, 'open')", [door]);
  });
  afterEach(() => setClock(null));
  const state = async () => (await lockedDoor(door))?.state;

  it("answers 404 for what does not exist, before any work", async () => {
    const work = onDoor(ana, v7(), () => Promise.reject(new Error("worked")));
    expect(await refused(work)).toEqual({ status: 404, sentence: MISSING, way: undefined });
  });

  it("says what the policy says, with the way back", async () => {
    const paint = (who: Who) =>
      onDoor(who, door, async (found, { allow }) => {
        allow("paint");
        return found.state;
      });
    expect(await refused(paint(ion))).toEqual({ status: 403, sentence: "Only Ana paints.", way: WAY });
    expect(await paint(ana)).toBe("open");
  });

  it("is judged by what it finds once the one before has ended, at that moment", async () => {
    const moments: string[] = [];
    const shut = (who: Who) =>
      onDoor(who, door, async (_door, { at, allow, log }) => {
        allow("shut");
        setClock(new Date("2026-11-12T11:00:00Z")); // the other one waits for the lock until later than this
        await changedTo("shut", ["open"]);
        moments.push(at.toISOString());
        await log("request.sent", { to: "shut" });
      });
    setClock(new Date("2026-11-12T10:00:00Z"));
    const [one, other] = await Promise.allSettled([shut(ana), shut(ion)]);
    expect([one, other].map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = [one, other].find((each) => each.status === "rejected");
    expect(await refused(Promise.reject(lost?.reason))).toEqual({ status: 409, sentence: "It is shut.", way: WAY });
    expect(moments).toEqual(["2026-11-12T10:00:00.000Z"]);
    const [entry, ...more] = await historyOf(door);
    expect([entry?.what, entry?.at.toISOString(), more.length]).toEqual(["request.sent", moments[0], 0]);
  });

  it("reads the clock after the lock", async () => {
    setClock(new Date("2026-11-12T10:00:00Z"));
    const late = stepsOn<Who>()({
      policy: doorPolicy,
      locked: async (id) => {
        setClock(new Date("2026-11-12T12:00:00Z"));
        return lockedDoor(id);
      },
      way: () => WAY,
    });
    expect(await late(ana, door, async (_door, { at }) => at.toISOString())).toBe("2026-11-12T12:00:00.000Z");
  });

  it("is overtaken where its guarded update finds another state, and leaves nothing behind", async () => {
    await changedTo("shut", ["open"]);
    const move = onDoor(ana, door, async (_door, { allow, log, move }) => {
      allow("look");
      await log("request.sent");
      await move("shut");
    });
    expect(await refused(move)).toEqual({ status: 409, sentence: "The door has changed.", way: WAY });
    const other = onDoor(ana, door, async (_door, { moved }) => moved([], "Somebody else shut it."));
    expect((await refused(other)).sentence).toBe("Somebody else shut it.");
    expect([await state(), await historyOf(door)]).toEqual(["shut", []]);
  });

  it("makes a move that begins in the present state", async () => {
    await onDoor(ana, door, async (_door, { move }) => move("shut"));
    expect(await state()).toBe("shut by a move");
  });

  it("is refused for what only the verb knows, with its own way or another", async () => {
    const refuse = (way?: typeof WAY) =>
      onDoor(ana, door, async (_door, { refusal }) => Promise.reject(refusal("It is jammed.", way)));
    expect(await refused(refuse())).toEqual({ status: 409, sentence: "It is jammed.", way: WAY });
    const tools = { href: "/tools", label: "To the tools" };
    expect((await refused(refuse(tools))).way).toEqual(tools);
  });

  it("asks another policy about another thing, and says its sentence with this way", async () => {
    const ask = onDoor(ana, door, async (_door, { ask: judge }) => judge(doorPolicy, "shut", { state: "shut" }));
    expect(await refused(ask)).toEqual({ status: 409, sentence: "It is shut.", way: WAY });
  });

  it("writes nothing into the journal that no policy allowed", async () => {
    await expect(onDoor(ana, door, async (_door, { log }) => log("request.sent"))).rejects.toThrow(
      "no policy was asked",
    );
    const another = v7();
    await onDoor(ana, door, async (_door, { ask, log }) => {
      ask(doorPolicy, "look", { state: "open" });
      await log("request.sent", { subjectId: another, note: "another" });
    });
    expect((await historyOf(another)).map(({ note, userId }) => [note, userId])).toEqual([["another", ana.userId]]);
    expect(await historyOf(door)).toEqual([]);
  });
});
