import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { images } from "~/modules/media/tables.server";
import { localDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { historyOf } from "~/platform/journal/journal.server";
import {
  hiddenField,
  member,
  organisation,
  type Person,
  person,
  stranger,
  textOf,
} from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";
import { SECTION_CODES, sectionPath } from "./rules/sections";
import { categoriesOf, countiesOf, servicesOf } from "./store/profile.server";
import { partnerCategories, partnerProjects, partnerServices, partnerSpecialOffers, partners } from "./tables.server";
import { createPartner } from "./verbs.server";

ownPlatform();
const at = new Date("2026-11-21T08:00:00Z");
const SAVED = "Profilul a fost salvat cu succes!";
let owner: Person;
let id = "";

async function firm(verification: "verified" | "pending" | "suspended" | "rejected" = "verified"): Promise<Person> {
  const firma = await organisation("FIRMA", verification);
  await createPartner({
    organisationId: firma,
    website: null,
    portfolio: "Scriem strategii.",
    domains: ["it"],
    tradeRegisterNumber: "J26/415/2015",
    at,
  });
  return person("FIRMA", firma);
}

const ownId = (someone: Person) => someone.actor.organisation?.id ?? "";
const stored = () => servicesOf(id);
const everything = async () => ({
  partner: await db().select().from(partners).where(eq(partners.id, id)),
  services: await db().select().from(partnerServices),
  categories: await db().select().from(partnerCategories),
});

type Fields = Record<string, string | readonly string[]>;
const rows = (list: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    list.flatMap((row, index) => Object.entries(row).map(([name, value]) => [`rows[${index}].${name}`, value])),
  );
const save = (section: (typeof SECTION_CODES)[number], fields: Fields, by = owner) =>
  by.post(sectionPath(section), { formKey: newFormKey(), ...fields });
const versionOf = async (section: (typeof SECTION_CODES)[number], by = owner) =>
  hiddenField(await (await by.get(sectionPath(section))).text(), "version");

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
      ...{ industry: "it", foundedYear: 2015, employees: "10-50", headquarters: "Târgu Mureș", county: "MS" },
    });
    const page = await owner.get("/firma/profile", { cookie: `${owner.cookie}; ${flashOf(answer)}` });
    const text = await textOf(page);
    expect(text).toContain(SAVED);
    expect(text).toContain("Se vede deja pe pagina publică.");
    expect(text).toContain("2015, 11 ani de experiență");
  });

  it.each<[Fields, string]>([
    [{ description: "   " }, "Descrieți firma"],
    [{ description: "x", foundedYear: "2027" }, "Introduceți un an între 1850 și 2026"],
    [{ description: "x", foundedYear: "anul trecut" }, "Introduceți un an între 1850 și 2026"],
    [{ description: "x", industry: "magic" }, "Alegeți domeniul din listă"],
    [{ description: "x", employees: "7" }, "Alegeți numărul de angajați din listă"],
    [{ description: "x", county: "XX" }, "Alegeți județul din listă"],
    [{ description: "a".repeat(5001) }, "Cel mult 5.000 de caractere"],
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
    expect(await textOf(asked)).toContain("firma nu mai primește oportunități");
    expect(await categoriesOf(id)).toHaveLength(2);
    expect((await save("categories", { counties: "CJ", none: "on" })).status).toBe(303);
    expect(await categoriesOf(id)).toEqual([]);
    expect(await textOf(await owner.get("/firma/profile"))).toContain("nu primește nicio oportunitate");
    expect(await (await owner.get("/firma/dashboard")).text()).toContain('href="/firma/profile/categories"');
  });

  it("services: blank ones are ignored, others trimmed; a changed one keeps its row, wherever it stands", async () => {
    await save(
      "services",
      rows([{ name: " Audit  energetic " }, { name: "  ", description: "" }, { name: "Instruire" }]),
    );
    const [audit, course] = await stored();
    expect([audit?.name, course?.name]).toEqual(["Audit energetic", "Instruire"]);
    await save(
      "services",
      rows([
        { id: course?.id ?? "", name: "Instruire scurtă", description: "O zi.\nLa sediu." },
        { name: "Portal" },
        { id: audit?.id ?? "", name: "Audit energetic" },
      ]),
    );
    const after = await stored();
    expect(after.map(({ name, description }) => [name, description])).toEqual([
      ["Instruire scurtă", "O zi.\nLa sediu."],
      ["Portal", null],
      ["Audit energetic", null],
    ]);
    expect([after[0]?.id, after[2]?.id]).toEqual([course?.id, audit?.id]);
    await save("services", rows([{ id: audit?.id ?? "", name: "" }]));
    expect(await stored()).toEqual([]);
  });

  it("a wrong row is said with its number, and all that was typed comes back", async () => {
    const answer = await save("services", rows([{ name: "Bun" }, { name: "", description: "Fără nume" }]));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Introduceți denumirea serviciului");
    expect(html).toContain("Serviciul 2: introduceți denumirea serviciului");
    expect(html).toContain('href="#rows[1].name"');
    expect(html).toContain("Fără nume");
    expect(html).toContain('value="Bun"');
    expect(await stored()).toEqual([]);
    const many = rows(Array.from({ length: 31 }, (_, index) => ({ name: `S ${index}` })));
    expect((await save("services", many)).status).toBe(400);
  });

  it("a button changes the rows and saves nothing", async () => {
    await save("services", rows([{ name: "Unu" }, { name: "Doi" }]));
    const [one, two] = await stored();
    const typed = rows([
      { id: one?.id ?? "", name: "Unu schimbat" },
      { id: two?.id ?? "", name: "Doi" },
    ]);
    const added = await save("services", { ...typed, "rows.change": "add 2" });
    const html = await added.text();
    expect(added.status).toBe(200);
    expect(html).toContain('value="Unu schimbat"');
    expect(html).toMatch(/name="rows\[2\]\.name"[^>]*autofocus|autofocus[^>]*name="rows\[2\]\.name"/i);
    expect(html).toContain(`value="${one?.id}"`);
    expect(html).not.toContain("<title>Eroare");
    const swapped = await (await save("services", { ...typed, "rows.change": "down 0" })).text();
    expect(swapped.indexOf('value="Doi"')).toBeLessThan(swapped.indexOf('value="Unu schimbat"'));
    expect((await stored()).map(({ name }) => name)).toEqual(["Unu", "Doi"]);
  });

  it("portfolio: a sum with its currency, or none", async () => {
    const answer = await save(
      "portfolio",
      rows([
        { name: "Școala Nr. 2", year: "2024", budget: "90.000 lei", currency: "RON" },
        { name: "Fără buget", currency: "EUR" },
      ]),
    );
    expect(answer.status).toBe(303);
    expect(await db().select().from(partnerProjects).where(eq(partnerProjects.partnerId, id))).toMatchObject([
      { name: "Școala Nr. 2", year: 2024, budget: 9_000_000, currency: "RON" },
      { name: "Fără buget", year: null, budget: null, currency: null },
    ]);
    const other = await save("portfolio", rows([{ name: "X", budget: "90 EUR", currency: "RON" }]));
    expect(await textOf(other)).toContain("Moneda scrisă lângă sumă este alta decât cea aleasă");
    expect((await save("portfolio", rows([{ name: "X", budget: "mult" }]))).status).toBe(400);
    expect((await save("portfolio", rows([{ name: "X", year: "2030" }]))).status).toBe(400);
  });

  it("offers: hold until a day to come; one that has ended may stay, and is no longer shown", async () => {
    const offer = { title: "Diagnostic gratuit", description: "Pentru comune." };
    expect(await textOf(await save("offers", rows([{ ...offer, validUntil: "2026-11-20" }])))).toContain(
      "Ziua a trecut",
    );
    expect((await save("offers", rows([{ ...offer, validUntil: "31.02.2027" }]))).status).toBe(400);
    expect((await save("offers", rows([{ ...offer, validUntil: "24.11.2026" }]))).status).toBe(303);
    const [row] = await db().select().from(partnerSpecialOffers).where(eq(partnerSpecialOffers.partnerId, id));
    expect(row).toMatchObject({ ...offer, validUntil: localDate(2026, 11, 24) });
    expect(await textOf(await owner.get("/firma/profile"))).toContain("mai este valabilă 3 zile");
    setClock(new Date("2026-11-25T08:00:00Z"));
    owner = await person("FIRMA", id);
    expect(await textOf(await owner.get("/firma/profile"))).toContain("a expirat la 24 noiembrie 2026");
    expect(await textOf(await stranger.get(`/partener/${id}`))).not.toContain("Diagnostic gratuit");
    const kept = { id: row?.id ?? "", ...offer, title: "Diagnostic", validUntil: "2026-11-24" };
    expect((await save("offers", rows([kept]))).status).toBe(303);
    expect((await save("offers", rows([{ ...kept, validUntil: "2026-11-23" }]))).status).toBe(400);
  });

  it("specialisations, certifications and the team", async () => {
    await save("specialisations", rows([{ name: "Iluminat public" }, { name: "" }]));
    await save("certifications", rows([{ name: "ISO 9001", detail: "până în 2028" }]));
    await save("team", rows([{ name: "Ana Pop", position: "inginer", experience: "12 ani" }]));
    expect((await save("team", rows([{ name: "Ana Pop" }]))).status).toBe(400);
    const [first, services, team] = await Promise.all(
      ["", "?tab=servicii", "?tab=echipa"].map(async (tab) => textOf(await stranger.get(`/partener/${id}${tab}`))),
    );
    expect(first).toContain("ISO 9001");
    expect(first).toContain("Iluminat public");
    expect(services).toContain("Iluminat public");
    expect(team).toContain("Ana Pop inginer 12 ani");
  });

  it("the logo: a picture in the cloth's place, which goes when another comes", async () => {
    const send = async (fields: Record<string, string | Blob>) => {
      const form = new FormData();
      form.set("formKey", newFormKey());
      form.set("version", await versionOf("logo"));
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return owner.post("/firma/profile/logo", form);
    };
    const picture = async () => {
      const bytes = await (await photo({ width: 300, height: 300 })).jpeg().toBuffer();
      return new File([new Uint8Array(bytes)], "sigla.jpg", { type: "image/jpeg" });
    };
    const logo = async () => (await db().select().from(partners).where(eq(partners.id, id)))[0]?.logoImageId ?? null;
    expect((await send({ logo: new File(["text"], "sigla.jpg") })).status).toBe(400);
    expect(await logo()).toBeNull();
    expect((await send({ logo: await picture() })).status).toBe(303);
    const first = await logo();
    expect(first).not.toBeNull();
    expect(await (await stranger.get(`/partener/${id}`)).text()).toContain(`/imagini/${first}/`);
    expect((await send({ logo: await picture() })).status).toBe(303);
    const second = await logo();
    expect(second).not.toBe(first);
    expect((await db().select().from(images)).map((image) => image.id)).toEqual([second]);
    expect((await send({})).status).toBe(303);
    expect(await logo()).toBeNull();
    expect(await db().select().from(images)).toEqual([]);
  });
});

