import { expect, it } from "vitest";
import type { Actor, Verification } from "./rules/actor";
import { whyUnverified } from "./rules/unverified";

const of = (verification: Verification): Actor => ({
  userId: "u",
  sessionId: "s",
  name: "Ana",
  email: "ana@psp.test",
  role: "FIRMA",
  organisation: { id: "f", kind: "FIRMA", name: "Firma SRL", verification, membership: "owner" },
});

it.each([
  ["pending", "Așteptați."],
  [
    "rejected",
    "Verificarea firmei a fost respinsă. Vedeți motivul în „Firma și contul”, corectați datele și cereți din nou verificarea.",
  ],
] as const)("a firm that is %s reads what stands in its way", (verification, sentence) => {
  expect(whyUnverified(of(verification), "Așteptați.")).toBe(sentence);
});
