import { beforeEach, describe, expect, it } from "vitest";
import { Browser } from "./browser";

const PAGE = `<!doctype html><html><head><title>Titlul</title></head><body>
<header><a href="/acasa">Acasă</a></header><section aria-live="polite"><p>Salvat.</p></section>
<main><h1>Cererea</h1><p>Sunt <span class="nowrap">20 de</span> oferte&nbsp;&amp; 3 întrebări.</p>
<p hidden>Ascuns</p><noscript><p>Fără script</p></noscript><dialog><p>Întrebare</p></dialog>
<a href="?pagina=2">Pagina următoare</a><a href="/a">Vezi</a><a href="/b">Vezi</a>
<form method="post" action="/trimis" enctype="multipart/form-data">
  <input type="hidden" name="formKey" value="a&quot;b">
  <label for="titlu">Titlul <span class="opt">(opțional)</span></label><input id="titlu" name="title" maxlength="5" value="Vechi">
  <label for="text">Textul</label><textarea id="text" name="text" required>
Doi &lt; trei</textarea>
  <label>Felul <select name="kind"><option value="">Alegeți</option><option value="g" selected>Ghid</option><option value="m">Model</option><option disabled>Altul</option></select></label>
  <fieldset><legend>Stadiul</legend><label><input type="radio" name="stage" value="1" checked> Început</label>
  <label><input type="radio" name="stage" value="2"> Gata</label></fieldset>
  <label><input type="checkbox" name="seen"> Se vede</label>
  <label>Ani <input type="number" name="years" min="1" max="9" value="3"></label>
  <label>Fișierul <input type="file" name="file"></label>
  <label>Blocat <input name="closed" disabled value="x"></label>
  <button name="next" value="send">Trimite</button><button formaction="/pastrat" formnovalidate>Păstrează</button>
  <button type="button">Deschide</button><button disabled>Oprit</button>
</form>
<form id="cauta" action="/cauta?veche=da"><input name="q" aria-label="Caută"><input type="submit" value="Caută"></form>
<input type="hidden" name="page" value="2" form="cauta">
<form action="/gasit"><input type="search" name="a" aria-label="Strada"></form>
<form action="/gasit"><input name="b" aria-label="Satul"><input name="c" aria-label="Județul"></form>
<form method="post"><input type="file" aria-label="Poza" name="p"><button>Pune poza</button></form>
<ul><li>Unu <button form="unu">Șterge</button></li><li>Doi <form method="post" action="/doi"><button>Șterge</button></form></li></ul>
</main></body></html>`;

let sent: { method: string; path: string; cookie: string; fields: [string, string][] }[];
let at: Browser;
const answers: Record<string, () => Response> = {
  "/trimis": () => new Response(null, { status: 303, headers: { location: "/gata", "set-cookie": "flash=1; Path=/" } }),
  "/gata": () => new Response(PAGE, { headers: { "set-cookie": "flash=; Max-Age=0" } }),
  "/cerc": () => new Response(null, { status: 302, headers: { location: "/cerc" } }),
  "/lipsa": () => new Response("Nu există", { status: 404 }),
};
const textual = ([name, value]: [string, FormDataEntryValue]): [string, string] => [
  name,
  typeof value === "string" ? value : `${value.name} (${value.size})`,
];

beforeEach(async () => {
  sent = [];
  at = new Browser("http://psp.test", "session=s", async (request) => {
    const { pathname, search } = new URL(request.url);
    const fields = request.method === "POST" ? [...(await request.formData())].map(textual) : [];
    sent.push({ method: request.method, path: pathname + search, cookie: request.headers.get("cookie") ?? "", fields });
    return answers[pathname]?.() ?? new Response(PAGE);
  });
  await at.open("/pagina");
});

