import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { isAlways, typesFor } from "./rules";
import { preferencesOf, savePreference } from "./store/preferences.server";

type Ticked = { inApp: readonly FormDataEntryValue[]; email: readonly FormDataEntryValue[] };

/** Keeps what was ticked for each type that the person may choose about; a box that is not there is not ticked. */
export async function choosePreferences(actor: Actor, ticked: Ticked): Promise<void> {
  await transaction(async () => {
    const preferenceOf = await preferencesOf(actor.userId);
    for (const type of typesFor(actor.role)) {
      if (isAlways(type)) continue;
      const before = preferenceOf(type);
      const mailed = before.email === "off" ? "immediate" : before.email;
      const email = ticked.email.includes(type) ? mailed : "off";
      const inApp = ticked.inApp.includes(type);
      if (inApp === before.inApp && email === before.email) continue;
      await savePreference(actor.userId, type, { inApp, email }, now());
    }
  });
}
