import { createHash } from "node:crypto";
import { isKnown } from "~/platform/http/etag";
import { waitOutside } from "~/platform/http/gate.server";
import { later } from "~/platform/refusal";
import type { SocialCard } from "./card";
import { drawSocialCard } from "./draw.server";

/** Of about 30 KB each, of 150 with a photograph; the oldest makes room. What is not kept any more is drawn again when it is asked for. */
const MOST_KEPT = 200;
/** Raised when the drawing changes, so that nobody keeps the old one. */
const DRAWING = 2;
/** They are drawn one after the other. */
const MOST_WAITING = 16;
const kept = new Map<string, Promise<Buffer>>();
let drawings = 0;

/** The picture, drawn once however many ask for it, and named by all that it shows. */
export async function socialAnswer(request: Request, card: SocialCard): Promise<Response> {
  const key = createHash("sha256")
    .update(JSON.stringify([DRAWING, card]))
    .digest("base64url")
    .slice(0, 22);
  const etag = `"${key}"`;
  const headers = new Headers({
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
    "cross-origin-resource-policy": "cross-origin", // it is made to be shown elsewhere
    etag,
  });
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const png = await waitOutside(() => drawnOnce(key, card));
  headers.set("content-length", String(png.length));
  return new Response(new Uint8Array(png), { headers });
}

async function drawnOnce(key: string, card: SocialCard): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  if (drawings >= MOST_WAITING)
    throw later("Imaginea nu poate fi desenată acum. Încercați din nou peste câteva secunde.", 10);
  drawings += 1;
  const drawing = drawSocialCard(card).finally(() => {
    drawings -= 1;
  });
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
  return drawing;
}
