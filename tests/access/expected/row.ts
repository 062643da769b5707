import type { Moment } from "../world";

/**
 * One row of the tables: the answer to each persona. Codes: a status; `login`, a redirect to sign-in with the way back;
 * `home`, a redirect to the own dashboard; `303`, done.
 */
export type Row = {
  method: "GET" | "POST";
  pattern: string;
  codes: readonly string[];
  /** The values of the path's parameters, by the world's names; a missing one is an id that does not exist. */
  ids: Record<string, string>;
  form: Record<string, string>;
  at: Moment;
  /** Search engines and link previews find the page; every other public page has `noindex`. */
  found: boolean;
};
export type Options = Partial<Pick<Row, "ids" | "form" | "at" | "found">>;
type Make = (pattern: string, codes: string, options?: Options) => Row;

const UAT = 5;
const FIRMA = 6;

/** One code for all of them, or one for each. */
function spread(codes: string, number: number): string[] {
  const given = codes.split(/\s+/);
  if (given.length === 1) return Array<string>(number).fill(codes);
  if (given.length !== number) throw new Error(`${number} codes are needed, not "${codes}"`);
  return given;
}

const same = (code: string, number: number) => Array<string>(number).fill(code);
const row = (method: Row["method"], pattern: string, codes: readonly string[], options: Options): Row => ({
  method,
  pattern,
  codes,
  ids: {},
  form: {},
  at: "open",
  found: false,
  ...options,
});

/** A person with the wrong role: a GET redirects to the own dashboard, a POST answers 403. */
const stopped = (method: Row["method"]) => (method === "GET" ? "home" : "403");

/** Columns: uat, uatColleague, uatOther, uatUnverified, uatSuspended. */
const uat =
  (method: Row["method"]): Make =>
  (pattern, codes, options = {}) =>
    row(method, pattern, ["login", ...spread(codes, UAT), ...same(stopped(method), FIRMA + 1)], options);

/** Columns: firma, firmaOther, firmaAccepted, firmaDeclined, firmaUnverified, firmaSuspended. */
const firma =
  (method: Row["method"]): Make =>
  (pattern, codes, options = {}) =>
    row(method, pattern, ["login", ...same(stopped(method), UAT), ...spread(codes, FIRMA), stopped(method)], options);

const admin =
  (method: Row["method"]): Make =>
  (pattern, codes, options = {}) =>
    row(method, pattern, ["login", ...same(stopped(method), UAT + FIRMA), codes], options);

/** Columns: a stranger, and then one code for everybody who is signed in, or one for members and one for ADMIN. */
const everybody =
  (method: Row["method"]): Make =>
  (pattern, codes, options = {}) => {
    const [stranger = "", member = stranger, moderator = member] = codes.split(/\s+/);
    return row(method, pattern, [stranger, ...same(member, UAT + FIRMA), moderator], options);
  };

/** Columns: a stranger; verified, unverified and suspended organisations; ADMIN. */
const organisations =
  (method: Row["method"]): Make =>
  (pattern, codes, options = {}) => {
    const [stranger = "", verified = "", unverified = "", suspended = "", moderator = ""] = spread(codes, 5);
    const of3 = same(verified, 3);
    const of4 = same(verified, 4);
    const members = [...of3, unverified, suspended, ...of4, unverified, suspended];
    return row(method, pattern, [stranger, ...members, moderator], options);
  };

/** A code for each persona. */
const anyone =
  (method: Row["method"]): Make =>
  (pattern, codes, options = {}) =>
    row(method, pattern, spread(codes, UAT + FIRMA + 2), options);

export const organisationsRead = organisations("GET");
export const organisationsPost = organisations("POST");
export const anyoneReads = anyone("GET");
export const anyonePosts = anyone("POST");
export const uatReads = uat("GET");
export const uatPosts = uat("POST");
export const firmaReads = firma("GET");
export const firmaPosts = firma("POST");
export const adminReads = admin("GET");
export const adminPosts = admin("POST");
export const allRead = everybody("GET");
export const allFind: Make = (pattern, codes, options) => allRead(pattern, codes, { ...options, found: true });
export const allPost = everybody("POST");
