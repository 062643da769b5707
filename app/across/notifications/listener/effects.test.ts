import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { cast, DEADLINE, hoursAfter, need, responseInput, STATES, sentBy } from "~/modules/requests/stories.test-data";
import { createRequest, type RequestInput } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { answerQuestion, askQuestion } from "~/modules/requests/verbs/questions.server";
import { confirmResponse, respond } from "~/modules/requests/verbs/responses.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { readFlash } from "~/platform/flash/flash.server";
import { journal } from "~/platform/journal/tables.server";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { at, readText, send, signedIn } from "../../../../tests/support/request-visitors";
import { inboxOf } from "../store/inbox.server";

ownPlatform();

const WHY = "Răspunde întregii nevoi.";

let since: string | undefined;
beforeEach(async () => {
  const [last] = await db().select({ id: journal.id }).from(journal).orderBy(desc(journal.id)).limit(1);
  since = last?.id;
});

/** What the next page will say. */
const saidBy = (answer: Response): string => {
  const [, value = null] = /flash=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  return readFlash(value && decodeURIComponent(value))?.text ?? "";
};

describe("a page that says who is told tells the truth", () => {
  it("of a cancelled request with two offers: both firms read the reason", async () => {
    const people = await cast();
    const { id } = await STATES.open(people);
    const uat = await signedIn(people.uat);
    const page = at(id, "cancellation");
    const told = "Cele 2 firme care au trimis oferte sunt anunțate, cu motivul.";
    expect(await readText(uat, page)).toContain(told);
    expect(saidBy(await send(uat, page, { reason: "no_suitable_response", reasonText: "" }))).toBe(told);
    await deliverJournal(since);
    for (const who of [people.author, people.other]) {
      const [notice] = (await inboxOf(who, 1)).filter(({ type }) => type === "response_outcome");
      expect(notice?.message).toContain("Motivul: Nicio ofertă nu s-a potrivit.");
      const seen = await readText(await signedIn(who), `/firma/opportunities/${id}`);
      expect(seen).toContain("Motivul autorității: „Nicio ofertă nu s-a potrivit”");
      expect(`${notice?.message} ${seen}`).not.toContain("fără legătură cu calitatea");
    }
  });

  it("of a request without offers: nobody is", async () => {
    const people = await cast();
    const id = await sentBy(people.uat);
    const uat = await signedIn(people.uat);
    const nobody = "Solicitarea nu are nicio ofertă, așa că nu este anunțată nicio firmă.";
    for (const part of ["cancellation", "extension"]) expect(await readText(uat, at(id, part)), part).toContain(nobody);
    expect(saidBy(await send(uat, at(id, "clarification"), { text: "Avem și o arhivă." }))).toContain(nobody);
    setClock(hoursAfter(DEADLINE, 1));
    const later = await signedIn(people.uat);
    const evaluation = await readText(later, at(id, "evaluation"));
    expect(evaluation).toContain(nobody);
    expect(evaluation).not.toContain("Anunță firmele");
    expect(saidBy(await send(later, at(id, "evaluation"), { text: "" }))).toBe(nobody);
    expect(saidBy(await send(later, at(id, "cancellation"), { reason: "no_responses", reasonText: "" }))).toBe(nobody);
  });

  it("of an acceptance: the other firms only where there are any", async () => {
    const alone = await cast();
    const two = await cast();
    const one = await sentBy(alone.uat);
    const only = await respond(alone.author, one, responseInput(), NO_FILES);
    const { id, first } = await STATES.open(two);
    const accept = async (who: Actor, request: string, response: string) =>
      saidBy(await (await signedIn(who)).post(at(request, "acceptance"), { response, reason: WHY }));
    expect(await accept(alone.uat, one, only)).toBe(
      "Firma aleasă este anunțată și aveți o conversație deschisă cu ea.",
    );
    expect(await accept(two.uat, id, first)).toContain("Cealaltă firmă este anunțată");
  });

  it("of an acceptance beside an offer that is not confirmed: its firm is told, and the page says so before and after", async () => {
    const people = await cast();
    const { id, first } = await STATES.to_confirm(people);
    await confirmResponse(people.author, first);
    const uat = await signedIn(people.uat);
    const told = "ealaltă firmă este anunțată că oferta ei nu a fost acceptată.";
    expect(await readText(uat, `${at(id, "acceptance")}?raspuns=${first}`)).toContain(`La acceptare, c${told}`);
    expect(saidBy(await uat.post(at(id, "acceptance"), { response: first, reason: WHY }))).toContain(`C${told}`);
    await deliverJournal(since);
    expect((await inboxOf(people.other, 1)).map(({ type }) => type)).toContain("response_outcome");
  });

  it("of a request for a single firm: no page or notice speaks of all partners, nor of a name that nobody knows", async () => {
    const people = await cast();
    const id = await sentBy(people.uat, { partner: people.author.organisation?.id ?? null });
    const question = await askQuestion(people.author, id, { text: "Ce program folosiți?" });
    const uat = await signedIn(people.uat);
    const author = await signedIn(people.author);
    const pages = [
      ...[at(id, "clarification"), at(id, "extension"), `${at(id)}?tab=intrebari`].map((page) => [uat, page] as const),
      ...([
        [author, `/firma/opportunities/${id}`],
        [author, `/firma/opportunities/${id}/questions`],
      ] as const),
    ];
    for (const [who, page] of pages) {
      expect(await readText(who, page), page).not.toMatch(/toți partenerii|văd toți|nu îl vede nimeni/);
    }
    await answerQuestion(people.uat, question, { text: "Unul din 2014." });
    await deliverJournal(since);
    for (const who of [people.uat, people.author]) {
      const messages = (await inboxOf(who, 1)).map(({ message }) => message).join();
      expect(messages).not.toContain("toți partenerii");
    }
  });

  it("of a request that suits nobody, and of one for a single firm", async () => {
    const people = await cast();
    const sent = async (changes: Partial<RequestInput>) => {
      const id = await createRequest(people.uat, need(changes), NO_FILES);
      const uat = await signedIn(people.uat);
      const page = await readText(uat, at(id, "sending"));
      const said = saidBy(await send(uat, at(id, "sending"), { deadline: "2026-10-07", deadlineHour: "16:00" }));
      expect(page).toContain(said.replace("Are număr de înregistrare. ", ""));
      return said;
    };
    expect(await sent({ category: "environment" })).toContain("nu este anunțat niciunul");
    expect(await sent({ partner: people.author.organisation?.id ?? null })).toContain(
      `O primește numai ${people.author.organisation?.name}.`,
    );
  });
});
