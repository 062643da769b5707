/**
 * What a migration is for the releases before it. An `expand` leaves all that they use. A `contract` takes away something that
 * no release since `since` uses.
 */
export type Mark = { kind: "expand" } | { kind: "contract"; what: string; since: string };

/** Of a schema on which programs of every release run. */
const ANY_RELEASE = "0.0.0";

const EXPAND = /^-- expand$/;
const CONTRACT = /^-- contract: (.+); no release since (\d+\.\d+\.\d+) uses it$/;

/** The marks in the comments with which a migration begins. There should be one; those up to 0091 have none. */
export function marksIn(sql: string): Mark[] {
  const lines = sql.trimStart().split("\n");
  const end = lines.findIndex((line) => !line.startsWith("--"));
  return lines.slice(0, end < 0 ? undefined : end).flatMap((line): Mark[] => {
    if (EXPAND.test(line.trim())) return [{ kind: "expand" }];
    const [, what, since] = CONTRACT.exec(line.trim()) ?? [];
    return what && since ? [{ kind: "contract", what, since }] : [];
  });
}

/** The oldest release whose programs run after a migration; null when it does not say. */
export function runsSince(sql: string): string | null {
  const [mark] = marksIn(sql);
  if (!mark) return null;
  return mark.kind === "expand" ? ANY_RELEASE : mark.since;
}
