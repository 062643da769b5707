import { execFileSync } from "node:child_process";
import { open, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { naturalPhoto } from "../support/natural-photo";
import { statusOf } from "../support/servers";
import { cast, ownDatabase, ownFolder, ownServer, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

/** A disk of its own, so small that a photograph fills it. Only root may mount one. */
async function smallDisk(kilobytes: number): Promise<string> {
  const folder = await ownFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return folder;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test.skipIf(process.getuid?.() !== 0)(
  "a full disk refuses uploads with a sentence; everything else goes on",
  async () => {
    const dataDir = await smallDisk(600);
    const server = await ownServer({ databaseUrl: await ownDatabase(), dataDir });
    const [clerk] = cast().authorities;
    const photo = new Blob([new Uint8Array(await naturalPhoto({ width: 900, height: 600, seed: 1 }))], {
      type: "image/jpeg",
    });
    const upload = async () => {
      const body = new FormData();
      body.set("image", photo, "poza.jpg");
      const headers = { cookie: clerk.cookie, origin: server.origin, accept: "application/json" };
      const answer = await fetch(`${server.origin}/incarcari/imagini`, { method: "POST", headers, body });
      return { status: answer.status, said: await answer.text() };
    };
    const filler = join(dataDir, "filler");
    await writeFile(filler, Buffer.alloc(2_000_000)).catch(() => {});

    const refused = await upload();
    expect(refused.status).toBe(507);
    expect(refused.said).toContain("sentence");
    expect(await filesBelow(join(dataDir, "files"))).toEqual([]);
    const ready = await fetch(`${server.origin}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ ready: true, warnings: ["mai puțin de 1 GB liber pe disc"] });
    expect(await (await fetch(`${server.origin}/metrics`)).text()).toMatch(/^psp_disk_free_bytes 0$/m);
    const draft = { title: "Audit energetic", category: "eu_funds", description: "Pentru școală." };
    const browser = visit(server, clerk);
    expect((await browser.submit(await browser.get(NEW_REQUEST), draft)).status).toBe(303);

    await rm(filler);
    expect((await upload()).status).toBe(201);
  },
);

test("a log that cannot be written stops nothing", async () => {
  const full = await open("/dev/full", "w");
  onTestFinished(() => full.close());
  const server = await ownServer({ databaseUrl: await ownDatabase(), stdout: full.fd, env: { LOG_LEVEL: "debug" } });
  for (let times = 0; times < 5; times += 1) {
    expect(await statusOf(`${server.origin}/nicio-pagina-${times}`)).toBe(404);
    await sleep(50);
  }
  expect(await statusOf(`${server.origin}/parteneri`)).toBe(200);
  expect(server.running()).toBe(true);
  expect(await server.stop()).toBe(0);
});
