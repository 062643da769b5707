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

it("what was typed in the editor is shown as it was seen there, without tags", () => {
  const body = "<h2>Apă</h2><p>Avem <strong>2 km</strong> &amp; un pod.<br>Punct.</p><ul><li><p>Unu</p></li></ul>";
  expect(typedTexts({ body })?.texts.map(({ text }) => text)).toEqual(["Apă\nAvem 2 km & un pod.\nPunct.\nUnu"]);
  const typed = "<p> este un paragraf în HTML?";
  expect(typedTexts({ text: typed })?.texts[0]?.text).toBe(typed);
});

it("the words beside a picture were typed", () => {
  expect(typedTexts({ "cover.kept.0.alt": "Primăria, văzută din parc" })?.texts).toHaveLength(1);
  expect(typedTexts({ "cover.kept.0.key": "imagine de demult" })).toBeNull();
});
