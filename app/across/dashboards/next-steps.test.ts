import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { askForVerification } from "~/modules/accounts/verbs/organisation.server";
import { sendMessage } from "~/modules/conversations/verbs.server";
import { opportunityPath, requestPath } from "~/modules/requests/rules/paths";
import {
  authority,
  type Cast,
  cast,
  daysAfterStart,
  firm,
  hoursAfter,
  responseInput,
  START,
  STATES,
  type State,
  sentBy,
} from "~/modules/requests/stories.test-data";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import { hideReview, writeReview } from "~/modules/requests/verbs/reviews.server";
import { setClock } from "~/platform/clock";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { signedIn } from "../../../tests/support/request-visitors";

ownPlatform();

/** "Ce urmează" of a page: its words and the addresses that it leads to. */
async function todoOf(who: Pick<Person, "get">, path: string) {
  const html = await (await who.get(path)).text();
  const todo = /<section class="todo"[^>]*>.*?<\/section>/s.exec(html)?.[0] ?? "";
  const hrefs = [...todo.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&") ?? "");
  return { words: await textOf(new Response(todo)), hrefs, title: /<h2>(.*?)<\/h2>/s.exec(todo)?.[1] ?? "" };
}

describe("what the page of an item calls next is on the dashboard, and nothing else of that item", () => {
  const states = Object.keys(STATES) as State[];

  it.each(states)("%s", async (state) => {
    const people = await cast();
    const { id } = await STATES[state](people);
    const uat = await signedIn(people.uat);
    const author = await signedIn(people.author);
    for (const [who, page, dashboard] of [
      // beside the offers themselves there is no link to them
      [uat, `${requestPath(id)}?tab=dosar`, "/uat/dashboard"],
      [author, opportunityPath(id), "/firma/dashboard"],
    ] as const) {
      const onPage = await todoOf(who, page);
      const { hrefs } = await todoOf(who, dashboard);
      // an offer to confirm has a box of its own
      const [next] = state === "to_confirm" && who === author ? [page] : onPage.hrefs;
      if (next !== undefined && !next.startsWith("#")) expect(hrefs, dashboard).toContain(next);
      const about = hrefs.filter((href) => href.includes(id));
      expect(about, dashboard).toEqual(next === undefined || !next.includes(id) ? [] : [next]);
    }
  });
});

describe("a firm's dashboard", () => {
  it("counts what suits it as the filter of the list does, with what is addressed to it alone", async () => {
    const people = await cast();
    const reader = await firm({ categories: ["legal_advice"] });
    const addressed = await sentBy(people.uat, { partner: reader.organisation?.id ?? null });
    const fitting = await sentBy(people.uat, { category: "legal_advice" });
    const other = await sentBy(people.uat);
    const answered = await sentBy(people.uat, { category: "legal_advice" });
    await respond(reader, answered, responseInput(), NO_FILES);
    const who = await signedIn(reader);
    const html = await (await who.get("/firma/dashboard")).text();
    const filtered = "/firma/opportunities?potrivite=noi";
    expect(html).toContain(`href="${filtered}"`);
    expect(await textOf(new Response(html))).toContain("2 Oportunități potrivite");
    expect(await textOf(new Response(html))).toContain("Vă este adresată.");
    const list = await (await who.get(filtered)).text();
    for (const id of [addressed, fitting]) expect(list).toContain(id);
    for (const id of [other, answered]) expect(list).not.toContain(id);
    expect(await textOf(new Response(list))).toContain("Oportunități de Business 2");
  });

  const dashboard = async (people: Cast) => todoOf(await signedIn(people.author), "/firma/dashboard");

  it("begins with the offer that was accepted, until the firm has written to the authority", async () => {
    const people = await cast();
    await STATES.running(people);
    const before = await dashboard(people);
    expect(before.title).toContain("Oferta a fost acceptată");
    const conversation = before.hrefs[0]?.split("/").at(-1) ?? "";
    await sendMessage(people.author as Member, conversation, { text: "Bună ziua, când începem?" });
    const after = await dashboard(people);
    expect(after.title).not.toContain("acceptată");
    expect(after.words).toContain("Colaborarea este în desfășurare");
  });

  it("counts the open opportunities that suit it, before its profile", async () => {
    setClock(START);
    const uat = await authority();
    const author = await firm({ categories: ["environment"] });
    for (const title of ["Portal", "Arhivă", "Registru"]) await sentBy(uat, { title, category: "environment" });
    const { title, words } = await todoOf(await signedIn(author), "/firma/dashboard");
    expect(title).toMatch(/Trimiteți o ofertă la „(Portal|Arhivă|Registru)”/);
    expect(words).toContain("3 oportunități care vi se potrivesc");
    expect(words).toContain("Completați profilul firmei");
  });

  it("does not speak of a review that was hidden", async () => {
    const people = await cast();
    const { id } = await STATES.completed(people);
    const scores = { overall: 5, quality: 5, time: 5, communication: 5, price: 5 };
    const reviewId = await writeReview(people.uat, id, { ...scores, text: "Lucrare bună." });
    expect((await dashboard(people)).words).toContain("Ați primit o recenzie");
    await hideReview((await person("ADMIN")).actor, reviewId, { reason: "Date personale." });
    expect((await dashboard(people)).words).not.toContain("recenzie");
  });
});

describe("where the verification stands", () => {
  let people: Record<"uat" | "firma", Person>;
  beforeAll(async () => {
    setClock(START);
    people = { uat: await member("UAT", "rejected"), firma: await member("FIRMA", "rejected") };
  });

  it.each([
    ["uat", "UAT"],
    ["firma", "FIRMA"],
  ] as const)("is on the dashboard of %s, and a second request for it is told from the first", async (who, kind) => {
    setClock(START);
    const first = await member(kind, "pending");
    setClock(daysAfterStart(2));
    expect((await todoOf(first, `/${who}/dashboard`)).words).toContain(
      "Verificarea a fost cerută la 7 septembrie 2026",
    );
    const { actor } = people[who];
    await askForVerification(actor, actor.organisation?.id ?? "");
    setClock(hoursAfter(daysAfterStart(2), 3));
    const queue = await textOf(await (await person("ADMIN")).get("/admin/dashboard?coada=verificari"));
    expect(queue).toContain("așteaptă verificarea");
    expect((await todoOf(people[who], `/${who}/dashboard`)).words).toContain(
      "Verificarea a fost cerută din nou acum 3 ore",
    );
  });
});
