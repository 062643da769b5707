import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { isId } from "~/platform/form/id";
import { seal, unseal } from "~/platform/session/signed.server";
import { settings } from "~/platform/settings.server";
import {
  frequencyOf,
  isAlways,
  isMailOnly,
  isNotificationType,
  mailPreferencesPath,
  type NotificationType,
  typesFor,
} from "../rules/notification";
import { recipientById } from "../store/people.server";
import { preferencesOf, savePreference } from "../store/preferences.server";

/** Without `inApp` only the mails are chosen. */
type Ticked = { inApp?: readonly FormDataEntryValue[]; email: readonly FormDataEntryValue[] };
type Chooser = Pick<Actor, "userId" | "role">;

/** Keeps what was ticked for each type that the person may choose about; a box that is not there is not ticked. */
export async function choosePreferences(actor: Chooser, ticked: Ticked): Promise<void> {
  await transaction(async () => {
    const preferenceOf = await preferencesOf(actor.userId);
    for (const type of typesFor(actor.role)) {
      if (isAlways(type)) continue;
      const before = preferenceOf(type);
      const email = ticked.email.includes(type) ? frequencyOf(type) : "off";
      const inApp = isMailOnly(type) ? before.inApp : (ticked.inApp?.includes(type) ?? before.inApp);
      if (inApp === before.inApp && email === before.email) continue;
      await savePreference(actor.userId, type, { inApp, email }, now());
    }
  });
}

/** Mails nothing of this type any more; what is critical comes all the same. */
export async function stopMails(userId: string, type: NotificationType): Promise<void> {
  await transaction(async () => {
    const { inApp } = (await preferencesOf(userId))(type);
    await savePreference(userId, type, { inApp, email: "off" }, now());
  });
}

const PURPOSE = "notification mails";

/** Never expires: an old mail must still allow stopping. */
export const mailPreferencesLink = (userId: string, type: NotificationType): string =>
  settings().origin + mailPreferencesPath(seal(`${userId}.${type}`, PURPOSE));

/** Whose mail it was and of which type; null when the link is not ours, or the person is gone. */
export async function mailedByLink(token: string) {
  const [userId = "", type = ""] = unseal(token, PURPOSE)?.split(".") ?? [];
  if (!isId(userId) || !isNotificationType(type)) return null;
  const person = await recipientById(userId);
  return person && { ...person, type };
}
