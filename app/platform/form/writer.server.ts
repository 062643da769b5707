import { createHmac } from "node:crypto";
import { settings } from "../settings.server";

/**
 * A person, with the key with which their browser keeps text that a session's end left unsent (`ui/unsent/browser-texts.ts`).
 */
export const writerOf = (person: string) => ({
  person,
  key: createHmac("sha256", settings().secret).update(`unsent text of ${person}`).digest("base64"),
});
