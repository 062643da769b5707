import { expect, it } from "vitest";
import { checkedText, checksOf } from "./checks";

const NOTHING = {
  tradeRegisterNumber: null,
  documentId: null,
  legalRepresentative: null,
  address: null,
  website: null,
};

it("only what the organisation gave can be said to have been checked", () => {
  expect(checksOf(NOTHING)).toEqual(["cui", "person"]);
  expect(checksOf({ ...NOTHING, documentId: "1", address: "Strada Morii" })).toEqual([
    "cui",
    "document",
    "address",
    "person",
  ]);
});

it("exactly what was ticked is published, in one order", () => {
  expect(checkedText(["cui"])).toBe("CUI-ul");
  expect(checkedText(["address", "document"])).toBe("Documentul atașat, adresa sediului");
});
