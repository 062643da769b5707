/** What a snapshot numbers: totals, projects by status and by the month of their beginning, open projects by category. */
export const SERIES = ["total", "state", "month", "category"] as const;
export type Series = (typeof SERIES)[number];
