import { chain } from "~/platform/database/errors.server";
import { files } from "~/platform/files/files.server";

/** Names of the files in a folder, whole. */
export async function filesIn(folder: string): Promise<string[]> {
  return (await listed(folder)).flatMap((object) => (object.isFile ? [object.key] : []));
}

/** Names of the folders in a folder, whole. */
export async function foldersIn(folder: string): Promise<string[]> {
  return (await listed(folder)).flatMap((object) => (object.isDirectory ? [object.prefix.replace(/\/$/, "")] : []));
}

/** The folders of the days, named by them, that ended before a moment. */
export async function daysIn(folder: string, before: Date): Promise<string[]> {
  const last = `${folder}/${before.toISOString().slice(0, 10)}`;
  return (await foldersIn(folder)).filter((day) => day < last).sort();
}

async function listed(folder: string) {
  try {
    return [...(await files().listAll(folder)).objects];
  } catch (error) {
    if (chain(error).some((link) => link.code === "ENOENT")) return []; // nothing ever came there
    throw error;
  }
}
