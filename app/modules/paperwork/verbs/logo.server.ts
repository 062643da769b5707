import { imageKey, keptWidths } from "~/modules/media/rules/image";
import { imageById } from "~/modules/media/store/image.server";
import { files } from "~/platform/files/files.server";
import { log } from "~/platform/log.server";
import type { Picture } from "~/platform/paper/paper";
import { later } from "~/platform/refusal";

/** Sharp enough in print at the size that it has there. */
const WIDTH = 400;
const UNREAD = "Sigla din antet nu poate fi citită acum. Încercați din nou peste câteva minute.";

/** The stored picture as it stands on papers; null when it was replaced meanwhile. Throws 503 when the storage does not give it. */
export async function logoOf(imageId: string): Promise<Picture | null> {
  const image = await imageById(imageId);
  if (image === null) return null;
  const kept = keptWidths(image.width).find((one) => one >= WIDTH) ?? image.width;
  try {
    const bytes = await files().getBytes(imageKey(image.storageKey, kept, "jpg"));
    const height = Math.round((image.height * kept) / image.width);
    return { jpeg: Buffer.from(bytes).toString("base64"), width: kept, height };
  } catch (error) {
    log.error({ error }, "a logo was not read");
    throw later(UNREAD, 60);
  }
}
