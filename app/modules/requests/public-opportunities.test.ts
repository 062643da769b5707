import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { ownPlatform } from "../../../tests/support/platform";
import {
  newestPublicOpportunities,
  publicOpportunitiesForSearch,
  publicOpportunity,
} from "./store/public-opportunities.server";
import {
  authority,
  cast,
  DEADLINE,
  firm,
  hoursAfter,
  justBefore,
  need,
  START,
  STATES,
  sentBy,
} from "./stories.test-data";
import { createRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";

ownPlatform();

const EVERYWHERE = { category: null, county: null };
const idsOfAll = async (at = START) => (await publicOpportunitiesForSearch(null, 1000, at)).map(({ id }) => id);
const newest = async (at = START) => (await newestPublicOpportunities(EVERYWHERE, 1000, at)).map(({ id }) => id);

/** Asked in each of the three ways, and each of them says the same. */
async function isPublic(id: string, at: Date): Promise<boolean> {
  const asked = [
    (await publicOpportunity(id, at)) !== null,
    (await idsOfAll(at)).includes(id),
    (await newest(at)).includes(id),
  ];
  expect(new Set(asked).size, "the three readings agree").toBe(1);
  return asked[0] === true;
}

describe("the public sees a request", () => {
  it.each([
    ["draft", false],
    ["open", true],
    ["sealed", true],
    ["to_confirm", true],
    ["closed", false],
    ["closedSealed", false],
    ["opened", false],
    ["withdrawn", true],
    ["running", false],
    ["vacant", false],
    ["completed", false],
    ["cancelled", false],
  ] as const)("%s: %s", async (state, expected) => {
    const { id } = await STATES[state](await cast());
    const at = state.startsWith("closed") || state === "opened" ? DEADLINE : hoursAfter(START, 4);
    expect(await isPublic(id, at)).toBe(expected);
  });

  it("until its deadline, and not at it", async () => {
    const { id } = await STATES.open(await cast());
    expect(await isPublic(id, justBefore(DEADLINE))).toBe(true);
    expect(await isPublic(id, DEADLINE)).toBe(false);
  });

  it("never when it is addressed to one partner", async () => {
    setClock(START);
    const partner = await firm();
    const id = await sentBy(await authority(), { partner: partner.organisation?.id ?? null });
    expect(await isPublic(id, START)).toBe(false);
  });

  it("never of an authority that is suspended", async () => {
    setClock(START);
    const uat = await authority();
    const id = await sentBy(uat);
    expect(await isPublic(id, START)).toBe(true);
    await db()
      .update(organisations)
      .set({ suspendedAt: START, suspendedReason: "Date false." })
      .where(eq(organisations.id, uat.organisation?.id ?? ""));
    expect(await isPublic(id, START)).toBe(false);
  });

  it("never while it waits for its authority's verification", async () => {
    setClock(START);
    const id = await createRequest(await authority("pending"), need(), NO_FILES);
    expect(await isPublic(id, START)).toBe(false);
  });

  it("never for an id that nobody has", async () => {
    expect(await publicOpportunity("0198c5a0-0000-7000-8000-000000000001", START)).toBeNull();
  });
});

it("learns the title, where, when and from whom, and nothing else", async () => {
  const people = await cast();
  const { id } = await STATES.open(people);
  const seen = await publicOpportunity(id, hoursAfter(START, 4));
  expect(seen).toEqual({
    id,
    title: "Portal de taxe și impozite locale",
    category: "digitalisation",
    county: "CJ",
    authority: people.uat.organisation?.name,
    registration: expect.stringMatching(/^PSP-2026-\d{6}$/),
    sentAt: START,
    deadlineAt: DEADLINE,
    updatedAt: expect.any(Date),
  });
  const said = JSON.stringify(seen);
  for (const secret of ["casierie", "6000000", "9000000", "8450000", "Mutăm", people.uat.userId]) {
    expect(said).not.toContain(secret);
  }
});

describe("lists of them", () => {
  let uat: Actor;
  beforeAll(async () => {
    setClock(START);
    uat = await authority();
  });

  it("come in pieces that leave out and repeat nothing", async () => {
    for (let count = 0; count < 5; count += 1) await sentBy(uat);
    const pieces: string[] = [];
    for (;;) {
      const piece = await publicOpportunitiesForSearch(pieces.at(-1) ?? null, 2, START);
      if (piece.length === 0) break;
      pieces.push(...piece.map(({ id }) => id));
    }
    expect(pieces).toEqual(await idsOfAll());
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  it("are the newest first, of a category and of a county", async () => {
    setClock(hoursAfter(START, 1));
    const first = await sentBy(uat, { category: "legal_advice", county: "IL" });
    setClock(hoursAfter(START, 2));
    const second = await sentBy(uat, { category: "legal_advice", county: "VS" });
    const at = hoursAfter(START, 3);
    const ids = async (filter: Parameters<typeof newestPublicOpportunities>[0], limit = 50) =>
      (await newestPublicOpportunities(filter, limit, at)).map(({ id }) => id);
    expect(await ids({ category: "legal_advice", county: null })).toEqual([second, first]);
    expect(await ids({ category: null, county: "IL" })).toEqual([first]);
    expect(await ids({ category: "legal_advice", county: "IL" })).toEqual([first]);
    expect(await ids({ category: "taxation", county: "IL" })).toEqual([]);
    expect(await ids(EVERYWHERE, 1)).toEqual([second]);
  });
});
