import { expect, it } from "vitest";
import { endedBefore, lastTransaction } from "./recovery.server";

it("the server's last words say where the WAL ended", () => {
  const words = [
    "2026-11-30 22:50:01.000 GMT [7] LOG:  last completed transaction was at log time 2026-11-30 22:45:12.345678+00",
    "2026-11-30 22:50:01.100 GMT [7] FATAL:  recovery ended before configured recovery target was reached",
  ].join("\n");
  expect(endedBefore(words)).toBe(true);
  expect(lastTransaction(words)).toEqual(new Date("2026-11-30T22:45:12.345Z"));
  expect(endedBefore("FATAL:  could not open file")).toBe(false);
  expect(lastTransaction("FATAL:  could not open file")).toBeNull();
});
