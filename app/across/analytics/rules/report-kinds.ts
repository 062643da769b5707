/** The formats of the report files: also their endings. */
export const REPORT_KINDS = ["pdf", "xlsx", "pptx"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
