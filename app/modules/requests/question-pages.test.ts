import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { colleague, keyOf, LIST, OFFER, orgOf, sendForm } from "./opportunity-pages.test-data";
import { type Cast, cast, DEADLINE, firm, QUESTIONS_UNTIL, START, STATES, sentBy } from "./stories.test-data";
import { questions } from "./tables/questions.server";
import { answerQuestion } from "./verbs/questions.server";
import { writeReview } from "./verbs/reviews.server";
import { clarifyRequest } from "./verbs/sent.server";

ownPlatform();

let people: Cast;
let author: Person;
let newcomer: Person;
let authority: Person;

beforeAll(async () => {
  people = await cast();
  author = await colleague(people.author);
  newcomer = await colleague(await firm());
  authority = await person("UAT", orgOf(people.uat), "colleague");
});
beforeEach(() => setClock(START));

describe("a question", () => {
  it("is asked in nobody's name and answered for all", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}`;
    const asked = await sendForm(author, page, `${page}/questions`, { text: "Se păstrează programul de acum?" });
    expect(asked.headers.get("location")).toBe(`${page}#intrebari`);
    expect(await textOf(await author.get(page))).toContain("Întrebarea dumneavoastră");
    expect(await textOf(await newcomer.get(page))).not.toContain("Se păstrează programul");
    const [row] = await db().select({ id: questions.id }).from(questions).where(eq(questions.requestId, id));
    await answerQuestion(people.uat, row?.id ?? "", { text: "Da, portalul citește debitele din el." });
    const seen = await textOf(await newcomer.get(page));
    expect(seen).toContain("Da, portalul citește debitele din el.");
    expect(seen).not.toContain("Întrebarea dumneavoastră Se");
  });

  it("that is empty or too late is refused", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}`;
    const empty = await sendForm(author, page, `${page}/questions`, { text: "   " });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Scrieți întrebarea");
    const formKey = await keyOf(author, page);
    setClock(QUESTIONS_UNTIL);
    const late = await colleague(people.author);
    expect(await textOf(await late.get(page))).toContain("Termenul pentru întrebări a trecut.");
    expect((await late.post(`${page}/questions`, { formKey, text: "Târziu?" })).status).toBe(409);
  });
});

describe("a form that was sent too often", () => {
  it("comes back with what was typed and the true wait: a question, an offer", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}`;
    const text = "Cât durează exact?";
    const price = "84500";
    const often = await colleague(people.author);
    await db().execute(sql`insert into rate_limits (key, window_start, count)
      select name || ':' || ${often.actor.userId}, ${START}, 1000 from unnest(array['question', 'response']) name`);
    const question = await sendForm(often, page, `${page}/questions`, { text });
    expect(question.status).toBe(429);
    const asked = await question.text();
    expect(asked).toContain(`>${text}</textarea>`);
    expect(asked).toContain("într-o oră. Încercați din nou peste 60 de minute.");
    const offer = await sendForm(often, page, `${page}/response`, { ...OFFER, priceMin: price });
    expect([offer.status, offer.headers.get("retry-after")]).toEqual([429, "3600"]);
    const offered = await offer.text();
    expect(offered).toContain(`>${OFFER.text}</textarea>`);
    expect(offered).toContain(`value="${price}"`);
    expect(offered).toContain("într-o oră. Încercați din nou peste 60 de minute.");
  });
});

describe("what comes after", () => {
  it("the loser is told politely, the winner what next, neither the other's name or price", async () => {
    const { id } = await STATES.running(people);
    const loser = await colleague(people.other);
    const lost = await (await loser.get(`${LIST}/${id}`)).text();
    expect(lost).toContain("Vă mulțumim pentru ofertă și pentru timpul acordat.");
    expect(lost).not.toContain(people.author.organisation?.name);
    expect(lost).not.toContain("84.500");
    expect(await textOf(await author.get(`${LIST}/${id}`))).toContain("Oferta dumneavoastră a fost acceptată.");
    const other = await textOf(await newcomer.get(`${LIST}/${id}`));
    expect(other).toContain("Autoritatea a ales deja o ofertă.");
    expect(other).not.toContain(people.author.organisation?.name);
  });

  it("a review is read and replied to once, by the reviewed firm alone", async () => {
    const { id } = await STATES.completed(people);
    const scores = { overall: 5, quality: 5, time: 4, communication: 5, price: 4 };
    await writeReview(people.uat, id, { ...scores, text: "Au lucrat bine." });
    const page = `${LIST}/${id}`;
    expect(await textOf(await author.get(page))).toContain("Au lucrat bine.");
    const formKey = await keyOf(author, `${page}/review-reply`);
    const loser = await colleague(people.other);
    expect((await loser.post(`${page}/review-reply`, { formKey, text: "Nu" })).status).toBe(404);
    expect(await textOf(await loser.get(page))).not.toContain("Au lucrat bine.");
    const empty = await author.post(`${page}/review-reply`, { formKey, text: "" });
    expect(empty.status).toBe(400);
    const replied = await author.post(`${page}/review-reply`, { formKey, text: "Mulțumim și noi." });
    expect(replied.headers.get("location")).toBe(page);
    expect(await textOf(await author.get(page))).toContain("Mulțumim și noi.");
    const again = await author.post(`${page}/review-reply`, {
      formKey: await keyOf(newcomer, `${LIST}/${await sentBy(people.uat)}`),
      text: "Încă o dată",
    });
    expect(again.status).toBe(409);
  });

  it("a clarification stands on the page, the deadline in a calendar file", async () => {
    const id = await sentBy(people.uat, { title: "Audit; cu, semne" });
    await clarifyRequest(people.uat, id, { text: "Sunt 84 de utilizatori." });
    const page = await textOf(await newcomer.get(`${LIST}/${id}`));
    expect(page).toContain("Sunt 84 de utilizatori.");
    expect(page).toMatch(/Mai sunt 30 de zile, din care \d+ lucrătoare/);
    const calendar = await newcomer.get(`${LIST}/${id}/termen.ics`);
    expect(calendar.headers.get("content-type")).toContain("text/calendar");
    const text = await calendar.text();
    expect(text).toContain("DTSTART:20261007T130000Z");
    expect(text).toContain("SUMMARY:Termen: Audit\\; cu\\, semne");
    expect(text).toContain("\r\n");
  });

  it("the deadline of a cancelled request is cancelled in the calendars of both, until it has passed", async () => {
    const { id } = await STATES.cancelled(people);
    const pages = [
      [author, `${LIST}/${id}`],
      [authority, `/uat/service-requests/${id}`],
    ] as const;
    for (const [reader, page] of pages) {
      expect(await textOf(await reader.get(page))).toContain("Anulează termenul în calendar");
      expect(await (await reader.get(`${page}/termen.ics`)).text()).toContain("METHOD:CANCEL");
    }
    setClock(DEADLINE);
    for (const [reader, page] of pages) expect(await textOf(await reader.get(page))).not.toContain("în calendar");
  });
});
