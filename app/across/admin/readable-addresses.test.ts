import { domainToASCII } from "node:url";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { invite, linkTo } from "~/modules/accounts/colleagues.test-data";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { organisation, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();

const HOST = domainToASCII("primăria.ro");

let [owner, colleague, unplaced, admin]: Person[] = [];

/** A person whose address is at a host with "ă". */
async function at(name: string, who: Person, more: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  await db()
    .update(users)
    .set({ email: `${name}@${HOST}`, ...more })
    .where(eq(users.id, who.actor.userId));
  return who;
}

beforeAll(async () => {
  const id = await organisation("UAT");
  owner = await at("ana", await person("UAT", id));
  colleague = await at("ion", await person("UAT", id, "colleague"));
  unplaced = await at("eva", await person("UAT", id), { organisationId: null, membership: null });
  admin = await at("dan", await person("ADMIN"));
  await invite(owner, `dora@${HOST}`);
});

it("no page shows an address as machines write it", async () => {
  const invitation = await linkTo(`dora@${HOST}`);
  const pages: [{ get: Person["get"] } | undefined, string, string][] = [
    [owner, "/uat/profile", "ion@primăria.ro"],
    [owner, "/uat/profile", "dora@primăria.ro"],
    [owner, "/uat/dashboard", "ana@primăria.ro"],
    [owner, "/uat/notificari/preferinte", "ana@primăria.ro"],
    [owner, `/uat/profile/colleagues/${colleague?.actor.userId}/role`, "ion@primăria.ro"],
    [unplaced, "/fara-organizatie", "eva@primăria.ro"],
    [unplaced, invitation, "eva@primăria.ro"],
    [admin, "/admin/people", "ana@primăria.ro"],
    [stranger, invitation, "dora@primăria.ro"],
  ];
  for (const [who, path, address] of pages) {
    const text = await textOf((await who?.get(path)) ?? new Response());
    expect(text, path).toContain(address);
    expect(text, path).not.toContain("xn--");
  }
  const html = await (await owner?.get("/uat/profile"))?.text();
  expect(html).toContain('aria-label="Retrimite invitația către dora@primăria.ro"');
});
