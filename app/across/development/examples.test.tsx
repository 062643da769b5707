import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { exampleModules } from "./pages/examples";

const all = exampleModules.flatMap(({ name, examples }) =>
  examples.map(({ title, element }) => ({ name: `${name}: ${title}`, element })),
);
const page = renderToString(
  <main>
    {all.map(({ name, element }) => (
      <section key={name}>{element}</section>
    ))}
  </main>,
);

test("each module has a name of its own and at least one example", () => {
  const names = exampleModules.map((module) => module.name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, examples } of exampleModules) expect(examples.length, name).toBeGreaterThan(0);
});

test.each(all)("$name renders without style attributes, event handlers or missing values", ({ element }) => {
  const html = renderToString(<main>{element}</main>);
  expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|\[object Object\]|undefined|NaN/);
});

test.each(all)("$name renders the same HTML inside a router as outside", async ({ element }) => {
  const { query, dataRoutes } = createStaticHandler([{ path: "*", element: <main>{element}</main> }]);
  const context = await query(new Request("http://psp.test/uat/cereri"));
  if (context instanceof Response) throw new Error("the router answered instead of rendering");
  const router = createStaticRouter(dataRoutes, context);
  const words = (html: string) => html.replace(/<[^>]+>/g, "");
  const inside = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  expect(words(inside)).toBe(words(renderToString(<main>{element}</main>)));
});

test("no id occurs twice, and every reference to an id has a target", () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const named = [...page.matchAll(/\s(?:aria-describedby|aria-labelledby|aria-controls|for)="([^"]+)"/g)];
  const wanted = named.flatMap((match) => (match[1] ?? "").split(" "));
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a badge is an icon and a word", () => {
  const badges = [...page.matchAll(/<span class="badge[^"]*">(.*?)<\/span><\/span>/g)].map((match) => match[1] ?? "");
  expect(badges.length).toBeGreaterThan(5);
  for (const badge of badges) expect(badge).toMatch(/^<svg.*<\/svg><span>\S/);
});

test("every control has a label, every button a word, every picture an alt", () => {
  const controls = [...page.matchAll(/<(?:input|select|textarea)\s[^>]*>/g)].map((match) => match[0]);
  const labelled = controls.filter((control) => !/type="hidden"|aria-label=/.test(control));
  for (const control of labelled) expect(page).toContain(`for="${/\sid="([^"]+)"/.exec(control)?.[1]}"`);
  for (const [, words = ""] of page.matchAll(/<(?:button|summary)[^>]*>(.*?)<\/(?:button|summary)>/g)) {
    expect(words.replace(/<[^>]+>/g, "").trim()).not.toBe("");
  }
  for (const [image] of page.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/\salt="/);
});

test("lists hold only items, definition lists only terms and details", () => {
  expect(page).not.toMatch(/<(?:ul|ol)[^>]*><(?!li)/);
  expect(page).not.toMatch(/<dl[^>]*><(?!div)/);
});
