import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test fails when anything is written to the console, as React does about keys, nesting and attributes. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map((call) =>
    call.map(String).join(" "),
  );
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(said).toEqual([]);
});
