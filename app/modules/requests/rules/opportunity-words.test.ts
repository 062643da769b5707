import { describe, expect, it } from "vitest";
import { NOW, PERSONAS, REQUESTS, RESPONSES } from "./cast.test-data";
import { type ChangeFacts, changedFieldsOf, unconfirmedEdits } from "./changes";
import { countdown, deadlineShort } from "./countdown";
import { type Reason, toPartner } from "./matching";
import { whyOnlyReading } from "./opportunity";
import { categoriesNamed, opportunitiesAt, opportunityList, PLACES } from "./opportunity-query";
import { type OpportunityTimelineFacts, opportunityTimeline } from "./opportunity-timeline";
import { formValuesOf } from "./response-form-values";

const at = (text: string) => new Date(text);

describe("the countdown", () => {
  it.each([
    ["2026-11-12T09:00:00.000Z", "A trecut acum 1 oră"],
    ["2026-11-11T14:00:00.000Z", "A trecut ieri, 16:00"],
    ["2026-11-02T14:00:00.000Z", "A trecut la 2 noiembrie 2026"],
    ["2026-11-12T14:00:00.000Z", "Astăzi, peste 4 ore"],
    ["2026-11-13T14:00:00.000Z", "Este mâine"],
    ["2026-11-16T14:00:00.000Z", "Mai sunt 4 zile, din care 2 lucrătoare"],
    ["2026-12-04T14:00:00.000Z", "Mai sunt 22 de zile, din care 14 lucrătoare"],
  ])("%s: %s", (deadline, words) => {
    expect(countdown(at(deadline), NOW)).toBe(words);
  });

  it("names the year only when it is another", () => {
    expect(deadlineShort(at("2026-12-04T14:00:00.000Z"), NOW)).toBe("4 dec., 16:00");
    expect(deadlineShort(at("2027-01-05T14:00:00.000Z"), NOW)).toBe("5 ian. 2027, 16:00");
  });
});

describe("the question in the address", () => {
  const read = (address: string) => opportunityList.read(new URLSearchParams(address));

  it("is read and written back", () => {
    for (const address of ["", "cauta=portal&categorie=digitalisation&locatie=cluj-napoca&pagina=3", "locatie=SJ"]) {
      const query = read(address);
      expect(opportunitiesAt(query, { page: query.page })).toBe(`/firma/opportunities${address && "?"}${address}`);
      expect(opportunityList.isFiltered(query)).toBe(address !== "");
    }
    const mine = read("fila=mele&ordine=buget");
    expect(opportunitiesAt(mine)).toBe("/firma/opportunities?fila=mele&ordine=buget");
    expect(opportunityList.isFiltered(mine)).toBe(false); // neither leaves anything out of the tab
    expect(opportunitiesAt(read("cauta=a&pagina=4"), { tab: "inchise" })).toBe(
      "/firma/opportunities?cauta=a&fila=inchise",
    );
  });

  it.each([
    "categorie=altele",
    "locatie=Atlantida",
    "pagina=0",
    "fila=toate",
    "ordine=pret",
    "pagina=-2",
    "pagina=1e9",
    "pagina=abc",
    "cauta=%20%20",
  ])("%s is as if it were not there", (address) => {
    expect(opportunitiesAt(read(address))).toBe("/firma/opportunities");
  });

  it("a change of filter leads back to the first page", () => {
    expect(opportunitiesAt(read("cauta=a&pagina=4"), { text: "b" })).toBe("/firma/opportunities?cauta=b");
  });

  it("responses the ten cities first, then every county", () => {
    expect(PLACES.map(({ options }) => options.length)).toEqual([10, 42]);
    expect(read("locatie=bucuresti").place?.county).toBe("B");
    expect(read("locatie=oradea").place).toEqual({ value: "oradea", label: "Oradea", county: "BH" });
  });

  it("a word names the categories in whose label it stands", () => {
    expect(categoriesNamed("ACHIZITII")).toEqual(["public_procurement"]);
    expect(categoriesNamed("și")).toEqual(["digitalisation", "environment", "taxation", "marketing"]);
    expect(categoriesNamed("drumuri")).toEqual([]);
  });
});

describe("what changed", () => {
  const change = (facts: Partial<ChangeFacts>): ChangeFacts => ({
    kind: "edit",
    madeAt: NOW,
    text: null,
    descriptionFrom: null,
    descriptionTo: null,
    budgetMinFrom: null,
    budgetMinTo: null,
    budgetMaxFrom: null,
    budgetMaxTo: null,
    currencyFrom: null,
    currencyTo: null,
    deadlineFrom: null,
    deadlineTo: null,
    filesAdded: [],
    filesRemoved: [],
    ...facts,
  });

  it("is only what differs", () => {
    expect(changedFieldsOf(change({}))).toEqual([]);
    expect(
      changedFieldsOf(change({ descriptionFrom: "a", descriptionTo: "a", budgetMaxFrom: 1, budgetMaxTo: 1 })),
    ).toEqual([]);
    const all = change({
      descriptionFrom: "a",
      descriptionTo: "b",
      budgetMaxFrom: 1,
      budgetMaxTo: 2,
      filesAdded: ["x.pdf"],
      deadlineFrom: at("2026-11-20T14:00:00.000Z"),
      deadlineTo: NOW,
    });
    expect(changedFieldsOf(all).map(({ field }) => field)).toEqual(["description", "budget", "files", "deadline"]);
  });

  it("to be confirmed is every edit since the first unseen one, and nothing else", () => {
    const since = at("2026-11-10T10:00:00.000Z");
    const edits = [
      change({ madeAt: at("2026-11-09T10:00:00.000Z") }),
      change({ madeAt: since }),
      change({ kind: "clarification" }),
      change({}),
    ];
    expect(unconfirmedEdits(edits, since)).toEqual([edits[1], edits[3]]);
    expect(unconfirmedEdits(edits, null)).toEqual([]);
  });
});

