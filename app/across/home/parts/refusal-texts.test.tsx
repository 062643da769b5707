import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { RefusalTexts } from "./refusal-texts";

const shown = (texts: Parameters<typeof RefusalTexts>[0]) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: <RefusalTexts {...texts} /> }])} />,
  ).replace(/<span class="nowrap">([^<]*)<\/span>/g, "$1");
const textOf = (text: string) => ({ label: null, text });
const typed = { texts: [textOf("Mutăm debitele.")], draft: null };
const draft = { path: "/pagina", from: "de la 09:59" };

describe("the texts on the page of a refusal", () => {
  it("are said to be kept as long as drafts are, one or several", () => {
    expect(shown({ typed: { ...typed, draft } })).toContain(
      "Textul este păstrat de la 09:59 și rămâne 30 de zile, dacă nu îl ștergeți înainte.",
    );
    const two = { texts: [textOf("Mutăm debitele."), textOf("Trei portaluri.")], draft };
    expect(shown({ typed: two })).toContain("Textele sunt păstrate de la 09:59");
    expect(shown({ typed })).toContain("Copiați textul dacă aveți nevoie de el: nu se păstrează în altă parte.");
    expect(shown({ typed: { ...two, draft: null } })).toContain("Copiați textele dacă aveți nevoie de ele");
  });

  it("lead to a whole text as to a file, which no page of the platform shows", () => {
    const link = /<a[^>]*href="\/text-trimis"[^>]*>/.exec(shown({ typed: { ...typed, cut: { isKept: true } } }))?.[0];
    expect(link).toContain("download");
    expect(link).not.toContain("data-discover");
  });

  it("stand under the labels of their fields, where those are known", () => {
    const named = { label: "Ce oferiți", text: "Mutăm debitele." };
    expect(shown({ typed: { texts: [named], draft: null } })).toMatch(/Ce oferiți<\/p>.*Mutăm debitele\./);
  });

  it("have no heading over nothing", () => {
    expect(shown({ stored: { by: null, when: null, texts: [] } })).toBe("");
    expect(shown({ stored: { by: "Ana", when: "ieri", texts: [] } })).toContain("Trimis ieri de Ana.");
  });
});
