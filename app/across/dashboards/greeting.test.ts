import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();

describe("a dashboard", () => {
  let everybody: [string, Person][];
  beforeAll(async () => {
    everybody = [
      ["/uat", await member("UAT")],
      ["/firma", await member("FIRMA")],
      ["/admin", await person("ADMIN")],
    ];
  });

  it("greets with the name as it was typed, for nobody knows which word is the first name", async () => {
    for (const [workspace, who] of everybody) {
      await db().update(users).set({ name: "MUNTEANU Ana" }).where(eq(users.id, who.actor.userId));
      expect(await textOf(await who.get(`${workspace}/dashboard`))).toContain("Bună ziua, MUNTEANU Ana");
    }
  });

  it("is where the bare address of a workspace leads", async () => {
    for (const [workspace, who] of everybody)
      expect((await who.get(workspace)).headers.get("location"), workspace).toBe(`${workspace}/dashboard`);
  });

  it.each([
    ["UAT", "/uat/dashboard"],
    ["FIRMA", "/firma/dashboard"],
  ] as const)("of a %s says why the organisation was rejected or suspended, and what to do", async (kind, path) => {
    const rejected = await textOf(await (await member(kind, "rejected")).get(path));
    expect(rejected).toContain("Motivul: Documentul nu se citește. Corectați datele, apoi cereți din nou verificarea.");
    const suspended = await textOf(await (await member(kind, "suspended")).get(path));
    expect(suspended).toContain("Motivul: Date neadevărate.");
    expect(suspended).toContain("Pentru lămuriri scrieți la suport.");
  });
});
