/** What PostgreSQL keeps in an integer. */
export const MOST = 2_147_483_647;

/** Reads a count as people write it: "4.120", "4 120", "12,5" is 12. Null for what is no count. */
export function parseCount(text: string): number | null {
  const compact = text.replace(/[\s']/g, "");
  const [, whole] = /^(\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/.exec(compact) ?? /^(\d+)(?:[.,]\d*)?$/.exec(compact) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(".", ""));
}

/** Reads square kilometres into hectares: "84,5" and "84.5" are 8450, "1.234,5" is 123450; three digits after a single dot are thousands. */
export function parseArea(text: string): number | null {
  const compact = text.replace(/[\s']|km²|km2|km/gi, "");
  const [, whole, decimals = ""] =
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(compact) ?? /^(\d+)(?:[.,](\d+))?$/.exec(compact) ?? [];
  if (whole === undefined) return null;
  return Math.round(Number(`${whole.replaceAll(".", "")}.${decimals || "0"}`) * 100);
}