describe("the thread that one partner reads", () => {
  const story = (facts: Partial<OpportunityTimelineFacts>): OpportunityTimelineFacts => ({
    request: REQUESTS.open,
    own: null,
    cancelReason: null,
    changes: [],
    events: [],
    chosen: false,
    reviewedAt: null,
    repliedAt: null,
    ...facts,
  });
  const told = (facts: Partial<OpportunityTimelineFacts>) =>
    opportunityTimeline(story(facts), NOW).map(({ state, label }) => `${state} ${label}`);
  const event = (what: string) => ({ what, at: at("2026-10-28T09:00:00.000Z"), note: null });

  it("open, unanswered", () => {
    expect(told({})).toEqual([
      "done Solicitare publicată",
      "now Se primesc oferte",
      "next Termen-limită pentru întrebări",
      "next Termen-limită pentru oferte",
      "next Autoritatea alege o ofertă",
    ]);
  });

  it.each([
    ["to confirm", { own: RESPONSES.toConfirm }, "Confirmați oferta"],
    ["submitted", { own: RESPONSES.submitted }, "Oferta este trimisă"],
    ["withdrawn", { own: RESPONSES.withdrawn }, "Se primesc oferte"],
    ["closed", { request: REQUESTS.closed }, "Autoritatea evaluează ofertele"],
    ["running elsewhere", { request: REQUESTS.running }, "În lucru cu alt partener"],
    ["running here", { request: REQUESTS.running, chosen: true }, "Colaborare în desfășurare"],
    ["vacant", { request: REQUESTS.vacant }, "Autoritatea alege din nou"],
    ["completed here", { request: REQUESTS.completed, chosen: true }, "Autoritatea poate scrie o recenzie"],
    ["reviewed", { request: REQUESTS.completed, chosen: true, reviewedAt: NOW }, "Puteți răspunde la recenzie"],
  ])("%s: %s", (_, facts, label) => {
    expect(told(facts)).toContain(`now ${label}`);
  });

  it("ends without a present when nothing more can happen here", () => {
    for (const facts of [
      { request: REQUESTS.cancelled },
      { request: REQUESTS.completed },
      { request: REQUESTS.completed, chosen: true, reviewedAt: NOW, repliedAt: NOW },
    ]) {
      expect(told(facts).filter((line) => !line.startsWith("done"))).toEqual([]);
    }
  });

  it("tells the own steps, and the decision once", () => {
    const events = [event("response.submitted"), event("response.accepted"), event("journal.unknown")];
    const lines = told({ request: REQUESTS.running, chosen: true, events });
    expect(lines).toContain("done Ați trimis oferta");
    expect(lines).toContain("done Oferta dumneavoastră a fost acceptată");
    expect(lines).not.toContain("done Autoritatea a ales o ofertă");
    expect(told({ request: REQUESTS.running })).toContain("done Autoritatea a ales o ofertă");
  });
});

describe("words to the partner itself", () => {
  it.each([
    ["category", "Lucrează în categoria „X”.", "Lucrați în categoria „X”."],
    ["rating", "Are nota 4,8 din 5, din 3 recenzii.", "Aveți nota 4,8 din 5, din 3 recenzii."],
    ["speed", "Răspunde de obicei în 6 ore.", "Răspundeți de obicei în 6 ore."],
    [
      "collaborations",
      "A finalizat 1 colaborare în această categorie.",
      "Ați finalizat 1 colaborare în această categorie.",
    ],
  ] as [Reason["code"], string, string][])("%s", (code, sentence, told) => {
    expect(toPartner({ code, sentence })).toBe(told);
  });

  it.each([
    ["firma", null],
    ["firmaPending", "nu este încă verificată"],
    ["firmaRejected", "a fost respinsă"],
    ["firmaSuspended", "este suspendat"],
  ] as const)("%s", (persona, words) => {
    const why = whyOnlyReading(PERSONAS[persona]);
    expect(why === null ? null : why.includes(words ?? "?")).toBe(words === null ? null : true);
  });
});

it("a response stands in its form as its author would type it", () => {
  const response = { text: "t", duration: 3, durationUnit: "weeks", experience: null, currency: "RON" } as const;
  expect(formValuesOf({ ...response, priceMin: 1_250_050, priceMax: 1_250_050 })).toMatchObject({
    priceMin: "12.500,50",
    priceMax: "",
    duration: "3",
    experience: "",
  });
  expect(formValuesOf({ ...response, currency: "EUR", priceMin: 100_000_00, priceMax: 200_000_00 })).toMatchObject({
    priceMin: "100.000",
    priceMax: "200.000",
  });
});
