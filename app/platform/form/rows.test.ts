import { describe, expect, it } from "vitest";
import { z } from "zod";
import { changedRows, checkRows, type RowChange, rowChangeIn, rowsIn, valuesOfRows } from "./rows";

describe("rows of a form", () => {
  it("are read by their numbers, and gaps close", () => {
    const values = {
      "rows[7].name": "doi",
      "rows[2].name": "unu",
      "rows[2].detail": ["a", "b"],
      "rows[99999].name": "prea departe",
      "rows[1].na me": "nu",
      name: "nu",
    };
    expect(rowsIn(values)).toEqual([{ name: "unu", detail: "a" }, { name: "doi" }]);
    expect(valuesOfRows(rowsIn(values))).toEqual({
      "rows[0].name": "unu",
      "rows[0].detail": "a",
      "rows[1].name": "doi",
    });
  });

  it.each<[string, RowChange | null]>([
    ["add 0", { kind: "add", at: 0 }],
    ["up 12", { kind: "up", at: 12 }],
    ["remove", null],
    ["drop 1", null],
    ["up -1", null],
    ["", null],
  ])("%j asks for %j", (text, change) => {
    const form = new FormData();
    form.set("rows.change", text);
    expect(rowChangeIn(form)).toEqual(change);
  });

  it.each<[RowChange["kind"], number, string, number]>([
    ["add", 0, "abc-", 3],
    ["remove", 0, "bc", 0],
    ["remove", 2, "ab", 1],
    ["up", 0, "abc", 0],
    ["up", 2, "acb", 1],
    ["down", 0, "bac", 1],
    ["down", 2, "abc", 2],
    ["down", 9, "abc", 2],
    ["remove", 9, "abc", 2],
  ])("%s %i leaves %s", (kind, at, left, focus) => {
    const changed = changedRows(["a", "b", "c"], { kind, at }, { blank: "-", most: 4 });
    expect([changed.rows.join(""), changed.focus]).toEqual([left, focus]);
  });

  it("are limited in number", () => {
    expect(changedRows(["a"], { kind: "add", at: 0 }, { blank: "-", most: 1 }).rows).toEqual(["a"]);
    expect(changedRows([], { kind: "remove", at: 0 }, { blank: "-", most: 1 })).toEqual({ rows: [], focus: -1 });
  });

  const schema = z.object({ name: z.string("Introduceți numele"), detail: z.string().optional() });
  const rules = { schema, said: ["name", "detail"], most: 3 };

  it("are dropped when blank, and have errors under their own number", () => {
    const blank = { id: "1", name: "  ", detail: "" };
    expect(checkRows([blank, { name: "Audit" }], rules)).toEqual({ ok: true, value: [{ name: "Audit" }] });
    expect(checkRows([blank, { name: "", detail: "Scris fără nume" }], rules)).toEqual({
      ok: false,
      errors: { "rows[1].name": "Introduceți numele" },
    });
    expect(checkRows(Array(4).fill({ name: "Audit" }), rules)).toEqual({
      ok: false,
      errors: { rows: "Cel mult 3 rânduri" },
    });
  });
});
