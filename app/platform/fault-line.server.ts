const MOST_CAUSES = 5;
const MOST_FRAMES = 15;
const LONGEST_SQL = 2_000;
const LONGEST_MESSAGE = 500;
const SHORTEST_TOKEN = 20;

/** SQLSTATE classes and codes whose messages name tables, constraints and connections, never the values of a row. */
const NAMES_ONLY = /^(08|23|25|28|3D|40|53|55|57|58)|^(42501|42703|42883|42P01)$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * An error as it may be logged: names, codes, SQL without its values, and the stack. Database errors contain the values of
 * their statement in message, detail and stack; they are personal data and are removed.
 */
export function faultLine(error: unknown): string {
  if (!isObject(error)) return `thrown: ${masked(String(error))}`;
  const lines: string[] = [];
  for (let link: unknown = error, depth = 0; isObject(link) && depth < MOST_CAUSES; link = link.cause, depth += 1) {
    lines.push(`${depth === 0 ? "" : "caused by "}${headOf(link)}`, ...framesOf(link));
  }
  return lines.join("\n");
}

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

function headOf(error: Fields): string {
  const name = textIn(error.name) || "Error";
  const code = textIn(error.code);
  const message = textIn(error.message);
  if (typeof error.query === "string" && "params" in error) return `query failed: ${error.query.slice(0, LONGEST_SQL)}`;
  if (typeof error.severity === "string" && /^[0-9A-Z]{5}$/.test(code)) return databaseHead(error, code, message);
  return `${name}${code && ` ${code}`}: ${masked(message).slice(0, LONGEST_MESSAGE)}`;
}

function databaseHead(error: Fields, code: string, message: string): string {
  const place = [error.table, error.column, error.constraint].map(textIn).filter(Boolean);
  const said = NAMES_ONLY.test(code) ? message : `${textIn(error.routine)}, values withheld`;
  return `database ${code}: ${said}${place.length > 0 ? ` (${place.join(", ")})` : ""}`;
}

/** The frames of the stack; none when the message is not found in it, since its end is then unknown. */
function framesOf({ stack, message }: Fields): string[] {
  const text = textIn(stack);
  const said = textIn(message);
  const at = text.indexOf(said);
  if (at < 0) return [];
  const frames = text.slice(at + said.length).split("\n");
  return frames.filter((line) => line.startsWith("    at ")).slice(0, MOST_FRAMES);
}

/** Parsers quote what they could not read, mail servers name the recipient, and addresses may carry a token. */
function masked(text: string): string {
  return text
    .replace(/".*"/gs, '"…"')
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, "…@…")
    .replace(/[^\s"'<>/?&=]+/g, maskedSegment);
}

/** A path without tokens, so that readers of the log cannot open private links. */
export const maskedPath = (path: string): string => path.split("/").map(maskedSegment).join("/");

/** Tokens are long and have capitals; names in our addresses have none, and ids are UUIDs. */
function maskedSegment(segment: string): string {
  const letters = segment.replace(/%[0-9a-f]{2}/gi, "");
  const isToken = letters.length >= SHORTEST_TOKEN && /[A-Z]/.test(letters);
  return isToken ? "…" : segment;
}
