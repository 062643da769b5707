import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const LIST = "/admin/organisations";

describe("the organisations of the platform", () => {
  ownPlatform();
  let admin: Person;

  beforeAll(async () => {
    admin = await person("ADMIN");
    await member("FIRMA", "pending", { name: "Țesături Ștefănești SRL" });
    await member("UAT", "verified", { name: "Comuna Fântâna Albastră" });
  });

  const found = async (text: string) => textOf(await admin.get(`${LIST}?q=${encodeURIComponent(text)}`));

  it("are an administrator's to see", async () => {
    const answer = await stranger.get(LIST);
    expect(answer.headers.get("location")).toContain("/admin-login");
    const firma = await member("FIRMA");
    expect((await firma.get(LIST)).headers.get("location")).toBe("/firma/dashboard");
    expect((await firma.post(`${LIST}/x/queue`)).status).toBe(403);
  });

  it("are found without marks and case, and what is typed is taken to the letter", async () => {
    expect(await found("stefanesti")).toContain("Țesături Ștefănești SRL");
    expect(await found("stefanesti")).not.toContain("Fântâna Albastră");
    for (const text of ["%", "％", "_", "\\", "a\u0000b"]) {
      const page = await found(text);
      expect(page, text).not.toContain("Țesături");
      expect(page, text).not.toContain("Fântâna");
    }
  });

  it("say how each of their people can be reached", async () => {
    const { actor } = await member("FIRMA", "pending");
    const phone = "+40264123456;ext=12,+40722123456";
    await db().update(users).set({ phone }).where(eq(users.id, actor.userId));
    const page = await (await admin.get(`${LIST}/${actor.organisation?.id}`)).text();
    for (const link of ["tel:+40264123456;ext=12", "tel:+40722123456", `mailto:${actor.email}`])
      expect(page).toContain(`href="${link}"`);
    expect(page).toContain("0264 123 456 int. 12");
  });

  it("are never said to have been checked by a document that they did not attach, nor by one click", async () => {
    const { actor } = await member("FIRMA", "pending");
    const id = actor.organisation?.id ?? "";
    const path = `${LIST}/${id}/verification`;
    const html = await (await admin.get(path)).text();
    expect(html).toContain('name="checked" value="cui"');
    expect(html).not.toContain('value="document"');
    expect(html).not.toMatch(/<input[^>]*name="checked"[^>]*checked=""/);
    expect(await textOf(new Response(html))).not.toContain("Solicitările");
    const refused = await admin.post(path, {});
    expect(refused.status).toBe(400);
    expect(await textOf(refused)).toContain("Bifați ce ați verificat");
    expect((await admin.post(path, { checked: ["cui", "document"] })).status).toBe(400);
    expect((await organisationById(id))?.verification).toBe("pending");
    expect((await admin.post(path, { checked: ["address", "cui"] })).status).toBe(303);
    expect(await organisationById(id)).toMatchObject({
      verification: "verified",
      verifiedWhat: "CUI-ul, adresa sediului",
    });
  });

  it("are missing under an address that cannot be one", async () => {
    for (const path of ["a%0D%0Ab/queue", "a%0D%0Ab/join-requests/x/acceptance", "a%00b", "1"]) {
      expect((await admin.get(`${LIST}/${path}`)).status, path).toBe(404);
    }
  });
});
