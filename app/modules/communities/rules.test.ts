import { describe, expect, it } from "vitest";
import { localDate } from "~/platform/calendar/local-date";
import { counties, countyText } from "~/platform/romania/counties";
import { countyIn } from "~/platform/romania/county-in-text";
import { countyMiddles, countyOutlines } from "~/platform/romania/county-shapes";
import { communityCardFacts, countyOfCity, countyPlaces, foundWords, inCounty } from "./rules/card";
import { factsFor } from "./rules/facts";
import { communityList, directoryPath, isPublic } from "./rules/listing";
import { communityShowcase, showcasePath } from "./rules/showcase";
import { areaText, byStatus, communityDescription, figuresOf, periodText, verifiedText } from "./rules/view";
import { ATTRACTION_TYPES, PROJECT_STATUSES, type ProjectStatus } from "./rules/vocabulary";

const row = {
  id: "01890000-0000-7000-8000-000000000001",
  organisationId: null,
  name: "Comuna Măgura",
  kind: "commune",
  county: "SJ",
  population: 4120,
  projectsCompleted: 0,
  ongoingProjects: 0,
  isTest: false,
  image: null,
} as const;

describe("words of the specification", () => {
  it("names the six kinds of attractions and the five states of projects", () => {
    expect(Object.values(ATTRACTION_TYPES)).toEqual([
      "Istoric",
      "Cultural",
      "Natural",
      "Religios",
      "Sport",
      "Recreativ",
    ]);
    expect(Object.values(PROJECT_STATUSES)).toEqual([
      "Planificare",
      "În Desfășurare",
      "În Revizie",
      "Finalizat",
      "Suspendat",
    ]);
  });
});

describe("who sees a community", () => {
  it.each([
    [null, null, true],
    [null, "verified", true],
    [null, "pending", false],
    [null, "rejected", false],
    [null, "suspended", false],
    [new Date(0), null, false],
    [new Date(0), "verified", false],
  ] as const)("in the bin since %s, owner %s: %s", (deletedAt, owner, seen) => {
    expect(isPublic({ deletedAt, owner })).toBe(seen);
  });
});

