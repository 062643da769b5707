import type { BodyPicture } from "./body";

const STORED_SOURCE = /^\/imagini\/([0-9a-f-]{36})\/\d{1,4}\.(?:jpg|webp)$/;

/** The image id in the path of a stored picture; null for any other address. */
export const idInSource = (source: string): string | null => STORED_SOURCE.exec(source)?.[1] ?? null;

/** The stored picture of an `img`; null when it is of no stored picture, or without its size. */
export function storedPicture({
  src = "",
  alt = "",
  width,
  height,
}: Readonly<Record<string, string>>): BodyPicture | null {
  const id = idInSource(src);
  const wide = Number(width);
  const high = Number(height);
  return id !== null && wide > 0 && high > 0 ? { id, alt, width: wide, height: high } : null;
}
