import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../tests/support/folders";
import { now, setClock, withClock } from "./clock";

const noon = new Date("2026-11-05T10:00:00Z");

/** Between two readings of the system's clock, moved by so many milliseconds. */
function expectTheSystems(time: () => Date, offset = 0) {
  const before = Date.now();
  const told = time().getTime();
  const after = Date.now();
  expect(told).toBeGreaterThanOrEqual(before + offset);
  expect(told).toBeLessThanOrEqual(after + offset);
}

describe("clock", () => {
  afterEach(() => setClock(null));

  it("is the system's time by default", () => {
    expectTheSystems(now);
  });

  it("can be stopped and started again", () => {
    setClock(noon);
    expect(now()).toEqual(noon);
    setClock(null);
    expect(now()).not.toEqual(noon);
  });

  it("returns a copy, so that changing the date does not change the clock", () => {
    setClock(noon);
    now().setFullYear(1990);
    expect(now()).toEqual(noon);
  });

  it("restores the previous clock, also when the work fails", async () => {
    setClock(noon);
    const later = new Date("2027-01-01T00:00:00Z");
    expect(await withClock(later, async () => now())).toEqual(later);
    expect(now()).toEqual(noon);
    const failing = withClock(later, () => {
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(now()).toEqual(noon);
  });
});

describe("clock of a test process", () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, "clock");
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  async function started() {
    vi.stubEnv("TEST_CLOCK", file);
    return (await import("./clock")).now;
  }

  it("is fixed by an instant, shifted by an offset, and read again", async () => {
    writeFileSync(file, "2026-11-05T10:00:00Z\n");
    const time = await started();
    expect(time()).toEqual(noon);
    writeFileSync(file, "-86400000");
    await pause(60);
    expectTheSystems(time, -86_400_000);
  });

  it("keeps its last reading while the file is empty", async () => {
    writeFileSync(file, "2026-11-05T10:00:00Z");
    const time = await started();
    time();
    writeFileSync(file, "");
    await pause(60);
    expect(time()).toEqual(noon);
  });

  it("is the system's time without the file, and refuses an invalid one", async () => {
    const time = await started();
    expectTheSystems(time);
    writeFileSync(file, "tomorrow-ish");
    await pause(60);
    expect(time).toThrow(/neither an offset/);
  });

  it("ignores a variable set after the start", async () => {
    writeFileSync(file, "2026-11-05T10:00:00Z");
    const { now: time } = await import("./clock");
    vi.stubEnv("TEST_CLOCK", file);
    expect(time()).not.toEqual(noon);
  });
});
