import { describe, expect, it } from "vitest";
import { exampleArticles } from "../../../../db/library/articles/all";
import { isSupported } from "./claims";
import { faithful, reversed } from "./meaning.test-data";

const passage = (text: string, heading = "") => [{ title: "", heading, text }];
const kept = (pairs: readonly (readonly [string, string])[]) =>
  pairs.filter(([sentence, text]) => isSupported(sentence, passage(text))).map(([sentence]) => sentence);

describe("a sentence of a model", () => {
  it.each(reversed.tuned)("„%s” is left out beside „%s”", (sentence, text) =>
    expect(isSupported(sentence, passage(text))).toBe(false),
  );

  it.each(faithful.tuned)("„%s” is kept beside „%s”", (sentence, text) =>
    expect(isSupported(sentence, passage(text))).toBe(true),
  );

  it("is judged as well where the rules were not read from it", () => {
    expect(reversed.aside.length - kept(reversed.aside).length).toBeGreaterThanOrEqual(19);
    expect(kept(faithful.aside).length).toBeGreaterThanOrEqual(19);
  });
});

describe("a sentence that says something else in other words", () => {
  it.each([
    [
      "Termenul de răspuns nu se poate prelungi.",
      "Răspunsul la petiție se comunică în termen de 30 de zile. Termenul se poate prelungi cu cel mult 15 zile.",
    ],
    ["Publicarea anunțului în SEAP este opțională.", "Autoritatea are obligația de a publica anunțul în SEAP."],
    ["Avizul este obligatoriu.", "Avizul este consultativ."],
    ["Ofertele depuse după termen se acceptă.", "Ofertele depuse după termen se resping."],
    ["Ședințele consiliului local sunt secrete.", "Ședințele consiliului local sunt publice."],
    ["Consilierul își păstrează mandatul dacă lipsește.", "Consilierul își pierde mandatul dacă lipsește."],
    ["Bonificația se acordă persoanelor juridice.", "Bonificația se acordă persoanelor fizice."],
    ["Funcționarul plătește taxa de parcare.", "Funcționarul este scutit de taxa de parcare."],
    ["Taxa se plătește lunar.", "Taxa se plătește anual."],
    ["Se adoptă cu majoritate simplă.", "Se adoptă cu majoritate absolută."],
    ["Termenul este de cel puțin 45 de zile.", "Termenul este de 45 de zile."],
  ])("„%s” is left out beside „%s”", (sentence, text) => expect(isSupported(sentence, passage(text))).toBe(false));

  it.each([
    ["Termenul este de cel mult 45 de zile.", "Termenul este de 45 de zile."],
    ["Contractul nu se împarte.", "Este interzisă împărțirea contractului."],
    ["Secretarul semnează hotărârile publice.", "Hotărârile publice le semnează secretarul."],
  ])("„%s” is kept beside „%s”", (sentence, text) => expect(isSupported(sentence, passage(text))).toBe(true));
});

/** The sentences of the articles of the library, each with the whole article. */
const sentences = exampleArticles.flatMap(({ articles }) =>
  articles.flatMap(([, heading, text]) =>
    text
      .split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u)
      .filter((one) => one.split(" ").length > 3)
      .map((sentence) => ({ sentence, from: passage(text, heading) })),
  ),
);

describe("a sentence of the library", () => {
  it("is kept as it stands", () => {
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter(({ sentence, from }) => !isSupported(sentence, from))).toEqual([]);
  });

  it("is left out when its first verb is denied, or is no longer", () => {
    const turned = sentences.flatMap(({ sentence, from }) => {
      const one = /(?<!\p{L})nu\s/u.test(sentence)
        ? sentence.replace(/(?<!\p{L})nu\s/u, "")
        : sentence.replace(/(?<!\p{L})((?:se|este|sunt|poate|pot|are)\s)/u, "nu $1");
      return one === sentence ? [] : [{ sentence: one, from }];
    });
    const wrong = turned.filter(({ sentence, from }) => isSupported(sentence, from));
    expect(turned.length).toBeGreaterThan(120);
    expect(wrong.length / turned.length).toBeLessThan(0.03);
  });
});
