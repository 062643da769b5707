import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LocalDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { actOf, published } from "./library.test-data";
import type { ArticleInput } from "./rules/act-article-fields";
import { isPage, labelIn, labelOf, placeIn, placeOf, rankOf } from "./rules/act-articles";
import { actArticles } from "./tables/acts.server";
import { editArticle, removeArticle, verifyArticle, writeArticle } from "./verbs/act-articles.server";
import { actInputOf, editAct, verifyAct } from "./verbs/acts.server";

const on = (text: string) => text as LocalDate;

describe("the label of an article", () => {
  it.each([
    ["art. 7 alin. (5)", "art. 7 alin. (5)", "art-7-alin-5"],
    ["  Art. 7   alin. (5) ", "art. 7 alin. (5)", "art-7-alin-5"],
    ["art. 7 alin. (1)-(3)", "art. 7 alin. (1)–(3)", "art-7-alin-1-3"],
    ["art. 2^1", "art. 2^1", "art-2-1"],
    ["art. 19 alin. (1) lit. b)", "art. 19 alin. (1) lit. b)", "art-19-alin-1-lit-b"],
    ["anexa nr. 1", "anexa nr. 1", "anexa-nr-1"],
  ])("%s", (typed, label, place) => {
    expect(labelIn(typed)).toBe(label);
    expect(placeOf(label)).toBe(place);
  });

  it.each(["", "7", "articolul șapte", "art. 7 alin. 5", "art. 7; art. 8"])("is not %j", (typed) => {
    expect(labelIn(typed)).toBeNull();
  });

  it("gives it the place that it has in the act", () => {
    const inOrder = [
      ...["art. 2", "art. 2 alin. (1)", "art. 2 alin. (1) lit. b)", "art. 2 alin. (10)", "art. 2^1", "art. 10"],
      ...["art. 639", "anexa", "anexa nr. 1", "anexa nr. 2"],
    ];
    expect([...inOrder].reverse().sort((one, other) => rankOf(one) - rankOf(other))).toEqual(inOrder);
  });

  it("is found for a citation as near as it is kept", () => {
    const labels = ["art. 7 alin. (1)", "art. 7 alin. (5)", "art. 70", "art. 11", "art. 8 alin. (1)–(2)"];
    const found = (article: string, paragraph: string | null) => labelOf({ article, paragraph }, labels);
    expect([found("7", "5"), found("7", null), found("7", "6"), found("70", null), found("12", null)]).toEqual([
      ...["art. 7 alin. (5)", "art. 7 alin. (1)", "art. 7 alin. (1)", "art. 70"],
      null,
    ]);
    const act = { kind: "lege", number: "98/2016" } as const;
    expect(placeIn(act, "art. 7 alin. (5), art. 11", labels)).toBe("art-7-alin-5");
    expect(placeIn(act, "art. 11", labels)).toBe("art-11");
    expect(placeIn(act, "", labels)).toBeNull();
  });
});

it.each([
  ["https://legislatie.just.ro/", false],
  ["https://legislatie.just.ro", false],
  ["https://legislatie.just.ro/Public/DetaliiDocument/31413", true],
  ["https://exemplu.ro/?act=1", true],
])("the address %s is of a page: %s", (address, expected) => {
  expect(isPage(address)).toBe(expected);
});

