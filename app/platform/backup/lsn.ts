/** Where a byte stands in the WAL of a cluster. PostgreSQL writes it as two hexadecimal halves: "1A/2B3C4D". */
export type Lsn = bigint;

const HALF = 32n;
const LOW = (1n << HALF) - 1n;

export function parseLsn(text: string): Lsn {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (!high || !low) throw new RangeError(`Not a WAL position: ${text}`);
  return (BigInt(`0x${high}`) << HALF) | BigInt(`0x${low}`);
}

export const formatLsn = (lsn: Lsn): string => `${hex(lsn >> HALF)}/${hex(lsn & LOW)}`;

export const startOfSegment = (lsn: Lsn, segmentBytes: number): Lsn => lsn - (lsn % BigInt(segmentBytes));

/** PostgreSQL's name of the segment in which the byte lies: timeline, then two parts of its number, of 8 digits each. */
export function segmentName(timeline: number, lsn: Lsn, segmentBytes: number): string {
  const perHalf = (1n << HALF) / BigInt(segmentBytes);
  const number = lsn / BigInt(segmentBytes);
  return [BigInt(timeline), number / perHalf, number % perHalf].map((part) => hex(part).padStart(8, "0")).join("");
}

export type Segment = { timeline: number; start: Lsn };

/** Null for what is no name of a segment. */
export function parseSegmentName(name: string, segmentBytes: number): Segment | null {
  if (!/^[0-9A-F]{24}$/.test(name)) return null;
  const [timeline = 0n, high = 0n, low = 0n] = [0, 8, 16].map((at) => BigInt(`0x${name.slice(at, at + 8)}`));
  const perHalf = (1n << HALF) / BigInt(segmentBytes);
  return { timeline: Number(timeline), start: (high * perHalf + low) * BigInt(segmentBytes) };
}

const hex = (value: bigint): string => value.toString(16).toUpperCase();
