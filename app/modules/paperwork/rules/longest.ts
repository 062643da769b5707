/** What may be typed, in characters. */
export const LONGEST = { line: 100, prefix: 20, number: 30, reason: 500, source: 200 } as const;