describe("what is typed and not saved", () => {
  it("is kept, said and continued; saving ends it", async () => {
    const typed = { _pagina: "/firma/profile/services", ...rows([{ name: "Început, neterminat" }]) };
    expect((await owner.post("/ciorna", typed)).status).toBe(200);
    const told = await textOf(await owner.get("/firma/profile/services"));
    expect(told).toContain("Aveți modificări nesalvate");
    expect(told).toContain("Niciun serviciu, deocamdată");
    const resumed = await (await owner.get("/firma/profile/services?ciorna=da")).text();
    expect(resumed).toContain('value="Început, neterminat"');
    await save("services", rows([{ name: "Terminat" }]));
    expect(await textOf(await owner.get("/firma/profile/services"))).not.toContain("Aveți modificări nesalvate");
  });
});

describe("two people at once", () => {
  it("the second is told what the first has saved, loses nothing, and may choose", async () => {
    const colleague = await person("FIRMA", id, "colleague");
    await save("services", rows([{ name: "Audit" }]));
    const [audit] = await stored();
    const seen = await versionOf("services");
    const theirs = { version: seen, ...rows([{ name: "Portal" }]) };
    expect((await save("services", theirs, colleague)).status).toBe(303);
    const mine = { version: seen, ...rows([{ id: audit?.id ?? "", name: "Audit energetic" }]) };
    const answer = await save("services", mine);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain(colleague.actor.name);
    expect(html).toContain("Portal");
    expect(html).toContain('value="Audit energetic"');
    expect((await stored()).map(({ name }) => name)).toEqual(["Portal"]);
    expect(html).not.toContain(`value="${audit?.id}"`);
    const again = { version: hiddenField(html, "version"), ...rows([{ name: "Audit energetic" }]) };
    expect((await save("services", again)).status).toBe(303);
    expect((await stored()).map(({ name }) => name)).toEqual(["Audit energetic"]);
  });

  it("who writes another part is in nobody's way", async () => {
    const seen = await versionOf("company");
    await save("team", rows([{ name: "Ana Pop", position: "inginer" }]));
    expect((await save("company", { version: seen, description: "Ce facem." })).status).toBe(303);
  });

  it("what happened is written down, once for each form", async () => {
    const formKey = newFormKey();
    await save("services", { formKey, ...rows([{ name: "Audit" }]) });
    await save("services", { formKey, ...rows([{ name: "Audit" }]) });
    expect(await stored()).toHaveLength(1);
    expect((await historyOf(id)).map(({ what, note, userId }) => [what, note, userId])).toEqual([
      ["partner.edited", "Servicii", owner.actor.userId],
    ]);
    await save("team", rows([{ name: "Ana Pop", position: "inginer" }]));
    const history = await textOf(await (await person("ADMIN")).get(`/admin/organisations/${id}`));
    expect(history.match(/Profilul public modificat/g)).toHaveLength(1);
    expect(history).toContain("Echipa");
  });
});

const flashOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
