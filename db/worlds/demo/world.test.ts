import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { OperatorError } from "~/platform/operator-error";
import { setSettings, settings } from "~/platform/settings.server";
import { organisation, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { demoAdmin, fillAccounts } from "./accounts";
import { demoPartners } from "./partners";
import { refuseDemoAccounts } from "./world";

ownPlatform();
const inProduction = () => setSettings({ ...settings(), demo: false });
afterEach(() => setSettings({ ...settings(), demo: true }));

describe("a database with the published password in it", () => {
  it("is not what somebody made by registering one of the addresses", async () => {
    inProduction();
    const { actor } = await person("UAT", await organisation("UAT"));
    await db().update(users).set({ email: demoAdmin }).where(eq(users.id, actor.userId));
    await expect(refuseDemoAccounts()).resolves.toBeUndefined();
    await db().delete(users).where(eq(users.id, actor.userId));
  });

  it("is refused in production only", async () => {
    inProduction();
    await expect(refuseDemoAccounts()).resolves.toBeUndefined();
    setSettings({ ...settings(), demo: true });
    await fillAccounts(demoPartners);
    await expect(refuseDemoAccounts()).resolves.toBeUndefined();
    inProduction();
    await expect(refuseDemoAccounts()).rejects.toThrow(OperatorError);
    await expect(refuseDemoAccounts()).rejects.toThrow(/admin@demo\.ro.*DATA_DIR/s);
  });
});
