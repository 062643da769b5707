import { expect, it } from "vitest";
import { quoted } from "./quotes";

it.each([
  ["Portal de taxe", "„Portal de taxe”"],
  ["Asociația „Valea Mare”, etapa a doua", "„Asociația «Valea Mare», etapa a doua”"],
  ['Ghidul "Bani europeni" și programul “Start”', "„Ghidul «Bani europeni» și programul «Start»”"],
  ["„Drumuri” și „Poduri“", "„«Drumuri» și «Poduri»”"],
  ["(„Valea Mare”)", "„(«Valea Mare»)”"],
  // not quotation marks, or only one of a pair
  ['Țeavă de 2" și de 3"', '„Țeavă de 2" și de 3"”'],
  ["Un titlu tăiat „la…", "„Un titlu tăiat „la…”"],
  ["Deja «așa»", "„Deja «așa»”"],
])("quotes %s", (text, words) => {
  expect(quoted(text)).toBe(words);
});
