import { beforeAll, describe, expect, it } from "vitest";
import type { Actor, Member } from "~/modules/accounts/rules/actor";
import { setClock } from "~/platform/clock";
import { member } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { opportunityStatus } from "./rules/opportunity";
import { type OpportunityQuery, type OpportunityTab, opportunityList } from "./rules/opportunity-query";
import { isOpen } from "./rules/request";
import { opportunitiesFor } from "./store/opportunities.server";
import { opportunityOf, ownResponseFile, ownVersions } from "./store/opportunity.server";
import { figuresOf, unfinishedOpportunitiesOf } from "./store/partner-desk.server";
import {
  authority,
  cast,
  DEADLINE,
  firm,
  hoursAfter,
  justBefore,
  need,
  responseInput,
  START,
  STATES,
  sentBy,
  standing,
} from "./stories.test-data";
import { cancelRequest } from "./verbs/decisions.server";
import { createRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { askQuestion } from "./verbs/questions.server";
import { respond, withdrawResponse } from "./verbs/responses.server";
import { viewOpportunity } from "./verbs/views.server";

ownPlatform();

const EVERYTHING = opportunityList.read(new URLSearchParams());
const idOf = (actor: Actor) => actor.organisation?.id ?? "";
const listed = async (actor: Actor, query: Partial<OpportunityQuery> = {}, now = START) =>
  (await opportunitiesFor(idOf(actor), { ...EVERYTHING, ...query }, now)).rows;
const titles = async (actor: Actor, query: Partial<OpportunityQuery> = {}, now = START) =>
  (await listed(actor, query, now)).map(({ title }) => title);

describe("the status in SQL is the rule's", () => {
  const states = Object.keys(STATES).filter((state) => state !== "draft") as (keyof typeof STATES)[];
  it.each(states)("%s", async (state) => {
    const people = await cast();
    const story = await STATES[state](people);
    for (const actor of [people.author, people.other, await firm()]) {
      for (const moment of [START, justBefore(DEADLINE), DEADLINE]) {
        const open = isOpen(await standing(story.id), moment);
        const rows = await listed(actor, { tab: open ? "deschise" : "inchise" }, moment);
        const found = rows.find(({ id }) => id === story.id);
        const opportunity = await opportunityOf(actor, story.id);
        expect(found?.status, `${moment.toISOString()}`).toBe(opportunityStatus(opportunity, moment));
      }
    }
  });
});

describe("who sees what", () => {
  it("sent ones to all, addressed ones to whom they are addressed, drafts to nobody", async () => {
    setClock(START);
    const uat = await authority();
    const one = await firm();
    const other = await firm();
    const draft = await createRequest(uat, need({ title: "Ciorna" }), NO_FILES);
    const open = await sentBy(uat, { title: "Pentru toți" });
    const addressed = await sentBy(uat, { title: "Pentru unul", partner: idOf(one) });
    const ids = async (actor: Actor) => (await listed(actor)).map(({ id }) => id);
    expect(await ids(one)).toEqual(expect.arrayContaining([open, addressed]));
    expect(await ids(other)).toContain(open);
    for (const hidden of [draft, addressed]) {
      expect(await ids(other)).not.toContain(hidden);
      await expect(opportunityOf(other, hidden)).rejects.toMatchObject({ status: 404 });
    }
    await expect(opportunityOf(uat, open)).rejects.toMatchObject({ status: 404 });
  });

  it("of others' responses only their number, and of files only the own ones", async () => {
    const people = await cast();
    const { id, first } = await STATES.open(people);
    const seen = await opportunityOf(await firm(), id);
    expect(seen.own).toBeNull();
    expect(seen.responses).toBe(2);
    expect(JSON.stringify(seen)).not.toMatch(/Mutăm debitele|8450000|8990000/);
    expect(await ownVersions(people.other as Member, first)).toEqual([]);
    await expect(ownResponseFile(people.other as Member, id, first)).rejects.toMatchObject({ status: 404 });
  });

  it("counts each organisation's look once, and withdrawn responses not at all", async () => {
    const people = await cast();
    const { id } = await STATES.withdrawn(people);
    for (const actor of [people.author, people.author, people.other]) await viewOpportunity(actor, id);
    const { views, responses } = await opportunityOf(people.author, id);
    expect({ views, responses }).toEqual({ views: 2, responses: 1 });
  });
});

describe("search and filters", () => {
  let reader: Actor;
  beforeAll(async () => {
    setClock(START);
    const { actor: uat } = await member("UAT", "verified", { name: "Comuna Zece Mai 10" });
    reader = await firm();
    await sentBy(uat, {
      title: "Audit la Țăndărei",
      description: "Reducere de 100% a hârtiei.",
      category: "legal_advice",
      county: "IL",
    });
    await sentBy(uat, {
      title: "Registru_electronic",
      description: "Fișiere și dosare.",
      category: "marketing",
      county: "TM",
    });
  });

  it.each([
    ["tandarei", "Audit la Țăndărei"],
    ["ŢĂNDĂREI", "Audit la Țăndărei"],
    ["audit țăndărei", "Audit la Țăndărei"],
    ["100%", "Audit la Țăndărei"],
    ["registru_", "Registru_electronic"],
    ["u_electro", "Registru_electronic"],
    ["0% hârtiei", "Audit la Țăndărei"],
    ["juridica tandarei", "Audit la Țăndărei"],
    ["FISIERE", "Registru_electronic"],
    ["Marketing și Comunicare electronic", "Registru_electronic"],
  ])("%s finds it", async (text, title) => {
    expect(await titles(reader, { text })).toEqual([title]);
  });

  const NOWHERE = [
    "Au_it%",
    "10_%",
    "10%",
    "Mai_",
    "audit_",
    "fisiere%",
    "registru%electronic",
    "%_%_%",
    "registruXelectronic",
  ];
  it.each([...NOWHERE, "nimic de găsit", "\\"])("%s finds nothing", async (text) => {
    expect(await titles(reader, { text })).toEqual([]);
  });

  it("a registration number finds its request alone", async () => {
    const [row] = await listed(reader, { text: "tandarei" });
    const { registration } = await standing(row?.id ?? "");
    expect(await titles(reader, { text: registration?.toLowerCase() ?? "" })).toEqual(["Audit la Țăndărei"]);
    expect(await titles(reader, { text: "auditurile tandarei" })).toEqual(["Audit la Țăndărei"]);
  });

  it("a city means its county", async () => {
    const inCity = opportunityList.read(new URLSearchParams("locatie=timisoara"));
    expect(await titles(reader, inCity)).toEqual(["Registru_electronic"]);
    expect(await titles(reader, opportunityList.read(new URLSearchParams("locatie=IL")))).toEqual([
      "Audit la Țăndărei",
    ]);
    expect(await titles(reader, { category: "marketing" })).toEqual(["Registru_electronic"]);
  });
});

describe("the order", () => {
  it("open and unanswered first, then by fit, then by the nearest deadline", async () => {
    const people = await cast();
    const reader = await firm({ categories: ["digitalisation"], counties: ["CJ"] });
    const day = (text: string) => ({ deadline: text as never });
    const send = (title: string, changes: Parameters<typeof need>[0]) =>
      sentBy(people.uat, { title: `ordine ${title}`, ...changes });
    await send("alt domeniu", { category: "taxation", ...day("2026-09-21") });
    await send("potrivit târziu", { county: "AB", ...day("2026-10-20") });
    await send("potrivit devreme", { county: "AB", ...day("2026-09-22") });
    await send("potrivit aproape", { county: "CJ", ...day("2026-10-21") });
    await send("numai mie", { category: "taxation", partner: idOf(reader), ...day("2026-10-22") });
    await send("închis", { ...day("2026-09-15") });
    const later = new Date("2026-09-16T09:00:00.000Z");
    expect(await titles(reader, { text: "ordine" }, later)).toEqual([
      "ordine numai mie",
      "ordine potrivit aproape",
      "ordine potrivit devreme",
      "ordine potrivit târziu",
      "ordine alt domeniu",
    ]);
    expect(await titles(reader, { text: "ordine", tab: "inchise" }, later)).toEqual(["ordine închis"]);
  });

  it("is by the deadline or by the budget when the firm chooses so", async () => {
    setClock(START);
    const uat = await authority();
    const reader = await firm();
    const send = (title: string, day: string, max: number | null, currency: "RON" | "EUR" = "RON") =>
      sentBy(uat, {
        title: `alegere ${title}`,
        deadline: day as never,
        budgetMin: null,
        budgetMax: max === null ? null : { minor: max, currency: null },
        currency,
      });
    await send("mic", "2026-10-20", 1_000_000);
    await send("fără buget", "2026-09-21", null);
    await send("în euro", "2026-10-19", 900_000, "EUR");
    await send("mare", "2026-10-21", 4_000_000);
    const inOrder = async (order: OpportunityQuery["order"], tab: OpportunityTab = "deschise") =>
      (await titles(reader, { text: "alegere", order, tab })).map((title) => title.replace("alegere ", ""));
    expect(await inOrder("termen")).toEqual(["fără buget", "în euro", "mic", "mare"]);
    expect(await inOrder("buget")).toEqual(["în euro", "mare", "mic", "fără buget"]);
  });

  it("pages hold twenty, and a page beyond the last is the last", async () => {
    const uat = await authority();
    const reader = await firm();
    setClock(START);
    for (let index = 0; index < 21; index += 1) await sentBy(uat, { title: `paginare ${index}` });
    const first = await opportunitiesFor(idOf(reader), { ...EVERYTHING, text: "paginare" }, START);
    expect([first.rows.length, first.counts.deschise, first.page]).toEqual([20, 21, 1]);
    const beyond = await opportunitiesFor(idOf(reader), { ...EVERYTHING, text: "paginare", page: 9 }, START);
    expect([beyond.rows.length, beyond.page]).toEqual([1, 2]);
  });
});

describe("the tabs", () => {
  const later = hoursAfter(DEADLINE, 1);

  it("tell open from closed, and name what a firm answered, asked about or is addressed by", async () => {
    const people = await cast();
    const reader = await firm();
    const send = async (title: string, changes: Parameters<typeof need>[0] = {}) => {
      setClock(START);
      return sentBy(people.uat, { title: `file ${title}`, ...changes });
    };
    await respond(reader, await send("cu ofertă"), responseInput(), NO_FILES);
    const withdrawn = await send("cu ofertă retrasă");
    await withdrawResponse(reader, await respond(reader, withdrawn, responseInput(), NO_FILES), { text: null });
    await askQuestion(reader, await send("cu întrebare"), { text: "Există cadastru?" });
    await send("adresată", { partner: idOf(reader) });
    await send("adresată altuia", { partner: idOf(people.other) });
    await askQuestion(people.other, await send("întrebată de alții"), { text: "Există cadastru?" });
    await send("cu termen lung", { deadline: "2026-10-20" as never });
    await cancelRequest(people.uat, await send("anulată"), { reason: "no_budget", text: null });

    const seen = async (tab: OpportunityTab, now: Date) =>
      (await titles(reader, { text: "file", tab }, now)).map((title) => title.replace("file ", "")).sort();
    const mine = ["adresată", "cu ofertă", "cu ofertă retrasă", "cu întrebare"];
    expect(await seen("deschise", START)).toEqual([...mine, "cu termen lung", "întrebată de alții"].sort());
    expect(await seen("inchise", START)).toEqual(["anulată"]);
    expect(await seen("mele", START)).toEqual(mine);
    expect(await seen("deschise", later)).toEqual(["cu termen lung"]);
    expect(await seen("inchise", later)).toEqual([...mine, "anulată", "întrebată de alții"].sort());
    expect(await seen("mele", later)).toEqual(mine);
    const { counts } = await opportunitiesFor(idOf(reader), { ...EVERYTHING, text: "file" }, later);
    expect(counts).toEqual({ deschise: 1, mele: 4, inchise: 6 });
  });

  it("begin the firm's own ones with the open ones, those without an offer before those with one", async () => {
    setClock(START);
    const uat = await authority();
    const reader = await firm();
    const send = (title: string, day: string) =>
      sentBy(uat, { title: `rând ${title}`, deadline: day as never, partner: idOf(reader) });
    const early = await send("cu ofertă", "2026-09-21");
    const closed = await send("închisă", "2026-09-15");
    await send("fără ofertă", "2026-10-20");
    for (const id of [early, closed]) await respond(reader, id, responseInput(), NO_FILES);
    const now = new Date("2026-09-16T09:00:00.000Z");
    const own = await titles(reader, { text: "rând", tab: "mele" }, now);
    expect(own).toEqual(["rând fără ofertă", "rând cu ofertă", "rând închisă"]);
  });
});

describe("a partner's own desk", () => {
  it("counts what stands, and finds what waits for a confirmation while it can be given", async () => {
    const people = await cast();
    const { id } = await STATES.to_confirm(people);
    const partnerId = idOf(people.author);
    const unfinished = async (who: Actor, at: Date) =>
      (await unfinishedOpportunitiesOf(who as Member, at)).map(({ request }) => request.id);
    expect(await unfinished(people.author, justBefore(DEADLINE))).toEqual([id]);
    expect(await unfinished(people.author, DEADLINE)).toEqual([]);
    expect(await unfinished(await firm(), START)).toEqual([]);
    await STATES.running(people);
    await STATES.withdrawn(people);
    expect(await figuresOf(partnerId)).toEqual([{ submitted: 2, collaborations: 1 }]);
  });
});
