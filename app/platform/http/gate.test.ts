import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Gate, waitOutside } from "./gate.server";

const gate = (given: Partial<Gate["limits"]> = {}) => new Gate({ slots: 1, waitMs: 1_000, mostWaiting: 10, ...given });

/** A request that is worked on until the test ends it. */
function visitor(to: Gate, { client = "one", abandoned = (_: () => void) => () => {} } = {}) {
  const work = Promise.withResolvers<void>();
  const told: { outcome?: string } = {};
  const over = to.enter(client, abandoned).then(async (slot) => {
    told.outcome = typeof slot === "string" ? slot : "started";
    if (typeof slot !== "string") await slot.run(() => work.promise);
  });
  const end = async () => {
    work.resolve();
    await over;
  };
  return { told, end, over };
}

const settled = () => sleep(0);
const started = (all: readonly { told: { outcome?: string } }[]) => all.map(({ told }) => told.outcome === "started");

describe("a gate", () => {
  it("admits as many as it has slots, and the next one when a slot is free, also after an error", async () => {
    const to = gate({ slots: 2 });
    const first = visitor(to);
    const second = visitor(to);
    const third = visitor(to);
    await settled();
    expect([started([first, second, third]), to.inFlight, to.waiting]).toEqual([[true, true, false], 2, 1]);
    await first.end();
    await settled();
    expect([started([third]), to.inFlight, to.waiting]).toEqual([[true], 2, 0]);
    await Promise.all([second.end(), third.end()]);
    const slot = await to.enter("one");
    if (typeof slot === "string") throw new Error("It is empty");
    await expect(slot.run(() => Promise.reject(new Error("a fault")))).rejects.toThrow("a fault");
    expect([to.inFlight, to.waiting]).toEqual([0, 0]);
  });

  it("refuses requests that waited too long, and new ones while too many wait", async () => {
    const to = gate({ waitMs: 20, mostWaiting: 1 });
    const inside = visitor(to);
    const late = visitor(to);
    expect(await to.enter("two")).toBe("refused");
    await late.over;
    expect([late.told.outcome, to.counts.refused, to.waiting]).toEqual(["refused", 2, 0]);
    await inside.end();
    expect(to.inFlight).toBe(0);
  });

  it("never starts a request whose client has left", async () => {
    const to = gate();
    const inside = visitor(to);
    let leave = () => {};
    const gone = visitor(to, {
      abandoned(giveUp) {
        leave = giveUp;
        return () => {};
      },
    });
    leave();
    await inside.end();
    await gone.over;
    expect([gone.told.outcome, to.counts, to.inFlight]).toEqual(["abandoned", { refused: 0, abandoned: 1 }, 0]);
  });

  it("alternates between clients, so that one with hundreds of requests does not block another", async () => {
    const to = gate();
    const inside = visitor(to);
    const many = Array.from({ length: 5 }, () => visitor(to, { client: "many" }));
    const single = visitor(to, { client: "single" });
    await inside.end();
    await settled();
    expect(started([...many, single])).toEqual([true, false, false, false, false, false]);
    await many[0]?.end();
    await settled();
    expect(started([...many, single])).toEqual([true, false, false, false, false, true]);
    await single.end();
    for (const one of many) await one.end();
    expect([to.inFlight, to.waiting]).toEqual([0, 0]);
  });
});

describe("a request that waits for another service", () => {
  it("releases its slot meanwhile, and continues before those that have not started", async () => {
    const to = gate();
    const elsewhere = Promise.withResolvers<void>();
    const slot = await to.enter("one");
    if (typeof slot === "string") throw new Error("It is empty");
    let isBack = false;
    const over = slot.run(async () => {
      await waitOutside(() => Promise.all([waitOutside(() => elsewhere.promise), elsewhere.promise]));
      isBack = true;
    });
    const second = visitor(to);
    const third = visitor(to);
    await settled();
    expect([started([second, third]), to.inFlight]).toEqual([[true, false], 1]);
    elsewhere.resolve();
    await settled();
    expect(isBack).toBe(false);
    await second.end();
    await over;
    expect(isBack).toBe(true);
    await third.end();
    expect(to.inFlight).toBe(0);
  });

  it("holds no slot when it ends while waiting, or never had one", async () => {
    const to = gate();
    const elsewhere = Promise.withResolvers<void>();
    const slot = await to.enter("one");
    if (typeof slot === "string") throw new Error("It is empty");
    let straggler: Promise<void> | undefined;
    await slot.run(async () => {
      straggler = waitOutside(() => elsewhere.promise);
    });
    expect(to.inFlight).toBe(0);
    elsewhere.resolve();
    await straggler;
    expect(to.inFlight).toBe(0);
    expect(await waitOutside(async () => "done")).toBe("done");
  });
});
