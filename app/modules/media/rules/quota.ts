import { sizeText } from "~/platform/language/file-size";
import { formatNumber } from "~/platform/language/numbers";

/** Limits of an organisation's storage, pictures and documents together; set by the operator. */
export type Quota = { megabytes: number; files: number };
/** `removed`: bytes of files that the organisation removed and that are still kept for backups. */
export type Usage = { bytes: number; files: number; removed: number };

const MEGA = 1024 * 1024;
/** Removed files are free until they are this many times the quota, so that sending and removing cannot fill the disk. */
const REMOVED_TIMES = 2;

/** Whether one more file of this size, in bytes, fits. */
export const hasRoom = (usage: Usage, size: number, quota: Quota): boolean =>
  usage.bytes + size <= quota.megabytes * MEGA && usage.files < quota.files && !hasRemovedTooMuch(usage, size, quota);

const hasRemovedTooMuch = ({ removed }: Usage, size: number, quota: Quota): boolean =>
  removed + size > REMOVED_TIMES * quota.megabytes * MEGA;

/** Error sentence when a file of this size does not fit. */
export function quotaSentence(usage: Usage, size: number, quota: Quota): string {
  const { bytes, files, removed } = usage;
  const way = "Scoateți imagini sau documente de care nu mai aveți nevoie, apoi încercați din nou";
  if (files >= quota.files)
    return `Organizația păstrează deja ${formatNumber(files)} din cele ${formatNumber(quota.files)} de fișiere ale ei. ${way}`;
  if (hasRemovedTooMuch(usage, size, quota))
    return `Organizația a scos de curând fișiere de ${sizeText(removed)}, care se mai păstrează câteva săptămâni pentru copiile de siguranță. Încercați din nou peste câteva zile sau scrieți echipei de suport`;
  return `Organizația folosește ${sizeText(bytes)} din cei ${formatNumber(quota.megabytes)} MB ai ei, iar fișierul nu mai încape. ${way}`;
}
