import { afterEach, describe, expect, it } from "vitest";
import { SettingError } from "~/platform/env.server";
import { setSettings, settings } from "~/platform/settings.server";
import { ownPlatform } from "../../../tests/support/platform";
import { fillAccounts } from "./accounts";
import { demoPartners } from "./partners";
import { refuseDemoAccounts } from "./world";

ownPlatform();
const inProduction = () => setSettings({ ...settings(), demo: false });
afterEach(() => setSettings({ ...settings(), demo: true }));

describe("a database with the published password in it", () => {
  it("is refused in production only", async () => {
    inProduction();
    await expect(refuseDemoAccounts()).resolves.toBeUndefined();
    setSettings({ ...settings(), demo: true });
    await fillAccounts(demoPartners);
    await expect(refuseDemoAccounts()).resolves.toBeUndefined();
    inProduction();
    await expect(refuseDemoAccounts()).rejects.toThrow(SettingError);
    await expect(refuseDemoAccounts()).rejects.toThrow(/admin@demo\.ro.*DATA_DIR/s);
  });
});
