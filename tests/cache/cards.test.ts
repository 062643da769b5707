import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { attachImages, storeImage } from "~/modules/media/verbs/image.server";
import { now } from "~/platform/clock";
import { naturalPhoto } from "../support/natural-photo";
import { member, stranger } from "../support/people";
import { ownPlatform } from "../support/platform";

ownPlatform();
const MOST_KILOBYTES = 400;
const CARDS = 9;
const DIFFERENT = 2;
const PHONE = 360;

let html = "";

beforeAll(async () => {
  const { actor } = await member("UAT");
  const by = { userId: actor.userId, organisationId: null };
  const ids: string[] = [];
  for (let seed = 1; seed <= DIFFERENT; seed += 1) {
    const photo = await naturalPhoto({ width: 2400, height: 1600, seed }); // as large as a browser sends it
    const stored = await storeImage({ file: new Blob([new Uint8Array(photo)]), alt: "Podul", by });
    if (!stored.ok) throw new Error(stored.sentence);
    ids.push(stored.image.id);
  }
  await attachImages(ids, { by, at: now() });
  for (let card = 0; card < CARDS; card += 1) {
    const featuredImageId = ids[card % DIFFERENT] ?? null;
    const community = { name: `Comuna Izvorul ${card}`, county: "SJ", createdAt: now(), featuredImageId } as const;
    await createCommunity({ ...community, projectsCompleted: 1 }, null);
  }
  html = await (await stranger.get("/features/community-showcase")).text();
});

it.each([2, 3])("a page of nine photographs fits a telephone of density %i", async (density) => {
  const chosen = [...html.matchAll(/<source type="image\/webp" srcSet="([^"]+)" sizes="([^"]+)"/gi)]
    .map(([, sources = "", sizes = ""]) => choice(sources, widthAt(sizes, density) * density))
    .slice(0, CARDS);
  expect(chosen).toHaveLength(CARDS);
  let pictures = 0;
  for (const address of chosen) pictures += (await (await stranger.get(address)).arrayBuffer()).byteLength;
  const page = brotliCompressSync(html).length;
  const fonts = await fontBytes();
  const all = (pictures + page + fonts) / 1_024;
  expect(all, `pictures ${pictures}, page ${page}, fonts ${fonts}`).toBeLessThan(MOST_KILOBYTES);
});

/** As the standard says: the first length whose condition holds. */
function widthAt(sizes: string, density: number): number {
  for (const size of sizes.split(",").map((part) => part.trim())) {
    const [, condition, length = size] = /^\(([^)]+)\)\s+(.+)$/.exec(size) ?? [];
    if (condition === undefined || holds(condition, density)) return pixels(length);
  }
  throw new Error(`No size fits: ${sizes}`);
}

function holds(condition: string, density: number): boolean {
  const [, kind, value = ""] = /^min-(width|resolution):\s*([\d.]+)(?:rem|dppx)$/.exec(condition) ?? [];
  if (kind === "resolution") return density >= Number(value);
  if (kind === "width") return PHONE >= Number(value) * 16;
  throw new Error(`Not understood: ${condition}`);
}

function pixels(length: string): number {
  const [, value = "", unit] = /^([\d.]+)(px|rem|vw)$/.exec(length) ?? [];
  return Number(value) * ({ px: 1, rem: 16, vw: PHONE / 100 }[unit as "px"] ?? Number.NaN);
}

/** The smallest that is dense enough: no browser takes a larger one. */
function choice(sources: string, wanted: number): string {
  const known = sources.split(", ").map((source) => source.split(" ") as [string, string]);
  const fitting = known.find(([, width]) => Number.parseInt(width, 10) >= Math.floor(wanted)) ?? known.at(-1);
  return fitting?.[0] ?? "";
}

async function fontBytes(): Promise<number> {
  const folder = "app/ui/fonts";
  const names = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
