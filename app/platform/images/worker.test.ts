import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { workers } from "./worker.server";

type Task = { say?: string; sleep?: boolean; die?: boolean };

let folder = "";
let script = "";
const places = Math.max(1, availableParallelism() - 1);
const open = (limits = { mostWaiting: 10, mostMs: 20_000 }) =>
  workers<Task, { said: string; pid: number }>(script, limits);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "psp-workers-"));
  script = join(folder, "worker.mjs");
  await writeFile(
    script,
    `process.on("disconnect", () => process.exit(0));
     process.on("message", ({ say, sleep, die }) => {
       if (die) process.exit(7);
       if (!sleep) process.send({ said: say, pid: process.pid });
     });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

it("answers in a process of its own, which is used again", async () => {
  const work = open();
  const first = await work({ say: "unu" });
  const second = await work({ say: "doi" });
  expect(first).toMatchObject({ said: "unu" });
  expect(second).toEqual({ said: "doi", pid: (first as { pid: number }).pid });
  expect((first as { pid: number }).pid).not.toBe(process.pid);
});

it("is lost with a process that dies over it, and the next one has another", async () => {
  const work = open();
  const before = await work({ say: "unu" });
  expect(await work({ die: true })).toBe("lost");
  const after = await work({ say: "doi" });
  expect(after).toMatchObject({ said: "doi" });
  expect((after as { pid: number }).pid).not.toBe((before as { pid: number }).pid);
});

it("is lost when it does not end, and its process is gone", async () => {
  const work = open({ mostWaiting: 10, mostMs: 300 });
  expect(await work({ sleep: true })).toBe("lost");
});

it("is refused when too many wait, and taken again afterwards", async () => {
  const work = open({ mostWaiting: 2, mostMs: 20_000 });
  const answers = await Promise.all(Array.from({ length: places + 4 }, () => work({ say: "unu" })));
  expect(answers.filter((answer) => answer === "busy")).toHaveLength(2);
  expect(await work({ say: "doi" })).toMatchObject({ said: "doi" });
});
