import { describe, expect, it } from "vitest";
import { formatLsn, parseLsn, parseSegmentName, segmentName, startOfSegment } from "./lsn";

const SEGMENT = 16 * 1024 * 1024;

describe("a position of the WAL", () => {
  it("is read and written as PostgreSQL does", () => {
    expect(parseLsn("1A/2B3C4D")).toBe(0x1a_002b3c4dn);
    for (const text of ["0/0", "0/16B3748", "FF/FFFFFFFF", "1/0"]) expect(formatLsn(parseLsn(text))).toBe(text);
    expect(() => parseLsn("16B3748")).toThrow(RangeError);
  });

  it("lies in the segment that PostgreSQL's pg_walfile_name names", () => {
    expect(segmentName(1, parseLsn("0/16B3748"), SEGMENT)).toBe("000000010000000000000001");
    expect(segmentName(3, parseLsn("1/0"), SEGMENT)).toBe("000000030000000100000000");
    expect(segmentName(1, parseLsn("2/FF000001"), SEGMENT)).toBe("0000000100000002000000FF");
    expect(segmentName(1, parseLsn("0/C0000000"), 64 * 1024 * 1024)).toBe("000000010000000000000030");
  });

  it("is found again from the name of its segment", () => {
    const lsn = parseLsn("2/FF000001");
    const name = segmentName(7, lsn, SEGMENT);
    expect(parseSegmentName(name, SEGMENT)).toEqual({ timeline: 7, start: startOfSegment(lsn, SEGMENT) });
    expect(parseSegmentName("00000002.history", SEGMENT)).toBeNull();
  });
});
