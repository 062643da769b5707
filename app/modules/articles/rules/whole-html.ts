import type { Image } from "~/modules/media/rules/image";
import { htmlOf } from "./body-html";
import { bodyOf } from "./body-read";

type Told = { body: string; cover: Image | null };

/** The text with its cover, for programs that read it elsewhere: read again, and every address of ours whole. */
export function wholeHtml({ body, cover }: Told, origin: string): string {
  const above = cover ? htmlOf([{ kind: "picture", ...cover }]) : "";
  return `${above}${htmlOf(bodyOf(body))}`.replace(OUR_ADDRESS, (start) => `${start.slice(0, -1)}${origin}/`);
}

/** In a tag: what people write has no "<" left. */
const OUR_ADDRESS = /<(?:img src|a href)="\//g;
