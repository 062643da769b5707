/** It has no types of its own: the part of it that is used. */
declare module "fontkit" {
  export type Font = { hasGlyphForCodePoint(codePoint: number): boolean };
  export function create(bytes: Uint8Array): Font;
}
