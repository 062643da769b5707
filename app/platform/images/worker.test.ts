import { access, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { isAbsolute, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import { type WorkerLimits, workerFile, workers } from "./worker.server";

type Task = { say?: string; sleep?: boolean; die?: boolean };

let script = "";
const places = Math.max(1, availableParallelism() - 1);
const open = (limits: WorkerLimits = { mostWaiting: 10, mostMs: 20_000 }) =>
  workers<Task, { said: string; pid: number; openings: number }>(script, limits);

// The file stays until the next run begins: other tests of this thread ask whether the files of all workers are there.
beforeAll(async () => {
  script = join(temporaryFolder(), "worker.mjs");
  await writeFile(
    script,
    `process.on("disconnect", () => process.exit(0));
     let openings = 0;
     process.on("message", ({ opened, say, sleep, die }) => {
       if (opened) openings += 1;
       if (die) process.exit(7);
       if (!sleep && !opened) process.send({ said: say, pid: process.pid, openings });
     });`,
  );
});

it.each([
  ["image-worker", "app/modules/media/content"],
  ["text-worker", "app/modules/media/content"],
  ["paper-worker", "app/platform/paper"],
])("%s is found wherever the process was started", async (name, source) => {
  const file = workerFile(name, source);
  expect(isAbsolute(file)).toBe(true);
  await access(file);
});

it("runs in another process, which is reused", async () => {
  const work = open();
  const first = await work({ say: "unu" });
  const second = await work({ say: "doi" });
  expect(first).toMatchObject({ said: "unu" });
  expect(second).toMatchObject({ said: "doi", pid: (first as { pid: number }).pid });
  expect((first as { pid: number }).pid).not.toBe(process.pid);
});

it("is sent what it opens with once, before its first task", async () => {
  const work = open({ mostWaiting: 10, mostMs: 20_000, opening: { opened: true } });
  await work({ say: "unu" });
  expect(await work({ say: "doi" })).toMatchObject({ said: "doi", openings: 1 });
});

it("fails when its process dies, and the next one gets a new process", async () => {
  const work = open();
  const before = await work({ say: "unu" });
  expect(await work({ die: true })).toBe("lost");
  const after = await work({ say: "doi" });
  expect(after).toMatchObject({ said: "doi" });
  expect((after as { pid: number }).pid).not.toBe((before as { pid: number }).pid);
});

it("fails when it takes too long, and its process is killed", async () => {
  const work = open({ mostWaiting: 10, mostMs: 300 });
  expect(await work({ sleep: true })).toBe("lost");
});

it("is refused while too many wait, and accepted again afterwards", async () => {
  const work = open({ mostWaiting: 2, mostMs: 20_000 });
  const answers = await Promise.all(Array.from({ length: places + 4 }, () => work({ say: "unu" })));
  expect(answers.filter((answer) => answer === "busy")).toHaveLength(2);
  expect(await work({ say: "doi" })).toMatchObject({ said: "doi" });
});
