import { beforeAll, describe, expect, it } from "vitest";
import { make } from "~/modules/communities/directory.test-data";
import { adminCommunityList, communityList } from "~/modules/communities/rules/listing";
import { administeredCommunities } from "~/modules/communities/store/administration.server";
import { listCommunities } from "~/modules/communities/store/listing.server";
import { published } from "~/modules/library/library.test-data";
import { ticketNumber } from "~/modules/outreach/rules";
import { insertTicket, ticketById } from "~/modules/outreach/store/tickets.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { opportunityList } from "~/modules/requests/rules/opportunity-query";
import { opportunitiesFor } from "~/modules/requests/store/opportunities.server";
import { requestById } from "~/modules/requests/store/record.server";
import { START, sentBy } from "~/modules/requests/stories.test-data";
import { setClock } from "~/platform/clock";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import { institutionsOf, PLACE_NAMES } from "~/platform/romania/institutions.test-data";
import { member, type Person, person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ask } from "./search.test-data";
import { rebuildSearchIndex } from "./verbs/index.server";

ownPlatform();

const KINDS = ["Comuna", "Orașul", "Municipiul"];
const WRITTEN = PLACE_NAMES.flatMap((place) => institutionsOf(place).map((written) => ({ place, written })));
let firm: Person;
let admin: Person;
const names = new Map<string, string>();

beforeAll(async () => {
  setClock(START);
  firm = await member("FIRMA");
  admin = await person("ADMIN");
  for (const [at, place] of PLACE_NAMES.entries()) {
    const name = `${KINDS[at % KINDS.length]} ${place}`;
    names.set(place, name);
    const { actor } = await member("UAT", "verified", { name });
    await make(name, "BZ", at, { organisationId: actor.organisation?.id ?? "" });
    await sentBy(actor, { title: `Iluminat public ${at}` });
  }
  await rebuildSearchIndex();
});

const read = (text: string) => new URLSearchParams({ cauta: text, q: text });

/** The names that each place of searching finds. */
const FINDS: Record<string, (text: string) => Promise<string[]>> = {
  "the directory": async (text) =>
    (await listCommunities(communityList.read(read(text)))).communities.map(({ name }) => name),
  "the list of communities": async (text) =>
    (await administeredCommunities(adminCommunityList.read(read(text)))).rows.map(({ name }) => name),
  "the opportunities": async (text) =>
    (await opportunitiesFor(firm.actor.organisation?.id ?? "", opportunityList.read(read(text)), START)).rows.map(
      ({ requester }) => requester,
    ),
  "the search of everything": async (text) => (await ask(text, {}, START)).rows.slice(0, 1).map(({ title }) => title),
};

describe("a place is found with the words of its institution", () => {
  it.each(Object.keys(FINDS))("in %s", async (where) => {
    const missed = [];
    for (const { place, written } of WRITTEN)
      if (!(await FINDS[where]?.(written))?.includes(names.get(place) ?? "")) missed.push(written);
    expect(missed).toEqual([]);
    expect(WRITTEN).toHaveLength(144);
  });

  it("and the words stay words where no place follows", async () => {
    expect(await FINDS["the directory"]?.("Primăria Altundeva")).toEqual([]);
    expect(await FINDS["the opportunities"]?.("comuna")).toHaveLength(4);
  });
});

describe("what is shown is found as it is shown", () => {
  const CUI = cuiWithCheckDigit("1818944");
  const DOCUMENTS = [
    "Anunț pentru un proiect de hotărâre (Legea 52/2003)",
    "Referat – „servicii”: partea a II-a, 2026",
    "Calendarul unui an: ce, când, cine?",
  ];
  const documents = new Map<string, string>();
  let authority = "";
  let request = "";
  let number = "";
  let partner = "";
  let ticket = "";
  let uat: Person;

  beforeAll(async () => {
    uat = await member("UAT", "verified", { name: "Comuna Lunca de Jos", cui: CUI });
    authority = uat.actor.organisation?.id ?? "";
    request = await sentBy(uat.actor, { title: "Cadastru sistematic" });
    number = (await requestById(request))?.registration ?? "";
    partner = (await member("FIRMA", "verified", { name: "Busola Fonduri SRL" })).actor.organisation?.id ?? "";
    await createPartner({
      organisationId: partner,
      website: null,
      portfolio: "Scriem cereri.",
      domains: [],
      tradeRegisterNumber: "J2025029466000",
      at: START,
    });
    for (const title of DOCUMENTS) documents.set(title, await published(admin, { title }));
    const sender = { name: "Ion Pop", email: "ion@psp.test", subject: "Parola", message: "Nu pot intra." };
    ticket = (await insertTicket({ ...sender, waitingSince: START, createdAt: START })).id;
    await rebuildSearchIndex();
  });

  /** As it is copied from a page where no line breaks in it, in small letters, and with marks around it. */
  const copies = (code: string) => [code, code.replaceAll("-", "\u2011"), code.toLowerCase(), `${code}.`, ` ${code}, `];
  const finds = async (who: Pick<Person, "get">, path: string, text: string, id: string) =>
    expect(await (await who.get(path + encodeURIComponent(text))).text(), `${path}${text}`).toContain(`/${id}`);

  it("the number of a request", async () => {
    expect(number).toMatch(/^PSP-2026-\d{6}$/);
    for (const code of [...copies(number), `Solicitarea ${number}`, number.replace(/-0+/, "-")]) {
      await finds(uat, "/uat/service-requests?cauta=", code, request);
      await finds(firm, "/firma/opportunities?cauta=", code, request);
    }
    for (const code of copies(number)) await finds(firm, "/cauta?q=", code, request);
  });

  it("a request by its county's code", async () => {
    const county = (await requestById(request))?.county;
    for (const text of [`Cadastru sistematic (${county})`, `cadastru, ${county}`, `jud. ${county} cadastru`])
      await finds(firm, "/firma/opportunities?cauta=", text, request);
  });

  it("the CUI of an organisation, with and without RO", async () => {
    const codes = [CUI, `RO${CUI}`, `RO ${CUI}`, `ro${CUI}`, `CUI ${CUI}`, `CUI: RO${CUI}`, CUI.slice(0, 4)];
    for (const code of codes) await finds(admin, "/admin/organisations?q=", code, authority);
  });

  it("the number of a message to support", async () => {
    const code = ticketNumber((await ticketById(ticket)).number);
    for (const copy of [...copies(code), `${code}: Parola`]) await finds(admin, "/admin/support?q=", copy, ticket);
  });

  it.each(DOCUMENTS)("the document %s", async (title) => {
    const id = documents.get(title) ?? "";
    for (const list of ["/uat/knowledge-hub?cauta=", "/cauta?q="]) await finds(uat, list, title, id);
    await finds(admin, "/admin/library?cauta=", title, id);
  });

  it.each(["Busola Fonduri SRL", "Busola-Fonduri", "busola fonduri s.r.l.", "Busola, Fonduri"])(
    "the firm %s",
    async (name) => {
      for (const list of ["/parteneri?cauta=", "/cauta?q="]) await finds(stranger, list, name, partner);
      for (const list of ["/admin/organisations?q=", "/admin/people?q="]) await finds(admin, list, name, partner);
    },
  );

  it("and nothing of one authority by another", async () => {
    const page = await (await member("UAT")).get(`/uat/service-requests?cauta=${number}`);
    expect(await page.text()).not.toContain(request);
  });
});
