import { beforeAll, describe, expect, it } from "vitest";
import { actOf, published } from "~/modules/library/library.test-data";
import { withdrawResource } from "~/modules/library/verbs/resources.server";
import { firm } from "~/modules/requests/stories.test-data";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { rebuildSearchIndex } from "./verbs/index.server";

ownPlatform();

const HUB = "/uat/knowledge-hub";
const ACTS = "/uat/legislation";
let [clerk, admin] = [] as unknown as [Person, Person];
let decisions = "";
let purchases = "";
let act = "";

beforeAll(async () => {
  clerk = await member("UAT");
  admin = await person("ADMIN");
  decisions = await published(admin, {
    title: "Anunț pentru un proiect",
    summary: "Cum se adoptă hotărâri de consiliu.",
    body: "<p>Se afișează la sediu.</p>",
    tags: [],
  });
  purchases = await published(admin, { title: "Ghid de achiziții directe", kind: "guide", tags: [] });
  const gone = await published(admin, { title: "Model despre zugrăveală" });
  act = await actOf(admin, { kind: "lege", number: "98/2016", title: "Legea nr. 98/2016 privind achizițiile publice" });
  await firm({ name: "Floricultura Rurală SRL" });
  await rebuildSearchIndex();
  await withdrawResource(admin.actor, gone); // its words stay known until the next rebuild
});

const page = async (who: Pick<Person, "get">, list: string, text: string, more = "") =>
  await who.get(`${list}?${list === "/cauta" ? "q" : "cauta"}=${encodeURIComponent(text)}${more}`);
const sentence = (typed: string, text: string) => `Am căutat „${text}” în loc de „${typed}”. Caută exact „${typed}”`;

describe("a mistyped word that nothing in the list has", () => {
  it.each([
    ["hotarri", "hotărâri", () => decisions],
    ["hotărîrri", "hotărâri", () => decisions],
    ["Anunț hotarri", "Anunț hotărâri", () => decisions],
    ["ghid de achizitti", "ghid de achiziții", () => purchases],
    ["achizitti diercte", "achiziții directe", () => purchases],
  ])("of the hub is corrected: %s", async (typed, text, id) => {
    const html = await (await page(clerk, HUB, typed)).text();
    expect(html).toContain(`href="/uat/resource/${id()}"`);
    expect(await textOf(new Response(html))).toContain(sentence(typed, text));
    const keeper = await page(admin, "/admin/library", typed);
    expect(await textOf(keeper)).toContain(sentence(typed, text));
  });

  it("of the legislation is corrected for authorities and for an ADMIN", async () => {
    for (const [who, list] of [
      [clerk, ACTS],
      [admin, "/admin/legislation"],
    ] as const) {
      const html = await (await page(who, list, "achizitiile publcie")).text();
      expect(html).toContain(`/${act}"`);
      expect(await textOf(new Response(html))).toContain(sentence("achizitiile publcie", "achizitiile publice"));
    }
  });

  it("leads back to what was typed, where nothing is found", async () => {
    for (const [who, list] of [
      [clerk, HUB],
      [clerk, ACTS],
      [admin, "/admin/library"],
      [clerk, "/cauta"],
    ] as const) {
      const html = await (await page(who, list, "achizitti")).text();
      const exact = new RegExp(`href="(${list}\\?(?:cauta|q)=achizitti&amp;exact=da)"`).exec(html)?.[1];
      expect(exact, list).toBeDefined();
      const typed = await textOf(await who.get((exact ?? "").replaceAll("&amp;", "&")));
      expect(typed, list).not.toContain("Am căutat");
      expect(typed, list).toMatch(/Nimic (nu corespunde filtrelor|pentru „achizitti”)/);
    }
  });

  it("keeps the filters of the list", async () => {
    const html = await (await page(clerk, HUB, "achizitti", "&fel=guide")).text();
    expect(html).toContain(`href="${HUB}?cauta=achizitti&amp;exact=da&amp;fel=guide"`);
    expect(html).toContain(purchases);
  });
});

describe("nothing is corrected", () => {
  it.each([
    ["a word that the list has, behind another filter", "achiziții", "&fel=checklist"],
    ["a word of something else than the library", "floricutlura", ""],
    ["a word of a withdrawn document", "zugraevala", ""],
    ["the number of an act", "Legea 98/2061", ""],
    ["what has no near word", "qwxyzq", ""],
    ["a sign", "%", ""],
    ["a search of many words", "unu doi trei patru cinci sase sapte opt noua achizitti", ""],
  ])("of %s", async (_, typed, more) => {
    const text = await textOf(await page(clerk, HUB, typed, more));
    expect(text).toContain("Nimic nu corespunde filtrelor");
    expect(text).not.toContain("Am căutat");
  });

  it("with a word of a document where only acts are searched", async () => {
    expect(await textOf(await page(clerk, ACTS, "hotarri"))).not.toContain("Am căutat");
  });

  it("with a word of the library for those who may not read it", async () => {
    for (const who of [stranger, await member("FIRMA")]) {
      const text = await textOf(await page(who, "/cauta", "achizitti"));
      expect(text).not.toContain("Am căutat");
      expect(text).not.toMatch(/achiziții/);
    }
    expect(await textOf(await page(stranger, "/cauta", "floricutlura"))).toContain(
      sentence("floricutlura", "floricultura"),
    );
  });
});
