import type { ReportKind } from "./report-kinds";

export const ANALYTICS = "/features/analytics";
/** Always the newest one. */
export const reportPath = (kind: ReportKind): string => `${ANALYTICS}/psp-cifre.${kind}`;
