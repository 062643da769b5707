import { expect, it } from "vitest";
import { RETURN_TO, SENT_FROM } from "./hidden-fields";
import { typedTexts } from "./typed-texts.server";

it("a date alone, which the page proposed, is not asked to be copied; beside words it is said as people read it", () => {
  expect(typedTexts({ deadline: "2026-10-07", deadlineHour: "16:00" })).toBeNull();
  expect(typedTexts({ deadline: "2026-10-07", text: "La cererea firmelor." })?.texts.map(({ text }) => text)).toEqual([
    "7 octombrie 2026",
    "La cererea firmelor.",
  ]);
});

it("an address that the page put into the form was not typed, but one that a person wrote is", () => {
  expect(typedTexts({ [RETURN_TO]: "/uat/service-requests/new?tab=oferte", [SENT_FROM]: "?pagina=2" })).toBeNull();
  expect(typedTexts({ text: "/uat/service-requests/new" })?.texts).toHaveLength(1);
});
