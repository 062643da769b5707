import { sizeText } from "~/platform/language/file-size";
import { formatNumber } from "~/platform/language/numbers";

/** Limits of an organisation's storage, pictures and documents together; set by the operator. */
export type Quota = { megabytes: number; files: number };
export type Usage = { bytes: number; files: number };

const MEGA = 1024 * 1024;

/** Whether one more file of this size, in bytes, fits. */
export const hasRoom = ({ bytes, files }: Usage, size: number, quota: Quota): boolean =>
  bytes + size <= quota.megabytes * MEGA && files < quota.files;

/** Error sentence when the quota is reached. */
export function quotaSentence({ bytes, files }: Usage, quota: Quota): string {
  const way = "Scoateți imagini sau documente de care nu mai aveți nevoie, apoi încercați din nou";
  if (files >= quota.files)
    return `Organizația păstrează deja ${formatNumber(files)} din cele ${formatNumber(quota.files)} de fișiere ale ei. ${way}`;
  return `Organizația folosește ${sizeText(bytes)} din cei ${formatNumber(quota.megabytes)} MB ai ei, iar fișierul nu mai încape. ${way}`;
}
