import { beforeAll, describe, expect, it } from "vitest";
import { member, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ask, at, entry, fill, keep } from "./search.test-data";

ownPlatform();

beforeAll(fill);

describe("the page", () => {
  it("asks what to look for, with examples and ways", async () => {
    const page = await stranger.get("/cauta");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('href="/cauta?q=cadastru"');
    expect(html).toContain('name="q"');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('<p class="muted" role="status"');
  });

  it("says how many there are, marks what was asked, and escapes what is written", async () => {
    const html = await (await stranger.get(at("digital"))).text();
    expect(html).toMatch(/<title>„digital”: \d+ rezultate? – PSP<\/title>/);
    expect(html).toContain("&lt;b&gt;<mark>digital</mark>&lt;/b&gt; &amp; rapid");
    expect(html).toMatch(/role="status">\d+ rezultate?</);
  });

  it("tells a stranger that an opportunity opens after sign-in, leads a firm there, and nobody else", async () => {
    const href = /<a[^>]*href="(\/firma\/opportunities\/[^"]+)"/;
    const note = "Detaliile se văd după conectarea cu un cont de firmă.";
    const strange = await (await stranger.get(at("registrului agricol"))).text();
    expect(strange).toMatch(href);
    expect(strange).toContain(note);
    expect(strange).toContain("Termen: 7 octombrie 2026, 16:00");
    const firm = await (await (await member("FIRMA")).get(at("registrului agricol"))).text();
    expect(firm).toMatch(href);
    expect(firm).not.toContain(note);
    for (const other of [await member("UAT"), await person("ADMIN")]) {
      const html = await (await other.get(at("registrului agricol"))).text();
      expect(html).not.toMatch(href);
      expect(html).toContain("Detaliile le văd firmele, din contul lor.");
    }
  });

  it("has ways on where nothing is found, and elsewhere when something is", async () => {
    const nothing = await (await stranger.get(at("qwxyzq"))).text();
    for (const way of ["/comunitati", "/parteneri", "/support"]) expect(nothing).toContain(`href="${way}"`);
    expect(nothing).toContain("Nimic pentru „qwxyzq”");
    const county = await textOf(await stranger.get(at("Valea Rece", "&judet=SJ")));
    expect(county).toContain("Nimic pentru „Valea Rece” în Sălaj");
    const kind = await textOf(await stranger.get(at("Valea Rece", "&tip=parteneri")));
    expect(kind).toContain("Parteneri: nimic pentru „Valea Rece”");
  });

  it("has twenty to a page", async () => {
    await keep(
      ...Array.from({ length: 45 }, (_, number) =>
        entry("partner", `Multe lucrări ${number}`, { weight: number / 45 }),
      ),
    );
    const seen = [];
    for (const page of [1, 2, 3]) seen.push((await ask("multe lucrări", { page })).rows.map(({ id }) => id));
    expect(seen.map((ids) => ids.length)).toEqual([20, 20, 5]);
    expect(new Set(seen.flat()).size).toBe(45);
    expect(await (await stranger.get(at("multe lucrări"))).text()).toContain("pagina=3");
  });
});

it("describes itself to browsers", async () => {
  const answered = await stranger.get("/opensearch.xml");
  expect(answered.headers.get("content-type")).toContain("application/opensearchdescription+xml");
  expect(await answered.text()).toContain('template="http://psp.test/cauta?q={searchTerms}"');
  expect(await (await stranger.get("/cauta")).text()).toMatch(/<link rel="search" href="\/opensearch.xml"/);
});

it("is limited for one address that asks without end, and not for people who are signed in", async () => {
  const answers = [];
  for (let time = 0; time < 125; time++) answers.push((await stranger.get(at(`limita${time}`))).status);
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
  expect(answers.at(-1)).toBe(429);
  expect((await stranger.get("/cauta")).status).toBe(200);
  expect((await (await member("UAT")).get(at("apă"))).status).toBe(200);
});
