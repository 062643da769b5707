import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlOfPlain } from "./content/body-plain.server";
import { cleanBody } from "./content/clean-body.server";
import { bodyText } from "./rules/body";
import { htmlOf } from "./rules/body-html";
import { markdownOf } from "./rules/body-markdown";
import { idInSource } from "./rules/body-picture";
import { bodyOf } from "./rules/body-read";

const ID = "0198c5a0-0000-7000-8000-000000000001";
const find = ({ src = "", alt = "" }: Readonly<Record<string, string>>) =>
  idInSource(src) === ID ? { id: ID, alt, width: 1600, height: 900 } : null;
const clean = (html: string) => htmlOf(cleanBody(html, find));

const letters = fc.constantFrom(
  ..."a b ș Z 9 . , - # * _ [ ] ( ) ! > + & \\ ` ~ = | : „ ” ’ – € < \" ' 1. &amp; &lt; • \u00a0 \u00ad ţ".split(" "),
  " ",
  "  ",
  "\n",
  "ă",
  "e\u0301",
  "👩‍🔧",
);
const text = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(""));
const asText = (raw: string) => raw.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const inline: fc.Arbitrary<string> = fc.letrec((tie) => ({
  line: fc.array(tie("one") as fc.Arbitrary<string>, { maxLength: 4 }).map((parts) => parts.join("")),
  one: fc.oneof(
    { maxDepth: 3 },
    text.map(asText),
    fc.constant("<br>"),
    tie("line").map((inside) => `<strong>${inside}</strong>`),
    tie("line").map((inside) => `<em>${inside}</em>`),
    tie("line").map((inside) => `<a href="https://exemplu.ro/a_(b)?c=1&amp;d=&quot;2">${inside}</a>`),
    tie("line").map((inside) => `<span style="font-weight:700">${inside}</span>`),
  ),
})).line as fc.Arbitrary<string>;
const block: fc.Arbitrary<string> = fc.letrec((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    inline,
    inline.map((inside) => `<p>${inside}</p>`),
    inline.map((inside) => `<h2>${inside}</h2>`),
    inline.map((inside) => `<h3>${inside}</h3>`),
    fc.constant("<hr>"),
    fc.constant(`<figure><img src="/imagini/${ID}/800.jpg" alt="Podul [nou] *x*"></figure>`),
    fc.constant(`<p>a<img src="https://rau.example/x.png">b</p>`),
    fc.array(tie("block"), { maxLength: 3 }).map((inside) => `<blockquote>${inside.join("")}</blockquote>`),
    fc
      .array(tie("block"), { maxLength: 3 })
      .map((inside) => `<ul>${inside.map((one) => `<li>${one}</li>`).join("")}</ul>`),
    fc
      .array(tie("block"), { maxLength: 3 })
      .map((inside) => `<ol>${inside.map((one) => `<li>${one}</li>`).join("")}</ol>`),
    fc
      .tuple(
        fc.constantFrom("0", "1", "2", "3", "1986", "-4", "x", "999999", "9999999"),
        fc.array(tie("block"), { maxLength: 3 }),
      )
      .map(([start, inside]) => `<ol start="${start}">${inside.map((one) => `<li>${one}</li>`).join("")}</ol>`),
    inline.map((inside) => `<div><p class="MsoListParagraph">${inside}</p></div>`),
  ),
})).block as fc.Arbitrary<string>;
const document = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join(""));

