import { spawnSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/servers";
import { ownFolder } from "./support/stage";

test.each(["build/server/image-worker.js", "build/client/assets"])(
  "an installation without %s is refused with a sentence",
  async (missing) => {
    const place = await ownFolder();
    for (const path of ["build", "package.json"]) cpSync(join(root, path), join(place, path), { recursive: true });
    for (const path of ["node_modules", "db"]) symlinkSync(join(root, path), join(place, path));
    rmSync(join(place, missing), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join(place, "build", "server", "server.js")], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: join(place, "data"), PORT: "0" },
      encoding: "utf8",
      timeout: 60_000,
    });
    const named = missing
      .split("/")
      .slice(missing.endsWith(".js") ? -1 : 0)
      .join("/");
    expect(stderr).toBe(
      `Instalarea este incompletă: lipsește ${named}. Instalați din nou aceeași versiune; datele nu sunt atinse.\n`,
    );
    expect(status).toBe(1);
  },
);