describe("the articles of an act", () => {
  ownPlatform();
  const START = new Date("2026-11-21T09:00:00Z");
  const LATER = new Date("2026-11-22T09:00:00Z");
  let admin: Person;
  let uat: Person;
  let act = "";
  let other = "";
  let number = 0;

  const input = (given: Partial<ArticleInput> = {}): ArticleInput => ({
    label: "art. 7 alin. (5)",
    heading: "achiziția directă",
    text: "Sub 270.120 lei, fără TVA, se cumpără direct.",
    asOf: on("2026-10-01"),
    amendedBy: null,
    amendedOn: null,
    address: "https://legislatie.just.ro/Public/DetaliiDocument/178667",
    ...given,
  });
  const write = (given: Partial<ArticleInput> = {}, to = act) => writeArticle(admin.actor, to, input(given));
  const page = (id = act, query = "") => uat.get(`/uat/legislation/${id}${query}`);
  const words = async (id = act, query = "") => textOf(await page(id, query));
  const newAct = () => {
    number += 1;
    return actOf(admin, { number: `${number}/2016`, title: `Legea nr. ${number}/2016` });
  };

  beforeAll(async () => {
    setClock(START);
    admin = await person("ADMIN");
    uat = await member("UAT");
    other = await actOf(admin, { number: "208/2022", title: "Legea nr. 208/2022" });
  });
  beforeEach(async () => {
    setClock(START);
    act = await newAct();
  });

  it("stand on its page in the act's order, each at its place, with date, source and mark", async () => {
    await write({ label: "art. 11", heading: "împărțirea", text: "Nu se împarte." });
    await write({ amendedBy: "Legea 208/2022", amendedOn: on("2022-09-10") });
    await write({ label: "art. 2", heading: "principiile", text: "Tratament egal.", asOf: on("2026-09-01") });
    const html = await (await page()).text();
    const places = [...html.matchAll(/<li id="(a[^"]+)"/g)].map(([, place]) => place);
    expect(places).toEqual(["art-2", "art-7-alin-5", "art-11"]);
    expect(html).toContain('href="#art-7-alin-5"');
    expect(html).toContain(`href="/uat/legislation/${other}"`);
    expect(html).not.toContain('name="cauta"');
    expect(await words()).toMatch(
      /Exemplu, neverificat .*art\. 7 alin\. \(5\) achiziția directă .*Modificat de Legea 208\/2022 ?, din 10 septembrie 2022 stare la 1 octombrie 2026 Textul oficial ?: legislatie\.just\.ro/,
    );
  });

  it("are found by their words where they are many", async () => {
    for (let nth = 1; nth <= 8; nth += 1)
      await write({
        label: `art. ${nth}`,
        heading: `tema ${nth}`,
        text: nth === 3 ? "Termenul petițiilor." : "Altceva.",
      });
    const found = await words(act, "?cauta=petiție");
    expect(await (await page()).text()).toContain('name="cauta"');
    expect(found).toContain("tema 3");
    expect(found).not.toContain("tema 4");
    expect(await words(act, "?cauta=salubrizare")).toContain("Niciun articol nu are aceste cuvinte.");
  });

  it("are verified by the verify verb only; an edit neither renews nor removes it", async () => {
    const id = await write();
    const stored = async () => (await db().select().from(actArticles)).find((one) => one.id === id);
    expect(await stored()).toMatchObject({ verifiedAt: null, verifiedBy: null });
    await editArticle(admin.actor, id, input({ text: "Alt text." }), null);
    await verifyAct(admin.actor, act);
    expect(await stored()).toMatchObject({ verifiedAt: null, verifiedBy: null, text: "Alt text." });
    await verifyArticle(admin.actor, id);
    expect(await stored()).toMatchObject({ verifiedAt: START, verifiedBy: admin.actor.userId });
    expect(await words()).toMatch(/Verificat la 21 noiembrie 2026/);
    setClock(LATER);
    await editAct(admin.actor, act, { ...(await actInputOf(act)), title: "Alt titlu" }, null);
    await editArticle(admin.actor, id, input(), null);
    expect(await stored()).toMatchObject({ verifiedAt: START, verifiedBy: admin.actor.userId });
    expect(await words()).toContain("Modificat la 22 noiembrie 2026, după verificarea din 21 noiembrie 2026");
  });

  it("say when their act was amended after the verification", async () => {
    await verifyArticle(admin.actor, await write());
    setClock(LATER);
    const amended = [{ actId: other, on: on("2026-11-22"), note: "" }];
    await editAct(admin.actor, act, { ...(await actInputOf(act)), amended }, null);
    expect(await words()).toContain("Verificat la 21 noiembrie 2026, înainte de ultima modificare a actului");
  });

  it("are written, compared and removed at the act's desk", async () => {
    const desk = `/admin/legislation/${act}/articles`;
    const form = async (path: string) => {
      const html = await (await admin.get(path)).text();
      return { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    };
    const sent = { ...input({ label: "Art. 7 alin. (5)" }), amendedBy: "", amendedOn: "", asOf: "01.10.2026" };
    const { formKey } = { formKey: hiddenField(await (await admin.get(`${desk}/new`)).text(), "formKey") };
    for (const [wrong, sentence] of [
      [{ label: "articolul 7" }, "Scrieți articolul, de exemplu"],
      [{ address: "https://legislatie.just.ro/" }, "Scrieți adresa paginii actului"],
      [{ amendedBy: "Legea 208/2022" }, "Scrieți și actul, și data modificării"],
      [{ asOf: "" }, "data"],
    ] as const) {
      const answer = await admin.post(`${desk}/new`, { ...sent, ...wrong, formKey });
      expect(answer.status).toBe(400);
      expect(await textOf(answer)).toContain(sentence);
    }
    expect((await admin.post(`${desk}/new`, { ...sent, formKey })).status).toBe(303);
    const again = hiddenField(await (await admin.get(`${desk}/new`)).text(), "formKey");
    expect(await textOf(await admin.post(`${desk}/new`, { ...sent, formKey: again }))).toContain(
      "Actul are deja art. 7 alin. (5)",
    );
    const html = await (await admin.get(desk)).text();
    const article = /\/admin\/legislation\/articles\/[0-9a-f-]{36}/.exec(html)?.[0] ?? "";
    const version = hiddenField(html, "version");
    const shown = await form(article);
    expect((await admin.post(article, { ...sent, ...shown, heading: "cumpărarea directă" })).status).toBe(303);
    expect((await admin.post(article, { ...sent, ...shown, formKey: again, heading: "altul" })).status).toBe(409);
    expect((await admin.post(`${article}/verification`, { version })).status).toBe(409);
    expect(await words()).toContain("Exemplu, neverificat");
    expect((await admin.post(`${article}/verification`)).status).toBe(303);
    expect(await words()).toContain("Verificat la 21 noiembrie 2026");
    expect(await textOf(await admin.get(`${article}/removal`))).toContain("cumpărarea directă");
    expect((await admin.post(`${article}/removal`)).status).toBe(303);
    expect(await words()).not.toContain("art. 7 alin. (5)");
  });

  it("are where a citation leads: of a document's basis, and of a search", async () => {
    await write();
    const id = await published(admin, { basis: [{ actId: act, articles: "art. 7 alin. (5)" }] });
    const place = `/uat/legislation/${act}#art-7-alin-5`;
    expect(await (await uat.get(`/uat/resource/${id}`)).text()).toContain(`href="${place}"`);
    const search = encodeURIComponent(`art. 7 alin. (5) din Legea ${number}/2016`);
    for (const list of ["/uat/legislation", "/uat/knowledge-hub"])
      expect(await (await uat.get(`${list}?cauta=${search}`)).text()).toContain(`href="${place}"`);
    expect(await (await uat.get(`/uat/legislation?cauta=${number}%2F2016`)).text()).not.toContain("#art-7");
  });

  it("are kept only by an ADMIN", async () => {
    const id = await write();
    for (const refused of [
      () => writeArticle(uat.actor, act, input({ label: "art. 8" })),
      () => editArticle(uat.actor, id, input({ text: "Altul." }), null),
      () => verifyArticle(uat.actor, id),
      () => removeArticle(uat.actor, id),
    ])
      await expect(refused()).rejects.toThrow(/administrator/);
    expect(await words()).toContain("Sub 270.120 lei");
  });
});
