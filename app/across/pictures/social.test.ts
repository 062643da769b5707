import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { publishedBy } from "~/modules/articles/published.test-data";
import { communities } from "~/modules/communities/tables.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { organisation, person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();
let firm = "";
let waiting = "";
let community = "";
let binned = "";
let article = "";
let thrownAway = "";

async function partner(verification: "verified" | "pending"): Promise<string> {
  const name = "Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL";
  const organisationId = await organisation("FIRMA", verification, { name });
  await createPartner({
    organisationId,
    website: "https://ghilda.example",
    portfolio: "Scriem strategii.",
    domains: ["local-strategy"],
    tradeRegisterNumber: "J26/415/2015",
    at: now(),
  });
  return organisationId;
}

async function place(deletedAt: Date | null): Promise<string> {
  const organisationId = await organisation("UAT");
  const at = now();
  const row = { organisationId, name: "Comuna Fântâna Albastră", county: "SJ", createdAt: at, updatedAt: at } as const;
  const [made] = await db()
    .insert(communities)
    .values({ ...row, deletedAt })
    .returning({ id: communities.id });
  return made?.id ?? "";
}

beforeAll(async () => {
  firm = await partner("verified");
  waiting = await partner("pending");
  community = await place(null);
  binned = await place(now());
  const author = (await person("FIRMA", firm)).actor;
  const title = "Cum am scris cererea de finanțare pentru canalizare, pas cu pas, și ce am face altfel a doua oară";
  article = await publishedBy(author, now(), { title });
  thrownAway = await publishedBy(author, now(), { deletedAt: now() });
});

describe("the picture of a shared link", () => {
  it.each([
    ["the product", () => "/social.png"],
    ["a partner", () => `/social/partener/${firm}.png`],
    ["a community", () => `/social/comunitate/${community}.png`],
    ["an article", () => `/social/articol/${article}.png`],
  ])("of %s is a PNG of 1200 × 630, light, and not sent twice", async (_, path) => {
    const answer = await stranger.get(path());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(80_000);
    const etag = answer.headers.get("etag") ?? "";
    expect((await stranger.get(path(), { "if-none-match": etag })).status).toBe(304);
  });

  it("is drawn once for all who ask at the same time", async () => {
    const path = `/social/comunitate/${await place(null)}.png`;
    const answers = await Promise.all([1, 2, 3].map(() => stranger.get(path)));
    const [first, ...others] = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  it("says other things of other organisations", async () => {
    const [one, other] = await Promise.all(
      [`partener/${firm}`, `comunitate/${community}`].map((name) => stranger.get(`/social/${name}.png`)),
    );
    expect(one?.headers.get("etag")).not.toBe(other?.headers.get("etag"));
  });

  it.each([
    ["a firm that is not verified", () => `/social/partener/${waiting}.png`],
    ["an article in the bin", () => `/social/articol/${thrownAway}.png`],
    ["a community in the bin", () => `/social/comunitate/${binned}.png`],
    ["another kind with the same id", () => `/social/comunitate/${firm}.png`],
    ["a kind that there is not", () => `/social/constructor/${firm}.png`],
    ["no id", () => "/social/partener/x.png"],
    ["another ending", () => `/social/partener/${firm}.svg`],
  ])("of %s is not there", async (_, path) => {
    expect((await stranger.get(path())).status).toBe(404);
  });
});
