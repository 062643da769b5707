import { formatNumber } from "./numbers";

/** "820 KB", "1,2 MB" */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${formatNumber(Math.round(bytes / 104_857.6) / 10)} MB`;
}
