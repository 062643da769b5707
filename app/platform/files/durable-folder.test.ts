import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import { DurableFolder } from "./durable-folder.server";

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it("leaves no part of a file when the disk is full", async () => {
  const put = vi.spyOn(FSDriver.prototype, "put").mockImplementation(async (key) => {
    await writeFile(join(folder, key), "half");
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  onTestFinished(() => put.mockRestore());
  await expect(new DurableFolder(folder).put("document", "whole")).rejects.toMatchObject({ code: "ENOSPC" });
  expect(await readdir(folder)).toEqual([]);
});
