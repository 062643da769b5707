import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { member, organisation, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { attraction, DESK, own, profile, project, save, sent, withCommunity } from "./desk.test-data";
import { communities } from "./tables.server";

ownPlatform();

beforeAll(() => setClock(new Date("2026-11-21T09:00:00Z")));

describe("who may not", () => {
  it("see or post: strangers, firms, others' things", async () => {
    expect((await stranger.get(DESK)).headers.get("location")).toContain("/login");
    const firm = await member("FIRMA");
    expect((await firm.get(DESK)).headers.get("location")).toBe("/firma/dashboard");
    expect((await firm.post(`${DESK}/contact`, {})).status).toBe(403);
    const one = await withCommunity(await member("UAT"));
    const other = await withCommunity(await member("UAT"));
    await save(one, `${DESK}/attractions/new`, attraction);
    await save(one, `${DESK}/projects/new`, project);
    const { attractions, projects } = await own(one);
    const a = attractions[0]?.id;
    const p = projects[0]?.id;
    for (const path of [`attractions/${a}`, `attractions/${a}/removal`, `projects/${p}`, `projects/${p}/removal`]) {
      expect((await other.get(`${DESK}/${path}`)).status, path).toBe(404);
      const answer = await other.post(`${DESK}/${path}`, { formKey: newFormKey(), version: "x", ...attraction });
      expect(answer.status, path).toBe(404);
    }
    expect(await own(one)).toMatchObject({ attractions, projects });
  });

  it("the suspended, who keep what they have", async () => {
    const id = await organisation("UAT");
    const uat = await withCommunity(await person("UAT", id));
    const { organisations } = await import("~/modules/accounts/tables.server");
    await db()
      .update(organisations)
      .set({ suspendedAt: new Date(), suspendedReason: "Date neadevărate." })
      .where(eq(organisations.id, id));
    const before = await own(uat);
    const desk = await uat.get(DESK);
    expect(desk.status).toBe(200);
    const text = await textOf(desk);
    expect(text).toContain("Contul instituției este suspendat");
    expect(text).not.toContain("Modifică profilul");
    for (const page of ["profile", "location", "statistics", "contact", "gallery", "attractions/new", "projects/new"]) {
      expect((await uat.get(`${DESK}/${page}`)).status, page).toBe(403);
      expect((await uat.post(`${DESK}/${page}`, { formKey: newFormKey(), ...profile })).status, page).toBe(403);
    }
    expect(await own(uat)).toEqual(before);
    expect((await (await member("UAT", "suspended")).get(`${DESK}/new`)).status).toBe(403);
  });
});

describe("an ADMIN", () => {
  it("edits any community by the same pages, and each side hears of the other", async () => {
    const uat = await withCommunity(await member("UAT"));
    const admin = await person("ADMIN");
    const { id } = await own(uat);
    const path = `/admin/communities/${id}`;
    const mine = await sent(uat, `${DESK}/profile`, { ...profile, description: "A noastră" });
    const answer = await save(admin, `${path}/profile`, { ...profile, description: "A administratorului" });
    expect(answer.headers.get("location")).toBe(path);
    const refused = await uat.post(`${DESK}/profile`, mine);
    expect(refused.status).toBe(409);
    const text = await textOf(refused);
    expect(text).toContain("Un administrator a salvat");
    expect(text).not.toContain(admin.actor.name);
    await save(admin, `${path}/attractions/new`, attraction);
    expect((await own(uat)).attractions).toHaveLength(1);
    expect((await admin.get(`/admin/communities/01890000-0000-7000-8000-00000000ffff/profile`)).status).toBe(404);
    expect((await uat.get(`${path}/profile`)).headers.get("location")).toBe("/uat/dashboard");
  });

  it("nobody edits what is in the bin", async () => {
    const uat = await withCommunity(await member("UAT"));
    const admin = await person("ADMIN");
    const { id } = await own(uat);
    await db().update(communities).set({ deletedAt: new Date() }).where(eq(communities.id, id));
    const answer = await admin.post(`/admin/communities/${id}/contact`, { formKey: newFormKey(), address: "X" });
    expect(answer.status).toBe(409);
    expect(await textOf(await uat.get(DESK))).toContain("Comunitatea nu are încă o pagină");
  });
});