describe("a page as a person reads it", () => {
  it("has its words, its headings, its links and what is announced", () => {
    expect(at.page.heading).toBe("Cererea");
    expect(at.page.announced).toBe("Salvat.");
    expect(at.page.text("main")).toMatch(/^Cererea Sunt 20 de oferte & 3 întrebări\. Fără script Pagina/);
    expect(at.page.text()).not.toMatch(/Ascuns|Întrebare|Titlul PSP/);
    expect(at.page.link("Pagina următoare")).toBe("/pagina?pagina=2");
    expect(at.page.link("Acasă", "header")).toBe("/acasa");
    expect(at.page.value("Textul")).toBe("Doi < trei");
  });

  it("refuses words that are missing, or there more than once", () => {
    expect(() => at.page.link("Acasă")).toThrow("0 of the link Acasă");
    expect(() => at.page.link("Vezi")).toThrow("2 of the link Vezi");
    expect(() => at.page.button("Șterge")).toThrow("2 of the button Șterge");
    expect(() => at.fill({ Prețul: "3" })).toThrow("0 of the field Prețul");
  });
});

describe("a form as a browser sends it", () => {
  it("is filled in by its labels and sent by a button, whose answer is followed with cookies", async () => {
    const file = new File(["%PDF"], "act.pdf");
    at.fill({
      Titlul: "Nou",
      Textul: "a\nb",
      Felul: "Model",
      Stadiul: "Gata",
      "Se vede": true,
      Ani: "9",
      Fișierul: file,
    });
    await at.press("Trimite");
    expect(sent.slice(1)).toEqual([
      {
        method: "POST",
        path: "/trimis",
        cookie: "session=s",
        fields: [
          ["formKey", 'a"b'],
          ["title", "Nou"],
          ["text", "a\r\nb"],
          ["kind", "m"],
          ["stage", "2"],
          ["seen", "on"],
          ["years", "9"],
          ["file", "act.pdf (4)"],
          ["next", "send"],
        ],
      },
      { method: "GET", path: "/gata", cookie: "session=s; flash=1", fields: [] },
    ]);
    expect(at.page.path).toBe("/gata");
    expect(at.cookie).toBe("session=s");
  });

  it("is sent to the address of its button, and by GET with its fields in the address", async () => {
    at.fill({ Textul: "" });
    await at.press("Păstrează");
    expect(sent.at(-1)?.path).toBe("/pastrat");
    expect(sent.at(-1)?.fields).toContainEqual(["file", ""]);
    at.fill({ Caută: "drum" });
    await at.press("Caută");
    expect(sent.at(-1)).toMatchObject({ method: "GET", path: "/cauta?q=drum&page=2" });
    await at.press("Șterge", /^Doi/);
    expect(sent.at(-1)?.path).toBe("/doi");
  });

  it("is sent by the Enter key with its first button, or without one when it has one field", async () => {
    await at.enter("Titlul");
    expect(sent.find(({ path }) => path === "/trimis")?.fields).toContainEqual(["next", "send"]);
    at.fill({ Strada: "Morii" });
    await at.enter("Strada");
    expect(sent.at(-1)).toMatchObject({ method: "GET", path: "/gasit?a=Morii" });
    expect(() => at.enter("Satul")).toThrow("Satul is in no form that the Enter key sends");
  });

  it.each([
    [{ Titlul: "Prea lung" }, "takes 5 characters"],
    [{ Felul: "Altul" }, "cannot be chosen"],
    [{ Felul: "Lege" }, "0 of the option Lege"],
    [{ Ani: "mulți" }, "takes a number"],
    [{ Blocat: "y" }, "cannot be changed"],
    [{ Fișierul: [new File([], "a"), new File([], "b")] }, "takes one file"],
    [{ Poza: new File([], "a") }, "sends no files"],
    [{ Titlul: true }, "is a text"],
  ])("does not take %o", (answer, why) => {
    expect(() => at.fill(answer)).toThrow(why);
  });

  it.each([
    [{ Textul: "" }, "Trimite", "Textul: is required"],
    [{ Ani: "10" }, "Trimite", "above 9"],
    [{ Ani: "0" }, "Trimite", "below 1"],
    [{}, "Deschide", "does nothing without JavaScript"],
    [{}, "Oprit", "is disabled"],
  ])("with %o is not sent by %s", async (answer, button, why) => {
    at.fill(answer as Record<string, string>);
    await expect(at.press(button)).rejects.toThrow(why);
    expect(sent).toHaveLength(1);
  });

  it("leads nowhere in a circle, nor to a page that is missing", async () => {
    await expect(at.open("/cerc")).rejects.toThrow("circle");
    await expect(at.open("/lipsa")).rejects.toThrow("/lipsa answered 404: Nu există");
  });
});
