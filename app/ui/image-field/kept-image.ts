import type { PictureData } from "../picture/picture";

/** A picture that the server has, as the field shows it and sends it back: `key` is its sealed name. */
export type KeptImage = { key: string; picture: PictureData; alt: string };
