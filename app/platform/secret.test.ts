import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/folders";
import { keptSecret } from "./secret.server";

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

describe("the secret of a data folder", () => {
  it("is generated once for processes that start together, and is readable by our user only", async () => {
    const secrets = await Promise.all([1, 2, 3, 4].map(() => keptSecret(folder)));
    expect(new Set([...secrets, await keptSecret(folder)]).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
    expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["secret"]);
  });

  it("is refused with a sentence where the folder cannot be made", async () => {
    await writeFile(join(folder, "file"), "");
    await expect(keptSecret(join(folder, "file", "data"))).rejects.toThrow("alegeți alt folder, de exemplu DATA_DIR=");
  });

  it.each(["", "cut off"])("is made again where a full disk left %o of it", async (left) => {
    await writeFile(join(folder, "secret"), left, { mode: 0o600 });
    const secret = await keptSecret(folder);
    expect(secret).toHaveLength(43);
    expect(await keptSecret(folder)).toBe(secret);
  });
});
