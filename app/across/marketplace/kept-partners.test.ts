import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { partnerFavourites } from "~/modules/partners/tables.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { partner } from "./marketplace.test-data";

ownPlatform();
const LIST = "/uat/marketplace";
const KEPT = `${LIST}?care=pastrate`;
let uat: Person;
let ghilda = "";

beforeAll(async () => {
  setClock(new Date("2026-11-20T09:00:00Z"));
  uat = await member("UAT");
  ghilda = await partner("Ghilda SRL");
  await partner("Busola SRL");
});

const kept = () => db().$count(partnerFavourites);
const press = (who: Pick<Person, "post">, value: string, id = ghilda, back = LIST): Promise<Response> =>
  who.post(`${LIST}/${id}/favourite`, { kept: value, back });
const listOf = async (who: Person, path = KEPT): Promise<string> => textOf(await who.get(path));

describe("a kept firm", () => {
  it.each([
    ["a stranger", 302, async () => stranger],
    ["a firm", 403, () => member("FIRMA")],
    ["an ADMIN", 403, () => person("ADMIN")],
    ["an authority that is suspended", 403, () => member("UAT", "suspended")],
  ] as const)("is not for %s", async (_, status, make) => {
    expect((await press(await make(), "yes")).status).toBe(status);
    expect(await kept()).toBe(0);
  });

  const refused: [string, number, string, () => Promise<string>][] = [
    ["a firm that is not verified", 404, "yes", () => partner("În așteptare SRL", "pending")],
    ["an authority", 404, "yes", async () => uat.actor.organisation?.id ?? ""],
    ["what is not there", 404, "yes", async () => "01890000-0000-7000-8000-00000000ffff"],
    ["a form that is not ours", 400, "maybe", async () => ghilda],
  ];
  it.each(refused)("is not %s", async (_, status, value, make) => {
    expect((await press(uat, value, await make())).status).toBe(status);
    expect(await kept()).toBe(0);
  });

  it("is in the person's own list, once, until it is taken out", async () => {
    expect(await listOf(uat)).toContain("Nicio firmă păstrată aici");
    for (const _ of [1, 2]) {
      const answer = await press(uat, "yes", ghilda, `${LIST}?judet=CJ`);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${LIST}?judet=CJ`]);
    }
    expect(await kept()).toBe(1);
    const list = await listOf(uat);
    expect(list).toContain("Scoate din listă : Ghilda SRL");
    expect(list).not.toContain("Busola SRL");
    expect(await listOf(uat, LIST)).toContain("Păstrează în listă : Busola SRL");
    const colleague = await person("UAT", uat.actor.organisation?.id, "colleague");
    expect(await listOf(colleague)).toContain("Nicio firmă păstrată aici");
    expect(await listOf(colleague, LIST)).toContain("Păstrează în listă : Ghilda SRL");
    expect((await press(uat, "no")).status).toBe(303);
    expect(await kept()).toBe(0);
  });

  it("is not shown while the firm is suspended, and may be taken out by a suspended authority", async () => {
    await press(uat, "yes");
    const of = (suspendedAt: Date | null) =>
      db()
        .update(organisations)
        .set({ suspendedAt, suspendedReason: suspendedAt && "O reclamație" })
        .where(eq(organisations.id, ghilda));
    await of(new Date());
    expect(await listOf(uat)).toContain("Nicio firmă păstrată aici");
    expect((await press(uat, "yes")).status).toBe(404);
    await of(null);
    expect(await listOf(uat)).toContain("Ghilda SRL");
    await press(uat, "no");
  });

  it("leads back only to this site, and a GET of its address to the list", async () => {
    expect((await press(uat, "no", ghilda, "//evil.ro")).headers.get("location")).toBe(LIST);
    const answer = await uat.get(`${LIST}/${ghilda}/favourite`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, LIST]);
  });

  it("is no filter of the public list", async () => {
    expect(await textOf(await stranger.get("/parteneri?care=pastrate"))).toContain("Ghilda SRL");
  });
});
