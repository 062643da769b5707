import { beforeAll, describe, expect, it } from "vitest";
import { publishedBy } from "~/modules/articles/published.test-data";
import { createPartner } from "~/modules/partners/verbs.server";
import { setClock } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { organisation, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";

ownPlatform();
const at = new Date("2026-11-21T08:00:00Z");
const NAME = "Fir și Urzeală SRL";
let firm: Person;
let id = "";
let heard: string | undefined;

/** What a stranger reads there, after everybody has heard what happened. */
async function read(path: string): Promise<string> {
  heard = await deliverJournal(heard);
  return textOf(await stranger.get(path));
}

async function save(section: string, fields: Record<string, string | readonly string[]>): Promise<void> {
  const answer = await firm.post(`/firma/profile/${section}`, { formKey: newFormKey(), ...fields });
  expect(answer.status).toBe(303);
}

beforeAll(async () => {
  setClock(at);
  id = await organisation("FIRMA", "verified", { name: NAME });
  const tradeRegisterNumber = "J26/415/2015";
  await createPartner({ organisationId: id, website: null, portfolio: "", domains: [], tradeRegisterNumber, at });
  firm = await person("FIRMA", id);
});

describe("what a firm saves is public at once", () => {
  it("on its page, in the directory and in its feed: what it says of itself", async () => {
    expect(await read("/parteneri?cauta=gherghef")).toContain("Niciun partener nu corespunde");
    await save("company", { description: "Țesem registre pe gherghef.", foundedYear: "2015", employees: "1-10" });
    const page = await read(`/partener/${id}`);
    expect(page).toContain("Țesem registre pe gherghef.");
    expect(page).toContain("11 ani, din 2015");
    expect(await read("/parteneri?cauta=gherghef")).toContain(NAME);
    expect(await (await stranger.get("/parteneri.atom")).text()).toContain("gherghef");
    expect(await read("/cauta?q=gherghef")).toContain(NAME);
  });

  it("its services, as offers too, and in the search", async () => {
    expect(await read("/marketplace?cauta=scarmanat")).not.toContain(NAME);
    await save("services", { "rows[0].name": "Scărmănat dosare", "rows[0].description": "În două zile." });
    expect(await read(`/partener/${id}?tab=servicii`)).toContain("Scărmănat dosare – Premium");
    expect(await read("/marketplace?cauta=scarmanat")).toContain("Scărmănat dosare – Standard");
    expect(await read("/cauta?q=scarmanat")).toContain(NAME);
    await save("services", { "rows[0].name": "Depănat dosare" });
    expect(await read("/marketplace?cauta=scarmanat")).not.toContain(NAME);
    expect(await read("/cauta?q=scarmanat")).not.toContain(NAME);
  });

  it("its specialisations in the search", async () => {
    await save("specialisations", { "rows[0].name": "Broderie notarială" });
    expect(await read("/cauta?q=broderie")).toContain(NAME);
    expect(await read(`/partener/${id}?tab=servicii`)).toContain("Specializări Broderie notarială");
  });

  it("its categories and counties in the filters", async () => {
    expect(await read("/parteneri?categorie=marketing&judet=TL")).toContain("Niciun partener nu corespunde");
    await save("categories", { categories: "marketing", counties: ["TL", "CT"] });
    expect(await read("/parteneri?categorie=marketing&judet=TL")).toContain(NAME);
    expect(await read(`/partener/${id}`)).toContain("Constanța, Tulcea");
  });

  it("its projects and its people, in their tabs", async () => {
    await save("portfolio", { "rows[0].name": "Arhiva Orașului", "rows[0].year": "2025", "rows[0].budget": "90.000" });
    await save("team", { "rows[0].name": "Ilinca Vrabie", "rows[0].position": "Coordonator" });
    expect(await read(`/partener/${id}?tab=portofoliu`)).toContain("Arhiva Orașului 2025 90.000 lei");
    expect(await read(`/partener/${id}?tab=echipa`)).toContain("1–10 angajați");
    expect(await read(`/partener/${id}?tab=echipa`)).toContain("Ilinca Vrabie");
  });

  it("its special offers where authorities request, until their last day", async () => {
    const offer = {
      "rows[0].title": "Depănat gratuit",
      "rows[0].description": "O zi.",
      "rows[0].validUntil": "2026-11-30",
    };
    await save("offers", offer);
    const uat = await person("UAT", await organisation("UAT"));
    expect(await read(`/partener/${id}`)).toContain("Ofertă specială, până la 30 noiembrie 2026");
    expect(await textOf(await uat.get("/uat/marketplace"))).toContain("Depănat gratuit");
    setClock(new Date("2026-12-01T08:00:00Z"));
    expect(await read(`/partener/${id}`)).not.toContain("Depănat gratuit");
    const later = await person("UAT", await organisation("UAT"));
    expect(await textOf(await later.get("/uat/marketplace"))).not.toContain("Depănat gratuit");
    setClock(at);
  });

  it("its published articles, and none that are not", async () => {
    expect(await read(`/partener/${id}`)).not.toContain("Articole");
    await publishedBy(firm.actor, at, { title: "Cum se deapănă un dosar", category: "local-development" });
    const page = await read(`/partener/${id}`);
    expect(page).toContain("Articole Cum se deapănă un dosar");
    expect(page).toContain("Dezvoltare Locală");
  });
});