describe("a cleaned body", () => {
  it("does not change when it is sanitised again, or parsed and written as HTML", () => {
    fc.assert(
      fc.property(document, (html) => {
        const once = clean(html);
        expect(clean(once)).toBe(once);
        expect(htmlOf(bodyOf(once))).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });

  it("loses nothing when it is written as Markdown and parsed again", () => {
    fc.assert(
      fc.property(document, (html) => {
        const once = clean(html);
        expect(clean(htmlOfPlain(markdownOf(bodyOf(once))))).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    "<h2>#</h2>",
    "<h2>a \\#</h2>",
    "<h3># - 1. &gt; a</h3>",
    "<p># a</p>",
    "<p>- a<br>1. b<br>&gt; c<br>---</p>",
  ])("loses nothing of %j", (html) => expect(clean(htmlOfPlain(markdownOf(bodyOf(html))))).toBe(html));

  it("has the same text in all its forms", () => {
    fc.assert(
      fc.property(document, (html) => {
        const body = cleanBody(html, find);
        expect(bodyText(cleanBody(htmlOfPlain(markdownOf(body)), find))).toBe(bodyText(body));
      }),
    );
  });
});

describe("plain text as people type it", () => {
  const a = (href: string, text: string) => `<a href="${href}" rel="noopener nofollow ugc">${text}</a>`;

  it.each([
    ["Suma este 5*3*2 lei, iar 2*a*b la fel.", "<p>Suma este 5*3*2 lei, iar 2*a*b la fel.</p>"],
    ["*cursiv* și **gras**", "<p><em>cursiv</em> și <strong>gras</strong></p>"],
    [
      "Vedeți https://primaria.ro/anunt.",
      `<p>Vedeți ${a("https://primaria.ro/anunt", "https://primaria.ro/anunt")}.</p>`,
    ],
    ["(www.primaria.ro)", `<p>(${a("https://www.primaria.ro", "www.primaria.ro")})</p>`],
    ["S-a terminat anul.Nu mai vine.", "<p>S-a terminat anul.Nu mai vine.</p>"],
    ["[aici](http//primaria.ro)", `<p>${a("http://primaria.ro", "aici")}</p>`],
  ])("%j", (text, html) => expect(clean(htmlOfPlain(text))).toBe(html));
});

describe("the number with which a list begins", () => {
  const items = (...texts: string[]) => texts.map((one) => `<li>${one}</li>`).join("");

  it.each([
    ["3. Al treilea", `<ol start="3">${items("Al treilea")}</ol>`],
    ["1986. Un an greu\n1987. Altul", `<ol start="1986">${items("Un an greu", "Altul")}</ol>`],
    ["0. Zero", `<ol start="0">${items("Zero")}</ol>`],
    ["1. Unu\n2. Doi", `<ol>${items("Unu", "Doi")}</ol>`],
    ["1. Unu\n\nUn rând.\n\n2. Doi", `<ol>${items("Unu")}</ol><p>Un rând.</p><ol start="2">${items("Doi")}</ol>`],
    ["1. Unu\n\n1) Din nou", `<ol>${items("Unu")}</ol><ol start="1">${items("Din nou")}</ol>`],
    ["- Unu\n\n  7. Șapte", `<ul><li>Unu<ol start="7">${items("Șapte")}</ol></li></ul>`],
  ])("is kept from the plain text %j", (text, html) => {
    expect(clean(htmlOfPlain(text))).toBe(html);
    expect(clean(htmlOfPlain(markdownOf(bodyOf(html))))).toBe(html);
  });

  it("joins what continues, and parts what begins anew", () => {
    expect(clean(`<ol start="3">${items("a")}</ol><ol start="4">${items("b")}</ol><ol>${items("c")}</ol>`)).toBe(
      `<ol start="3">${items("a", "b", "c")}</ol>`,
    );
    expect(clean(`<ol start="1">${items("a")}</ol><ol start="1">${items("b")}</ol>`)).toBe(
      `<ol>${items("a")}</ol><ol start="1">${items("b")}</ol>`,
    );
    const word = (bullet: string, text: string) =>
      `<p class="MsoListParagraph"><span style="mso-list:Ignore">${bullet}</span>${text}</p>`;
    expect(clean(word("3.", "a") + word("4.", "b"))).toBe(`<ol start="3">${items("a", "b")}</ol>`);
  });

  it("stands in the plain text too", () => {
    expect(bodyText(bodyOf(`<ol start="3"><li>a<ul>${items("b")}</ul></li><li>c</li></ol>`))).toBe("3. a\nb\n4. c");
  });
});

describe("text that was struck out in the document it comes from", () => {
  it.each([
    ["<p>Suma este de <del>100</del> 200 lei</p>", "<p>Suma este de 200 lei</p>"],
    ['<p><del cite="mailto:ana" datetime="2026-11-20"><b>Art.</b> 3</del>Art. 4</p>', "<p>Art. 4</p>"],
    ["<p><s>unu</s><strike>doi</strike>trei</p>", "<p>trei</p>"],
    ['<p><span style="color:red;text-decoration:underline line-through">unu <i>doi</i></span>trei</p>', "<p>trei</p>"],
    ['<p style="text-decoration-line: line-through">unu</p><p>doi</p>', "<p>doi</p>"],
    ["<ul><li><del>unu</del></li><li>doi</li></ul>", "<ul><li>doi</li></ul>"],
    ['<p><a href="https://exemplu.ro"><s>unu</s></a>doi</p>', "<p>doi</p>"],
  ])("is left out: %s", (html, kept) => {
    expect(clean(html)).toBe(kept);
  });

  it.each([
    '<p><span style="text-decoration: underline">unu</span></p>',
    '<p><ins style="color:#line-through">unu</ins></p>',
  ])("is not what is only underlined or added: %s", (html) => {
    expect(clean(html)).toBe("<p>unu</p>");
  });
});
