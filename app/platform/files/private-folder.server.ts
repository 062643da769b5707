import { chmod, mkdir } from "node:fs/promises";

/** A folder that only our own user opens, whatever the umask says and whoever made it before. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
}
