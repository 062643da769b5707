import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { member, organisation, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { forgetLimits, PASSWORD } from "./pages.test-data";
import { hashPassword } from "./session/auth.server";
import { personById, setPassword } from "./store/person.server";

ownPlatform();

describe("the role of a person", () => {
  let admin: Person;
  let owner: Person;
  let editor: Person;

  beforeAll(async () => {
    admin = await person("ADMIN");
    await setPassword(admin.actor.userId, await hashPassword(PASSWORD), new Date());
  });
  beforeEach(async () => {
    await forgetLimits();
    owner = await person("UAT", await organisation("UAT"));
    editor = await person("UAT", owner.actor.organisation?.id ?? null, "colleague");
  });

  const pathOf = ({ actor }: Person) => `/admin/people/${actor.userId}/role`;
  const give = (who: Person, rol: string, parola = PASSWORD) => admin.post(pathOf(who), { rol, parola });
  const stored = async ({ actor }: Person) => {
    const { role, membership, organisationId } = (await personById(actor.userId)) ?? {};
    return [role, membership, organisationId === null ? "nowhere" : "placed"];
  };
  const isOut = async (who: Person) =>
    ((await who.get("/uat/dashboard")).headers.get("location") ?? "").startsWith("/login");

  it("is changed by an ADMIN alone, with the password of the account, and never their own", async () => {
    expect((await owner.post(pathOf(editor), { rol: "admin", parola: PASSWORD })).status).toBe(403);
    expect((await give(editor, "owner", "gresita-gresita")).status).toBe(400);
    expect((await give(editor, "person")).status).toBe(400);
    expect((await give(admin, "person")).status).toBe(403);
    expect((await admin.get(pathOf(admin))).status).toBe(403);
    expect(await stored(editor)).toEqual(["UAT", "colleague", "placed"]);
    expect(await isOut(editor)).toBe(false);
  });

  it("of a member changes within the organisation, which keeps an owner, and ends the sessions", async () => {
    const last = await give(owner, "colleague");
    expect([last.status, await textOf(last)]).toEqual([409, expect.stringContaining("Este singurul titular")]);
    // before the password is asked, and before it is looked at
    for (const answer of [await admin.get(pathOf(owner)), await give(owner, "colleague", "gresita-gresita")])
      expect([answer.status, await textOf(answer)]).toEqual([409, expect.stringContaining("Este singurul titular")]);
    expect((await give(editor, "owner")).status).toBe(303);
    expect(await stored(editor)).toEqual(["UAT", "owner", "placed"]);
    expect(await isOut(editor)).toBe(true);
    expect((await give(owner, "colleague")).status).toBe(303);
    expect(await stored(owner)).toEqual(["UAT", "colleague", "placed"]);
  });

  it("becomes an administrator's, outside of every organisation, and can be taken away again", async () => {
    expect((await give(owner, "admin")).status).toBe(409);
    expect((await give(editor, "admin")).status).toBe(303);
    expect(await stored(editor)).toEqual(["ADMIN", null, "nowhere"]);
    expect(await isOut(editor)).toBe(true);
    expect(await textOf(await admin.get(pathOf(editor)))).toContain("Persoană fără organizație");
    expect((await give(editor, "owner")).status).toBe(400);
    expect((await give(editor, "person")).status).toBe(303);
    expect(await stored(editor)).toEqual(["UAT", null, "nowhere"]);
    const told = await db().select().from(journal).where(eq(journal.subjectId, editor.actor.userId));
    expect(told.map(({ what, from, to }) => [what, from, to])).toEqual([
      ["membership.ended", "colleague", null],
      ["person.role_changed", "UAT", "ADMIN"],
      ["person.role_changed", "ADMIN", "UAT"],
    ]);
  });

  it("is offered in the list of people, beside everybody but oneself", async () => {
    const firma = await member("FIRMA");
    const html = await (await admin.get("/admin/people")).text();
    expect(html).toContain(`href="${pathOf(firma)}"`);
    expect(html).not.toContain(`href="${pathOf(admin)}"`);
  });
});
