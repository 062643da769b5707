import { expect, it } from "vitest";
import { hasRoom, quotaSentence } from "./quota";

const quota = { megabytes: 2, files: 3 };
const MEGA = 1024 * 1024;

it.each([
  [{ bytes: 0, files: 0, removed: 0 }, 2 * MEGA, true],
  [{ bytes: 0, files: 0, removed: 0 }, 2 * MEGA + 1, false],
  [{ bytes: MEGA, files: 2, removed: 0 }, MEGA, true],
  [{ bytes: MEGA, files: 2, removed: 0 }, MEGA + 1, false],
  [{ bytes: 10, files: 3, removed: 0 }, 1, false],
  [{ bytes: 10, files: 1, removed: 4 * MEGA - 5 }, 5, true],
  [{ bytes: 10, files: 1, removed: 4 * MEGA - 5 }, 6, false],
])("beside %o a file of %i bytes has room: %s", (usage, size, room) => {
  expect(hasRoom(usage, size, quota)).toBe(room);
});

it("says how much is used, and what to do", () => {
  expect(quotaSentence({ bytes: 1.9 * MEGA, files: 2, removed: 3 * MEGA }, MEGA, quota)).toBe(
    "Organizația folosește 1,9 MB din cei 2 MB ai ei, iar fișierul nu mai încape. Scoateți imagini sau documente de care nu mai aveți nevoie, apoi încercați din nou",
  );
  expect(quotaSentence({ bytes: 1, files: 1000, removed: 0 }, 1, { megabytes: 500, files: 1000 })).toMatch(
    /^Organizația păstrează deja 1\.000 din cele 1\.000 de fișiere ale ei\. Scoateți/,
  );
  expect(quotaSentence({ bytes: 1, files: 2, removed: 4 * MEGA }, 1, quota)).toMatch(
    /^Organizația a scos de curând fișiere de 4 MB, .*Încercați din nou peste câteva zile/,
  );
});
