import { randomBytes } from "node:crypto";
import { readCookie, setCookie } from "~/platform/http/cookie.server";
import { seal, unseal } from "~/platform/session/signed.server";
import { type Credential, credentialOf } from "../store/person.server";

const YEAR_SECONDS = 31_536_000;
/** A browser at a counter is shared by several people; the one who signed in longest ago is forgotten first. */
const MOST_PEOPLE = 5;
const BETWEEN = "~";

/** With another password the browsers that were known under the old one are strangers again. */
const purposeOf = (credential: Credential) => `known-device ${credential.password}`;

/** One entry a person, the latest first: their id, an id of this browser for them, and the signature of both. */
const entriesOf = (cookieHeader: string): string[] =>
  readCookie(cookieHeader, "device")?.split(BETWEEN).slice(0, MOST_PEOPLE) ?? [];
const personOf = (entry: string): string => entry.split(".")[0] ?? "";

/** The id of a browser in which this person has signed in before; null for any other browser, and for nobody's account. */
export async function knownDevice(
  cookieHeader: string,
  who: { email: string } | { userId: string },
): Promise<string | null> {
  const entries = entriesOf(cookieHeader);
  const credential = entries.length > 0 ? await credentialOf(who) : null;
  const own = credential && entries.find((entry) => personOf(entry) === credential.userId);
  return own ? unseal(own, purposeOf(credential)) : null;
}

/** The cookie by which this browser is known from now on, beside the others who have signed in here. */
export async function deviceCookie(cookieHeader: string, userId: string): Promise<string> {
  const credential = await credentialOf({ userId });
  if (!credential) throw new Error(`Nobody with a password has the id ${userId}`);
  const known = await knownDevice(cookieHeader, { userId });
  const own = seal(known ?? `${userId}.${randomBytes(12).toString("base64url")}`, purposeOf(credential));
  const others = entriesOf(cookieHeader).filter((entry) => personOf(entry) !== userId);
  return setCookie("device", [own, ...others].slice(0, MOST_PEOPLE).join(BETWEEN), YEAR_SECONDS);
}

/** Who has signed in from this browser, as its cookie says and nobody has checked; empty when it says nothing. */
export const peopleOfDevice = (cookieHeader: string): string[] => entriesOf(cookieHeader).map(personOf);
