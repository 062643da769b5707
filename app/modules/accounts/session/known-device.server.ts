import { randomBytes } from "node:crypto";
import { readCookie, setCookie } from "~/platform/http/cookie.server";
import { seal, unseal } from "~/platform/session/signed.server";
import { type Credential, credentialOf } from "../store/person.server";

const YEAR_SECONDS = 31_536_000;
/** Several people may share a browser; the one who signed in longest ago is dropped first. */
const MOST_PEOPLE = 5;
const SEPARATOR = "~";

/** Contains the password hash, so a new password invalidates the known browsers. */
const purposeOf = (credential: Credential) => `known-device ${credential.password}`;

/** One signed entry per person, the latest first: the person's id and an id of this browser. */
const entriesOf = (cookieHeader: string): string[] =>
  readCookie(cookieHeader, "device")?.split(SEPARATOR).slice(0, MOST_PEOPLE) ?? [];
const personOf = (entry: string): string => entry.split(".")[0] ?? "";

/** The id of this browser if the person has signed in with it before; null otherwise and for an unknown account. */
export async function knownDevice(cookieHeader: string, who: { email: string } | { userId: string }) {
  const entries = entriesOf(cookieHeader);
  const credential = entries.length > 0 ? await credentialOf(who) : null;
  const own = credential && entries.find((entry) => personOf(entry) === credential.userId);
  return own ? unseal(own, purposeOf(credential)) : null;
}

/** The cookie that adds this person to those known in this browser. */
export async function deviceCookie(cookieHeader: string, userId: string): Promise<string> {
  const credential = await credentialOf({ userId });
  if (!credential) throw new Error(`Nobody with a password has the id ${userId}`);
  const known = await knownDevice(cookieHeader, { userId });
  const own = seal(known ?? `${userId}.${randomBytes(12).toString("base64url")}`, purposeOf(credential));
  const others = entriesOf(cookieHeader).filter((entry) => personOf(entry) !== userId);
  return setCookie("device", [own, ...others].slice(0, MOST_PEOPLE).join(SEPARATOR), YEAR_SECONDS);
}

/** The ids of the people in the cookie, with unchecked signatures; empty without a cookie. */
export const peopleOfDevice = (cookieHeader: string): string[] => entriesOf(cookieHeader).map(personOf);
