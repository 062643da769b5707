import type { StoredFiles } from "~/platform/files/stored.server";
import { IMAGE_TYPES, type ImageType, imageKey, keptWidths } from "../rules/image";

/** The files of all documents, and of all pictures in each size and kind that is kept. */
export const storedFiles: StoredFiles = {
  text: `select storage_key as key, null as width from attachments
    union all select storage_key, width from images`,
  keysOf({ key, width }) {
    if (width === null) return [String(key)];
    const types = Object.keys(IMAGE_TYPES) as ImageType[];
    return keptWidths(Number(width)).flatMap((kept) => types.map((type) => imageKey(String(key), kept, type)));
  },
};