describe("the question to the directory", () => {
  const asked = (text: string) => communityList.read(new URLSearchParams(text));

  it.each([
    ["", { text: "", county: null, page: 1 }],
    ["cauta=%20M%C4%83gura%20&judet=SJ&pagina=2", { text: "Măgura", county: "SJ", page: 2 }],
    ["judet=sj", { text: "", county: null, page: 1 }],
    ["judet=__proto__&pagina=0", { text: "", county: null, page: 1 }],
    ["cauta=Mure%C5%9F", { text: "Mureș", county: null, page: 1 }],
  ])("%s", (address, query) => {
    expect(asked(address)).toEqual(query);
  });

  it("goes back to the same address, with its parameters in one order", () => {
    for (const address of ["cauta=apa&judet=CJ&pagina=3", "judet=B", "cauta=%25_"])
      expect(directoryPath(asked(address), { page: asked(address).page })).toBe(`/comunitati?${address}`);
    expect(directoryPath(asked("judet=CJ&pagina=3"), { county: null })).toBe("/comunitati");
    expect(communityList.parameters).toEqual(["cauta", "judet", "pagina"]);
  });

  it("is filtered by a word or a county, not by its page", () => {
    expect(["", "pagina=2", "cauta=a", "judet=CJ"].map((address) => communityList.isFiltered(asked(address)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each([
    ["", 15, "15 comunități"],
    ["", 20, "20 de comunități"],
    ["", 1, "1 comunitate"],
    ["judet=SJ", 0, "Nicio comunitate în județul Sălaj"],
    ["judet=B", 2, "2 comunități în București"],
    ["cauta=izvor", 3, "3 comunități cu „izvor” în nume"],
    ["cauta=cluj", 3, "3 comunități cu „cluj” în nume sau în județul Cluj"],
    ["cauta=poiana+olt", 2, "2 comunități pentru „poiana olt”"],
    ["cauta=izvor&judet=VL", 1, "1 comunitate cu „izvor” în nume, în județul Vâlcea"],
  ])("%s finds %i: %s", (address, total, words) => {
    expect(foundWords(asked(address), total)).toBe(words);
  });

  it.each([
    ["", 15, 5, "15 comunități și 5 de test"],
    ["judet=SJ", 0, 1, "1 comunitate de test în județul Sălaj"],
    ["cauta=izvor", 0, 20, "20 de comunități de test cu „izvor” în nume"],
  ])("%s finds %i and %i of test: %s", (address, total, tests, words) => {
    expect(foundWords(asked(address), total, tests)).toBe(words);
  });
});

describe("a county written where names are asked for", () => {
  it.each([
    ["Cluj", { county: "CJ", rest: "" }],
    ["judetul Salaj", { county: "SJ", rest: "" }],
    ["jud. Bistrița-Năsăud", { county: "BN", rest: "" }],
    ["bistrita nasaud", { county: "BN", rest: "" }],
    ["SATU MARE", { county: "SM", rest: "" }],
    ["Bucureşti", { county: "B", rest: "" }],
    ["Alba Iulia", { county: "AB", rest: "iulia" }],
    ["poiana, jud. Olt", { county: "OT", rest: "poiana" }],
    ["Valea Rece (SJ)", { county: "SJ", rest: "valea rece" }],
    ["comuna Valea Rece (jud. sj)", { county: "SJ", rest: "valea rece" }],
    ["Valea Rece, SJ", { county: "SJ", rest: "valea rece" }],
    ["valea rece, sj", { county: "SJ", rest: "valea rece" }],
    ["jud. SJ Valea Rece", { county: "SJ", rest: "valea rece" }],
    ["judetul sj", { county: "SJ", rest: "" }],
    ["Valea Rece SJ", { county: "SJ", rest: "valea rece" }],
    ["Sector 3 (B)", { county: "B", rest: "sector 3" }],
    ["piatra olt", { county: "OT", rest: "piatra" }],
    ["drum cu is, ce", null],
    ["Valea Rece (XX)", null],
    ["valea is", null],
    ["mare", null],
    ["bistrița", null],
    ["Clujul", null],
    ["", null],
  ])("%s means %o", (text, place) => {
    expect(countyIn(text)).toEqual(place);
  });

  it.each([
    ["craiova", "DJ"],
    ["municipiul Cluj-Napoca", "CJ"],
    ["Cluj", null],
  ])("the city %s is in %s", (text, county) => {
    expect(countyOfCity(text)).toBe(county);
  });
});

describe("the map", () => {
  const places = countyPlaces({ text: "apă", county: "CJ", page: 3 }, new Map([["CJ", 12]]));

  it("has all 42 counties in Romanian order, each with its count and its link", () => {
    expect(places).toHaveLength(42);
    expect(places.map(({ name }) => name)).toEqual(counties.map(({ name }) => name));
    expect(places.find(({ code }) => code === "CJ")).toEqual({
      code: "CJ",
      name: "Cluj",
      href: "/comunitati?cauta=ap%C4%83&judet=CJ",
      count: 12,
      words: "12 comunități",
      current: true,
    });
    expect(places.find(({ code }) => code === "AB")).toMatchObject({ count: 0, words: "nicio comunitate" });
  });

  it("draws each of them, and all neighbours with the same border", () => {
    expect(Object.keys(countyOutlines).sort()).toEqual(counties.map(({ code }) => code).sort());
    expect(Object.keys(countyMiddles).sort()).toEqual(Object.keys(countyOutlines).sort());
    expect(Object.values(countyOutlines).join("").length).toBeLessThan(14_000);
    const uses = new Map<string, number>();
    for (const edge of Object.values(countyOutlines).flatMap(edgesOf)) uses.set(edge, (uses.get(edge) ?? 0) + 1);
    expect(Math.max(...uses.values())).toBe(2);
    const shared = [...uses.values()].filter((count) => count === 2).length;
    expect(shared / uses.size).toBeGreaterThan(0.6);
  });
});

/** Each step of an outline, the same in both directions. */
function edgesOf(path: string): string[] {
  return path
    .split("M")
    .slice(1)
    .flatMap((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let x = numbers[0] ?? 0;
      let y = numbers[1] ?? 0;
      const points = [`${x},${y}`];
      for (let index = 2; index < numbers.length; index += 2) {
        x = x + (numbers[index] ?? 0);
        y = y + (numbers[index + 1] ?? 0);
        points.push(`${x},${y}`);
      }
      return points.map((point, index) => [point, points[(index + 1) % points.length]].sort().join(" "));
    });
}

describe("a card", () => {
  it.each([
    [{ ongoingProjects: 3 }, "3 proiecte în desfășurare"],
    [{ ongoingProjects: 1, projectsCompleted: 9 }, "1 proiect în desfășurare"],
    [{ projectsCompleted: 21 }, "21 de proiecte finalizate"],
    [{}, null],
  ])("of %o says %s", (facts, words) => {
    expect(communityCardFacts({ ...row, ...facts }).projects).toBe(words);
  });

  it("says what is known", () => {
    expect(communityCardFacts(row)).toMatchObject({
      href: `/comunitati/${row.id}`,
      county: "Jud. Sălaj",
      size: "4.120 de locuitori",
      people: { value: "4.120", unit: "locuitori" },
      seed: row.id,
      verified: false,
      picture: null,
    });
    expect(communityCardFacts({ ...row, population: null }).size).toBe("Comună");
    expect(communityCardFacts({ ...row, population: null, kind: null }).size).toBeNull();
    expect(communityCardFacts({ ...row, organisationId: "own" })).toMatchObject({ seed: "own", verified: true });
  });

  it("names București without „județul”", () => {
    expect([countyText("B"), inCounty("B")]).toEqual(["București", "în București"]);
  });
});

describe("a profile", () => {
  it("has no figures while it has filled in none, and none is left empty", () => {
    const none = { projectsCompleted: 0, budgetAllocated: null, citizensServed: 0 };
    expect(figuresOf(none)).toEqual([]);
    expect(figuresOf({ ...none, citizensServed: 1_000_000 })).toEqual([
      { label: "Proiecte finalizate", value: "0" },
      { label: "Cetățeni deserviți", value: "1.000.000" },
      { label: "Buget alocat", value: "Nespecificat" },
    ]);
  });

  it("puts what goes on first and what is done last", () => {
    const given: ProjectStatus[] = ["completed", "on_hold", "planning", "review", "in_progress"];
    expect(byStatus(given.map((status) => ({ status }))).map(({ status }) => status)).toEqual([...given].reverse());
  });

  it("says when and how large", () => {
    expect(periodText(localDate(2026, 3, 1), localDate(2026, 11, 30))).toBe("1 martie 2026 – 30 noiembrie 2026");
    expect(periodText(localDate(2026, 3, 1), null)).toBe("din 1 martie 2026");
    expect(areaText(8450)).toBe("84,5 km²");
    expect(verifiedText(new Date("2025-03-06T09:30:00Z"), "CUI")).toBe("6 martie 2025: CUI");
    expect(verifiedText(null, null)).toBeNull();
  });

  it("has a summary even when it says nothing of itself", () => {
    expect(communityDescription({ ...row, description: "" })).toBe("Comuna Măgura, Comună, județul Sălaj.");
    expect(communityDescription({ ...row, description: "Trei sate." })).toBe("Trei sate.");
  });

  it("tells search engines only what is there", () => {
    const told = { ...row, description: "", address: null, phone: null, email: "a@b.example", site: null };
    const [place, crumbs] = factsFor(told, "https://psp.example")["@graph"] as unknown as Record<string, unknown>[];
    expect(place).toEqual({
      "@type": "AdministrativeArea",
      "@id": `https://psp.example/comunitati/${row.id}`,
      url: `https://psp.example/comunitati/${row.id}`,
      name: "Comuna Măgura",
      containedInPlace: { "@type": "AdministrativeArea", name: "județul Sălaj" },
    });
    expect(crumbs?.itemListElement).toHaveLength(3);
    const association = factsFor({ ...told, kind: "adi" }, "https://psp.example")["@graph"][0];
    expect(association).toMatchObject({ "@type": "Organization", email: "a@b.example" });
  });
});

describe("the showcase", () => {
  it("keeps its question in the address", () => {
    const asked = (text: string) => communityShowcase.read(new URLSearchParams(text));
    expect(asked("")).toEqual({ county: null, kind: null, order: "proiecte", page: 1 });
    expect(asked("judet=CJ&fel=town&ordine=nume")).toEqual({ county: "CJ", kind: "town", order: "nume", page: 1 });
    expect(asked("judet=X&fel=toString&ordine=__proto__")).toEqual(asked(""));
    expect(showcasePath(asked("ordine=nume&judet=CJ"))).toBe("/features/community-showcase?judet=CJ&ordine=nume");
    expect(showcasePath(asked("judet=CJ"), { county: null })).toBe("/features/community-showcase");
    expect(communityShowcase.parameters).toEqual(["judet", "fel", "ordine", "pagina"]);
  });
});
