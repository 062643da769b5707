import { expect, it } from "vitest";
import { actingAdmin, createAdmin } from "~/modules/accounts/verbs/admin.server";
import { actArticles, acts } from "~/modules/library/tables/acts.server";
import { quickLinks } from "~/modules/library/tables/links.server";
import { resources, resourceVerifications } from "~/modules/library/tables/resources.server";
import { db } from "~/platform/database/connection.server";
import { ownPlatform } from "../../tests/support/platform";
import { exampleArticles } from "./articles/all";
import { exampleActs } from "./legislation";
import { exampleResources, fillEmptyLibrary } from "./library";
import { exampleLinks } from "./links";

ownPlatform();

it("is written once, for an ADMIN, as examples that nobody has verified", async () => {
  const email = "moderator@example.ro";
  expect(await actingAdmin(email)).toBeNull();
  await createAdmin("command line", { email, name: "Ioana Radu" });
  const admin = await actingAdmin(email);
  if (!admin) throw new Error("The ADMIN that was created is not found");

  expect(await fillEmptyLibrary(admin)).toBe(true);
  const written = async () =>
    Promise.all([resources, acts, actArticles, quickLinks].map((table) => db().$count(table)));
  const whole = [
    exampleResources.length,
    exampleActs.length,
    exampleArticles.flatMap(({ articles }) => articles).length,
    exampleLinks.length,
  ];
  expect(await written()).toEqual(whole);
  const told = await db().selectDistinct({ owner: resources.ownerId, isExample: resources.isExample }).from(resources);
  expect(told).toEqual([{ owner: admin.userId, isExample: true }]);
  expect(await db().$count(resourceVerifications)).toBe(0);

  expect(await fillEmptyLibrary(admin)).toBe(false);
  expect(await written()).toEqual(whole);
});
