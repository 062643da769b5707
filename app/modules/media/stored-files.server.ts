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

/** A bucket tells a thousand names at a time. */
async function listed(folder: string) {
  const found = [];
  let paginationToken: string | undefined;
  try {
    do {
      const page = await files().listAll(folder, paginationToken ? { paginationToken } : {});
      found.push(...page.objects);
      paginationToken = page.paginationToken;
    } while (paginationToken);
    return found;
  } catch (error) {
    if (chain(error).some((link) => link.code === "ENOENT")) return []; // nothing ever came there
    throw error;
  }
}
