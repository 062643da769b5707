import { randomBytes } from "node:crypto";
import { readCookie, setCookie } from "~/platform/http/cookie.server";
import { seal, unseal } from "~/platform/session/signed.server";
import { type Credential, credentialOf } from "./store/person.server";

const YEAR_SECONDS = 31_536_000;
/** A browser at a counter is shared by several people; the one who signed in longest ago is forgotten first. */
const MOST_PEOPLE = 5;
const BETWEEN = "~";

/** With another password the browsers that were known under the old one are strangers again. */
const purposeOf = ({ userId, password }: Credential) => `known-device ${userId} ${password}`;

const entriesOf = (cookieHeader: string): string[] =>
  readCookie(cookieHeader, "device")?.split(BETWEEN).slice(0, MOST_PEOPLE) ?? [];

/** The id of a browser in which this person has signed in before; null for any other browser, and for nobody's account. */
export async function knownDevice(
  cookieHeader: string,
  who: { email: string } | { userId: string },
): Promise<string | null> {
  const entries = entriesOf(cookieHeader);
  const credential = entries.length > 0 ? await credentialOf(who) : null;
  return credential && idFor(credential, entries);
}

function idFor(credential: Credential, entries: readonly string[]): string | null {
  for (const entry of entries) {
    const id = unseal(entry, purposeOf(credential));
    if (id) return id;
  }
  return null;
}

/** The cookie by which this browser is known from now on, beside the others who have signed in here. */
export async function deviceCookie(cookieHeader: string, userId: string): Promise<string> {
  const credential = await credentialOf({ userId });
  if (!credential) throw new Error(`Nobody with a password has the id ${userId}`);
  const entries = entriesOf(cookieHeader);
  const own = seal(idFor(credential, entries) ?? randomBytes(12).toString("base64url"), purposeOf(credential));
  const all = [own, ...entries.filter((entry) => entry !== own)].slice(0, MOST_PEOPLE);
  return setCookie("device", all.join(BETWEEN), YEAR_SECONDS);
}
