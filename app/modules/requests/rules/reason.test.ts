import { describe, expect, it } from "vitest";
import { cancellationReason } from "./reason";

describe("why a request was cancelled", () => {
  it.each([
    ["no_budget", null, "Nu mai avem buget"],
    ["no_budget", "Consiliul a mutat banii la drumuri.", "Nu mai avem buget. Consiliul a mutat banii la drumuri."],
    ["other", "Altceva", "Altceva"],
    [null, null, null],
  ] as const)("%s with %j", (cancelReason, cancelText, told) => {
    expect(cancellationReason({ cancelReason, cancelText })).toBe(told);
  });
});
