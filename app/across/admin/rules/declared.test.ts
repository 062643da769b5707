import { expect, it } from "vitest";
import { declaredBy, declaredText } from "./declared";

const FIRM = {
  kind: "FIRMA",
  cui: "9100178",
  tradeRegisterNumber: "J29/116/2016",
  legalRepresentative: "Vlad Începutu",
} as const;
const statesOf = (checks: ReturnType<typeof declaredBy>) =>
  Object.fromEntries(checks.map(({ code, state }) => [code, state]));

it("what was declared is told apart from what is missing", () => {
  expect(statesOf(declaredBy(FIRM, ["VLAD INCEPUTU"], null))).toEqual({
    cui: "ok",
    register: "compare",
    representative: "ok",
    document: "missing",
  });
  expect(statesOf(declaredBy({ ...FIRM, legalRepresentative: null }, [], "act.pdf"))).toMatchObject({
    representative: "missing",
    document: "compare",
  });
});

it("an authority is in no trade register", () => {
  expect(statesOf(declaredBy({ ...FIRM, kind: "UAT" }, [], null))).not.toHaveProperty("register");
});

it("the decision begins with what is missing", () => {
  expect(declaredText(declaredBy(FIRM, [], null))).toBe("Lipsește: „Document de identificare”.");
  expect(declaredText(declaredBy(FIRM, [], "act.pdf"))).toBe(
    "Toate datele cerute sunt declarate; comparați-le cu sursele.",
  );
});
