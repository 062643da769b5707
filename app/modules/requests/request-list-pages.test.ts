import { beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { organisation, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, LIST, readText, signedIn } from "../../../tests/support/request-visitors";
import { requestsFile } from "./rules/request-query";
import { cast, need, START, STATES, sentBy } from "./stories.test-data";
import { createRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";

ownPlatform();

let uat: Person;
let colleague: Person;
let alone: Person;
const FILE = requestsFile({});

beforeAll(async () => {
  setClock(START);
  const id = await organisation("UAT");
  uat = await person("UAT", id);
  colleague = await person("UAT", id, "colleague");
  alone = await person("UAT", await organisation("UAT"));
  await sentBy(uat.actor, { title: "Portal; „taxe”", budgetMax: { minor: 9_000_050, currency: null } });
  await createRequest(colleague.actor, need({ title: "=HYPERLINK(1)", category: "taxation" }), NO_FILES);
  await createRequest(alone.actor, need({ title: "A altora" }), NO_FILES);
});

describe("the list of an authority's requests", () => {
  it("says the category and who wrote each, with filters and an order for them", async () => {
    const html = await (await uat.get(`${LIST}?coleg=${colleague.actor.userId}&ordine=termen`)).text();
    const text = await textOf(new Response(html));
    expect(text).toContain("Taxare și Fiscalitate");
    expect(text).toContain(`scrisă de ${colleague.actor.name}`);
    expect(text).not.toContain("Portal; „taxe”");
    expect(html).toContain('name="categorie"');
    expect(html).toContain(`<option value="${colleague.actor.userId}" selected="">`);
    expect(html).toContain('<option value="termen" selected="">');
    expect(html).toContain(`href="${LIST}/solicitari.csv?coleg=${colleague.actor.userId}&amp;ordine=termen"`);
  });

  it("does not ask somebody who works alone which colleague wrote", async () => {
    const html = await (await alone.get(LIST)).text();
    expect(html).not.toContain('name="coleg"');
    expect(html).not.toContain("scrisă de");
  });

  it("is in the order that its label says, and shows what waits for a decision in one state, which its filter finds", async () => {
    const people = await cast();
    const { id } = await STATES.closed(people);
    await createRequest(people.uat, need({ title: "Scrisă după aceea" }), NO_FILES);
    const clerk = await signedIn(people.uat);
    const html = await (await clerk.get(LIST)).text();
    expect(html.indexOf("Scrisă după aceea")).toBeLessThan(html.indexOf(id));
    for (const path of [LIST, at(id), "/uat/dashboard", "/cauta?q=portal", `${at(id)}/dosar`]) {
      const page = await readText(clerk, path);
      expect(page, path).toContain("De ales o ofertă");
    }
    expect(await (await clerk.get(`${LIST}?stare=choose`)).text()).toContain(id);
    for (const other of ["sent", "decide"])
      expect(await (await clerk.get(`${LIST}?stare=${other}`)).text(), other).not.toContain(id);
    expect(await (await clerk.get(requestsFile({ status: "choose" }))).text()).toContain("De ales o ofertă");
    setClock(START);
  });

  it("is found again as it was left, from a request and from its other tabs", async () => {
    const [kept = ""] = (await uat.get(`${LIST}?stare=sent&pagina=1`)).headers.getSetCookie();
    const cookie = `${uat.cookie}; ${kept.split(";")[0]}`;
    const id = /service-requests\/([0-9a-f-]{36})"/.exec(await (await uat.get(`${LIST}?stare=sent`)).text())?.[1] ?? "";
    for (const path of [at(id), `${at(id)}?tab=potriviri`]) {
      expect(await (await uat.get(path, { cookie })).text()).toContain(`href="${LIST}?stare=sent" class="crumb"`);
    }
  });
});

describe("the file of an authority's requests", () => {
  const linesOf = async (path: string, who = uat) =>
    (await (await who.get(path)).text())
      .replace(/^\uFEFF/, "")
      .trimEnd()
      .split("\r\n");

  it("holds what the list is filtered to, in its order, and nothing of other organisations", async () => {
    const answer = await uat.get(FILE);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="solicitari-2026-09-07.csv"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [columns, ...rows] = await linesOf(FILE);
    expect(columns).toMatch(/^Număr;Titlu;Stare;Categorie;/);
    expect(rows).toHaveLength(2);
    expect(rows.join()).not.toContain("A altora");
    expect(await linesOf(requestsFile({ category: "taxation" }))).toHaveLength(2);
    expect(await linesOf(requestsFile({ text: "nimic de găsit" }))).toHaveLength(1);
    expect((await linesOf(FILE, alone)).slice(1).join()).toContain("A altora");
  });

  it("says each request in the words of the list, and runs no formula", async () => {
    const [sent = ""] = (await linesOf(requestsFile({ status: "sent" }))).slice(1);
    expect(sent).toMatch(/^PSP-2026-\d{6};"Portal; „taxe”";Trimisă;IT și Digitalizare;Cluj;Mediu;60000;90000,5;RON;;/);
    expect(sent).toContain(`;${uat.actor.name};2026-09-07 10:00;2026-09-07 10:00;2026-10-07 16:00;0;`);
    const [draft = ""] = (await linesOf(requestsFile({ status: "draft" }))).slice(1);
    expect(draft).toMatch(/^;'=HYPERLINK\(1\);Ciornă;/);
  });
});
