import { beforeAll, describe, expect, it } from "vitest";
import { htmlOfPlain } from "~/modules/writing/content/body-plain.server";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { type BodyForm, boundsProblem, WHOLE_PAGE } from "~/modules/writing/rules/body-bounds";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { markdownOf } from "~/modules/writing/rules/body-markdown";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { rateLimits } from "~/platform/rate-limit/tables.server";
import { leastCostOf } from "../../../tests/support/cost";
import { hiddenField, member, type Person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { create, draftOf, everything, fields, idIn, LIST, rowOf } from "./desk.test-data";
import { BODY_SENTENCES } from "./forms/writing";

/** Patterns, repeated up to the limit for Markdown. */
function most(pattern: string, form: BodyForm): string {
  let times = 0;
  for (let step = 65_536; step >= 1; step /= 2)
    if (boundsProblem(pattern.repeat(times + step), form, WHOLE_PAGE) === null) times += step;
  return pattern.repeat(times);
}

const RICH = [
  ...["<ul><li>a", "<b>x", "<p>a</p>", "<p>a", "a<br>", "<p>•a", "<blockquote>a", "<td>a", "<", "&", "a", " ", "ţ "],
  ...["<h2>a<h3>b", "<em>a</em><strong>b</strong>", '<a href="http://a.b">x</a>', "<p class=MsoListParagraph>a</p>"],
  ...[
    '<span style="font-weight:bold">x</span>',
    "<li>a</li>",
    "<ol><li>a</li></ol><ul><li>b</li></ul>",
    "\u0301\u0327",
  ],
];
/** Complete texts, expensive because of what follows the repeated part. */
const WHOLE = [
  `<h2>${"#".repeat(60_000)}a</h2>`,
  `<p>${"_".repeat(60_000)}a</p>`,
  `<p>${"1. ".repeat(20_000)}</p>`,
  `<p>${"&amp;#".repeat(30_000)}</p>`,
  `<p><span style="${"font-weight: ".repeat(15_000)}">a</span></p>`,
  `<p><a href="${"https://a.b/".repeat(15_000)}">a</a></p>`,
];
const PLAIN = [
  ...[
    "[",
    "*a ",
    "**a",
    "_a *b ",
    "[a](b)",
    "![a](",
    "]( ",
    "> a\n",
    ">>>> a\n\n",
    "- a\n",
    "- - - a\n",
    "- ",
    "1. a\n",
  ],
  ...[
    "a\n",
    "a\n\n",
    "# a\n",
    "#",
    "\\",
    "&amp;",
    "&",
    "<",
    "---\n",
    "    a\n",
    "*a*",
    "a**b",
    "[a]: b\n",
    "\u0301\u0327",
  ],
];

describe("the cost of parsing a text", () => {
  it.each(
    [...RICH.map((pattern) => most(pattern, "rich")), ...WHOLE].map((written) => [written.slice(0, 30), written]),
  )("is bounded, from the editor: %s", async (_, written) => {
    let html = "";
    cleanBody("<p>a</p>", () => null); // what is done once is no part of it
    expect(await leastCostOf(() => (html = htmlOf(cleanBody(written, () => null))))).toBeLessThan(100);
    expect(await leastCostOf(() => markdownOf(bodyOf(html)))).toBeLessThan(100);
  });

  it.each(PLAIN)("is bounded for Markdown: %j", async (pattern) => {
    const written = most(pattern, "plain");
    let html = "";
    htmlOfPlain("a");
    expect(await leastCostOf(() => (html = htmlOfPlain(written)))).toBeLessThan(100);
    if (boundsProblem(html, "rich", WHOLE_PAGE) !== null) return;
    expect(await leastCostOf(() => (html = htmlOf(cleanBody(html, () => null))))).toBeLessThan(100);
    expect(await leastCostOf(() => markdownOf(bodyOf(html)))).toBeLessThan(100);
  });
});

it.each([
  ...["<td>a</td>", "<p>•a</p>", "<p>a</p>", "<ul><li>a</li></ul>", "<blockquote>a</blockquote>"],
  ...["<strong>a</strong>b", "<p>a<br></p>", "a<br>", "<h2>a</h2>"],
])("reading a text costs as much as it is long, and not the square of it: %s", async (pattern) => {
  expect(await leastCostOf(() => bodyOf(pattern.repeat(40_000)), 1_000)).toBeLessThan(1_000);
});

const paragraph = (index: number) =>
  `<p>${index}. ${"Comuna a refăcut ".repeat(15)}<strong>drumul</strong> și <a href="https://exemplu.ro/${index}">podul</a>.</p>`;
const LONG = [
  ...Array.from({ length: 200 }, (_, index) => paragraph(index)),
  `<ul>${Array.from({ length: 300 }, (_, index) => `<li><p>satul ${index}</p></li>`).join("")}</ul>`,
].join("");

describe("the bounds of an article", () => {
  ownPlatform();
  let firma: Person;
  beforeAll(async () => {
    firma = await member("FIRMA");
  });

  it("allow a long one, as HTML and as Markdown", async () => {
    const id = idIn(await create(firma, LIST, { bodyForm: "rich", body: LONG }));
    const { body, bodyText } = await rowOf(id);
    expect(bodyText.length).toBeGreaterThan(55_000);
    const plain = idIn(await create(firma, LIST, { body: markdownOf(bodyOf(body)) }));
    expect((await rowOf(plain)).body).toBe(body);
  });

  it.each([
    ["too much markup", "rich", "<p>a</p>".repeat(2_600), BODY_SENTENCES.marked],
    ["too many marks", "plain", "a\n".repeat(7_000), BODY_SENTENCES.marked],
    ["marks that make too much markup", "plain", "- - - a\n".repeat(1_000), BODY_SENTENCES.marked],
    ["too many characters", "plain", "a".repeat(120_001), BODY_SENTENCES.long],
  ])("are told with the form kept: %s", async (_, bodyForm, body, sentence) => {
    const before = await everything();
    const answer = await create(firma, LIST, { title: "Titlul scris", bodyForm, body });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toContain("Titlul scris");
    expect(html).toContain(body.slice(0, 1_000).replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
    expect(await everything()).toBe(before);
  });

  it("limit how often it is sent: refused without parsing, with everything typed", async () => {
    const id = await draftOf(firma.actor);
    const sent = { ...(await fields(firma, LIST)), body: "Un text **nou**." };
    const version = hiddenField(await (await firma.get(`${LIST}/${id}/edit`)).text(), "version");
    await db()
      .insert(rateLimits)
      .values({ key: `article-read:${firma.actor.userId}`, windowStart: now(), count: 300 })
      .onConflictDoUpdate({ target: rateLimits.key, set: { windowStart: now(), count: 300 } });
    const before = await everything();
    for (const path of [`${LIST}/new`, `${LIST}/${id}/edit`]) {
      const answer = await firma.post(path, { ...sent, version });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const html = await answer.clone().text();
      expect(html).toContain("Un text **nou**.");
      expect(await textOf(answer)).toContain("Articolul a fost trimis de prea multe ori");
    }
    const typing = await firma.post(`${LIST}/${id}/edit`, { ...sent, version, intent: "autosave" });
    expect(await typing.text()).toContain("Nesalvat încă: Articolul a fost trimis de prea multe ori");
    expect(await everything()).toBe(before);
  });
});
