import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, everythingOf, type Fields, firm, flashOf, ownId, rows, SAVED, saveAs } from "./profile.test-data";
import { SECTION_CODES, sectionPath } from "./rules/sections";
import { categoriesOf, countiesOf, servicesOf } from "./store/profile.server";
import { partnerServices, partners } from "./tables.server";

ownPlatform();
let owner: Person;
let id = "";
const stored = () => servicesOf(id);
const everything = () => everythingOf(id);
const save = (section: (typeof SECTION_CODES)[number], fields: Fields, by = owner) => saveAs(by, section, fields);

beforeEach(async () => {
  setClock(at);
  owner = await firm();
  id = ownId(owner);
});

describe("who writes a profile", () => {
  it.each(SECTION_CODES)("not a stranger, nor a town hall: %s", async (section) => {
    const path = sectionPath(section);
    expect((await stranger.get(path)).headers.get("location")).toContain("/login?redirectTo=");
    const uat = await member("UAT");
    expect((await uat.get(path)).headers.get("location")).toBe("/uat/dashboard");
    const before = await everything();
    expect((await uat.post(path, { formKey: newFormKey(), description: "Altceva" })).status).toBe(403);
    expect((await stranger.post(path, { description: "Altceva" })).headers.get("location")).toContain("/login");
    expect(await everything()).toEqual(before);
  });

  it("not a firm that is suspended, which still reads it", async () => {
    owner = await firm("suspended");
    id = ownId(owner);
    const before = await everything();
    const text = await textOf(await owner.get("/firma/profile"));
    expect(text).toContain("Contul firmei este suspendat");
    expect(text).not.toContain("Modifică");
    expect(await (await owner.get("/firma/profile")).text()).not.toMatch(/href="\/firma\/profile\/(?!preview)/);
    expect(await (await owner.get("/firma/dashboard")).text()).not.toContain('href="/firma/profile/');
    expect((await save("company", { description: "Altceva" })).status).toBe(403);
    expect((await save("services", rows([{ name: "Audit" }]))).status).toBe(403);
    expect(await everything()).toEqual(before);
  });

  it("colleagues as well as the owner, verified or not; a new one sees how it will look and why it does not yet", async () => {
    owner = await firm("pending");
    id = ownId(owner);
    const colleague = await person("FIRMA", id, "colleague");
    expect((await save("company", { description: "Scrisă de un coleg." }, colleague)).status).toBe(303);
    const text = await textOf(await owner.get("/firma/profile"));
    expect(text).toContain("Scrisă de un coleg.");
    expect(text).toContain("așteaptă verificarea");
    expect(await textOf(await owner.get("/firma/profile/preview"))).toContain("Scrisă de un coleg.");
    expect((await stranger.get(`/partener/${id}`)).status).toBe(404);
  });

  it("writes only its own: another firm's rows are not named by any form of ours", async () => {
    const other = await firm();
    await save("services", rows([{ name: "Al altora" }]), other);
    const [foreign] = await servicesOf(ownId(other));
    const before = await everything();
    const answer = await save("services", rows([{ id: foreign?.id ?? "", name: "Furat" }]));
    expect(answer.status).toBe(400);
    expect(await everything()).toEqual(before);
    const twice = rows([{ name: "Unu" }]);
    await save("services", twice);
    const [own] = await stored();
    const doubled = rows([
      { id: own?.id ?? "", name: "Unu" },
      { id: own?.id ?? "", name: "Doi" },
    ]);
    expect((await save("services", doubled)).status).toBe(400);
    expect((await stored()).map(({ name }) => name)).toEqual(["Unu"]);
  });

  it("no more than the form asks: rank, rating, owner and verification stay what they are", async () => {
    const fields = { description: "Ce facem.", id: ownId(await firm()), logoImageId: "x", verifiedAt: "2020-01-01" };
    expect((await save("company", fields)).status).toBe(303);
    await save("services", { ...rows([{ name: "Audit", rank: "99", partnerId: ownId(await firm()) }]) });
    expect(await db().select().from(partnerServices).where(eq(partnerServices.partnerId, id))).toMatchObject([
      { name: "Audit", rank: 0 },
    ]);
  });
});

describe("the parts of a profile", () => {
  it("company: tidied, with what is known said of it", async () => {
    const answer = await save("company", {
      description: "  Lucrăm pentru\r\nprimării mici, cu ş şi ţ.  ",
      industry: "it",
      foundedYear: "2015",
      employees: "10-50",
      headquarters: "  Târgu   Mureș ",
      county: "MS",
    });
    expect(answer.headers.get("location")).toBe("/firma/profile");
    const [row] = await db().select().from(partners).where(eq(partners.id, id));
    expect(row).toMatchObject({
      description: "Lucrăm pentru\nprimării mici, cu ș și ț.",
      industry: "it",
      foundedYear: 2015,
      employees: "10-50",
      headquarters: "Târgu Mureș",
      county: "MS",
    });
    const page = await owner.get("/firma/profile", { cookie: `${owner.cookie}; ${flashOf(answer)}` });
    const text = await textOf(page);
    expect(text).toContain(SAVED);
    expect(text).toContain("Se vede deja pe pagina publică.");
    expect(text).toContain("2015, 11 ani de experiență");
  });

  it.each<[Fields, string]>([
    [{ description: "   " }, "Descrieți firma"],
    [{ description: "x", foundedYear: "2027" }, "Scrieți anul înființării cu patru cifre, între 1850 și 2026"],
    [{ description: "x", foundedYear: "anul trecut" }, "Scrieți anul înființării cu patru cifre, între 1850 și 2026"],
    [{ description: "x", industry: "magic" }, "Alegeți domeniul din listă"],
    [{ description: "x", employees: "7" }, "Alegeți numărul de angajați din listă"],
    [{ description: "x", county: "XX" }, "Alegeți județul din listă"],
    [{ description: "a".repeat(5001) }, "Scurtați descrierea la cel mult 5.000 de caractere"],
  ])("company is refused with %j", async (fields, sentence) => {
    const before = await everything();
    const answer = await save("company", { headquarters: "Zalău, scris de mine", ...fields });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toContain("Zalău, scris de mine");
    expect(await everything()).toEqual(before);
  });

  it("contact: cleaned, the e-mail shown only when that is said", async () => {
    const answer = await save("contact", {
      website: "www.firma.ro",
      phone: "0264/123.456",
      email: " Oferte@Firma.RO ",
    });
    expect(answer.status).toBe(303);
    expect(await db().select().from(partners).where(eq(partners.id, id))).toMatchObject([
      { website: "https://www.firma.ro", phone: "+40264123456", email: "oferte@firma.ro", emailPublic: false },
    ]);
    expect(await textOf(await stranger.get(`/partener/${id}`))).not.toContain("oferte@firma.ro");
    await save("contact", { email: "oferte@firma.ro", emailPublic: "on" });
    expect(await textOf(await stranger.get(`/partener/${id}`))).toContain("oferte@firma.ro");
    const refused: Fields[] = [
      { phone: "12" },
      { website: "javascript:alert(1)" },
      { email: "nu" },
      { email: "", emailPublic: "on" },
    ];
    for (const wrong of refused) expect((await save("contact", wrong)).status, JSON.stringify(wrong)).toBe(400);
  });

  it("categories and counties: a set of each; the last category goes only when that is meant", async () => {
    const chosen = { categories: ["taxation", "eu_funds", "eu_funds"], counties: ["SJ", "CJ"] };
    expect((await save("categories", chosen)).status).toBe(303);
    expect((await categoriesOf(id)).sort()).toEqual(["eu_funds", "taxation"]);
    expect((await countiesOf(id)).sort()).toEqual(["CJ", "SJ"]);
    expect((await save("categories", { categories: "magic" })).status).toBe(400);
    const asked = await save("categories", { counties: "CJ" });
    expect(asked.status).toBe(400);
    expect(await textOf(asked)).toContain("firma nu mai este anunțată despre oportunități");
    expect(await categoriesOf(id)).toHaveLength(2);
    expect((await save("categories", { counties: "CJ", none: "on" })).status).toBe(303);
    expect(await categoriesOf(id)).toEqual([]);
    expect(await textOf(await owner.get("/firma/profile"))).toContain(
      "este anunțată numai despre solicitările adresate ei",
    );
    expect(await (await owner.get("/firma/dashboard")).text()).toContain('href="/firma/profile/categories"');
  });
});
