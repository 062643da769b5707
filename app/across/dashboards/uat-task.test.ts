import { describe, expect, it } from "vitest";
import type { StepFacts } from "~/modules/requests/rules/step";
import { type UatFacts, uatTask } from "./uat-task";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);

const request = (title: string, facts: Partial<StepFacts>): StepFacts => ({
  id: title,
  title,
  acceptedPartnerId: null,
  evaluating: false,
  offers: { received: 0, unconfirmed: 0 },
  waitingQuestions: 0,
  isReviewed: false,
  updatedAt: days(-1),
  queuedAt: null,
  sentAt: null,
  deadlineAt: null,
  questionsUntil: null,
  answersUntil: null,
  sealed: false,
  openedAt: null,
  decidedAt: null,
  completedAt: null,
  cancelledAt: null,
  ...facts,
});

const sent = { sentAt: days(-20) };
const closed = { ...sent, deadlineAt: days(-1), questionsUntil: days(-4), answersUntil: days(-2) };
const open = { ...sent, deadlineAt: days(10), questionsUntil: days(5), answersUntil: days(8) };

const MANY = {
  opening: request("de deschis", { ...closed, sealed: true, offers: { received: 2, unconfirmed: 0 } }),
  choosing: request("de ales", { ...closed, offers: { received: 2, unconfirmed: 0 } }),
  replacing: request("de înlocuit", { ...closed, decidedAt: days(-1) }),
  answering: request("de răspuns", { ...open, waitingQuestions: 1 }),
  extending: request("fără oferte", closed),
  nearing: request("aproape", { ...open, deadlineAt: days(2) }),
  evaluating: request("de ales încă", { ...closed, offers: { received: 2, unconfirmed: 0 }, evaluating: true }),
  reviewing: request("de recenzat", { ...closed, decidedAt: days(-9), completedAt: days(-1) }),
  completing: request("de finalizat", { ...closed, decidedAt: days(-40), acceptedPartnerId: "p" }),
  sending: request("de trimis", {}),
};

const facts = (requests: readonly StepFacts[], verification: UatFacts["verification"] = "verified"): UatFacts => ({
  verification,
  reason: null,
  total: requests.length,
  requests,
  community: null,
});

describe("what comes next for an authority", () => {
  it("is asked in one order, whatever the order of the requests", () => {
    let left = Object.values(MANY).reverse();
    const titles: string[] = [];
    while (left.length > 0) {
      const { title } = uatTask(facts(left), NOW);
      const found = left.find((one) => title.includes(`„${one.title}”`));
      titles.push(found?.title ?? title);
      left = left.filter((one) => one !== found);
    }
    expect(titles).toEqual([
      "de deschis",
      "de ales",
      "de înlocuit",
      "de răspuns",
      "fără oferte",
      "aproape",
      "de ales încă",
      "de recenzat",
      "de finalizat",
      "de trimis",
    ]);
  });

  it.each([
    [
      "the address of the responses",
      MANY.choosing,
      "/uat/service-requests/de ales?tab=oferte#oferte",
      "Compară ofertele",
    ],
    ["the questions", MANY.answering, "/uat/service-requests/de răspuns?tab=intrebari#intrebari", "Răspunde"],
    ["the review", MANY.reviewing, "/uat/service-requests/de recenzat/review", "Scrie recenzia"],
    [
      "the matches while no response came",
      MANY.nearing,
      "/uat/service-requests/aproape?tab=potriviri",
      "Vezi potrivirile",
    ],
  ])("leads to %s", (_what, one, href, action) => {
    expect(uatTask(facts([one]), NOW)).toMatchObject({ href, action });
  });

  it("leads to the community's page only when nobody waits for anything", () => {
    const community = {
      ...{ next: "Adăugați un proiect.", action: "Adaugă un proiect", href: "/uat/community/projects/new" },
      ...{ done: 6, total: 9 },
    };
    const waiting = request("deschisă", open);
    expect(uatTask({ ...facts([waiting]), community }, NOW)).toEqual({
      title: "Completați pagina comunității",
      text: "6 din 9 părți sunt gata. Adăugați un proiect.",
      href: community.href,
      action: community.action,
    });
    expect(uatTask({ ...facts([waiting]), community: { ...community, done: 0 } }, NOW)).toMatchObject({
      title: "Prezentați-vă comunitatea",
      text: "Adăugați un proiect.",
    });
    expect(uatTask({ ...facts([MANY.choosing]), community }, NOW).title).toContain("Alegeți oferta");
    expect(uatTask({ ...facts([]), community }, NOW).title).toBe("Scrieți prima solicitare");
  });

  it("says how many responses can be accepted", () => {
    expect(uatTask(facts([MANY.choosing]), NOW).text).toBe(
      "Termenul a trecut ieri, 12:00. 2 oferte se pot accepta acum.",
    );
  });

  it.each<[string, readonly StepFacts[], UatFacts["verification"], string]>([
    [
      "an open request that waits for nobody",
      [request("deschisă", open)],
      "verified",
      "Nu aveți nimic de rezolvat acum",
    ],
    [
      "a question that came too late to answer",
      [request("t", { ...open, answersUntil: days(-1), waitingQuestions: 1 })],
      "verified",
      "Nu aveți nimic de rezolvat acum",
    ],
    [
      "a draft whose deadline is no longer possible",
      [request("t", { deadlineAt: days(1) })],
      "verified",
      "Nu aveți nimic de rezolvat acum",
    ],
    ["a draft before verification", [request("t", {})], "pending", "Instituția așteaptă verificarea"],
    ["a queued draft", [request("t", { queuedAt: days(-1) })], "pending", "Instituția așteaptă verificarea"],
    ["nothing yet", [], "verified", "Scrieți prima solicitare"],
    ["nothing yet, before verification", [], "pending", "Scrieți prima solicitare"],
    ["a rejected verification", [MANY.sending], "rejected", "Verificarea instituției a fost respinsă"],
    ["a suspended account", [MANY.choosing], "suspended", "Contul instituției este suspendat"],
  ])("%s", (_what, requests, verification, title) => {
    expect(uatTask(facts(requests, verification), NOW).title).toBe(title);
  });
});
