import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { nextStep, nextSteps } from "~/modules/requests/rules/next-step";
import type { StepFacts } from "~/modules/requests/rules/next-step-rule";
import { type UatFacts, uatAgenda } from "./uat-task";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);

const request = (title: string, facts: Partial<StepFacts>): StepFacts => ({
  id: title,
  title,
  acceptedPartnerId: null,
  evaluating: false,
  offers: { received: 0, unconfirmed: 0 },
  waitingQuestions: 0,
  unfilled: 0,
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
  hiddenAt: null,
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
  redating: request("de amânat", { deadlineAt: days(1) }),
};

const facts = (requests: readonly StepFacts[], verification: UatFacts["verification"] = "verified"): UatFacts => ({
  verification,
  standing: null,
  total: requests.length,
  requests,
  community: null,
});

describe("what comes next for an authority", () => {
  it("is asked in one order, whatever the order of the requests", () => {
    let left = Object.values(MANY).reverse();
    const titles: string[] = [];
    while (left.length > 0) {
      const { title } = uatAgenda(facts(left), NOW).task;
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
      "de amânat",
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
      "Vezi firmele potrivite",
    ],
  ])("leads to %s", (_what, one, href, action) => {
    expect(uatAgenda(facts([one]), NOW).task).toMatchObject({ href, action });
  });

  it("leads to the community's page only when nobody waits for anything", () => {
    const community = {
      next: "Adăugați un proiect.",
      action: "Adaugă un proiect",
      href: "/uat/community/projects/new",
      done: 6,
      total: 9,
    };
    const waiting = request("deschisă", open);
    expect(uatAgenda({ ...facts([waiting]), community }, NOW).task).toEqual({
      title: "Completați pagina comunității",
      text: "6 din 9 părți sunt gata. Adăugați un proiect.",
      href: community.href,
      action: community.action,
    });
    expect(uatAgenda({ ...facts([waiting]), community: { ...community, done: 0 } }, NOW).task).toMatchObject({
      title: "Prezentați-vă comunitatea",
      text: "Adăugați un proiect.",
    });
    expect(uatAgenda({ ...facts([MANY.choosing]), community }, NOW).task.title).toContain("Alegeți oferta");
    expect(uatAgenda({ ...facts([]), community }, NOW).task.title).toBe("Scrieți prima solicitare");
  });

  it("says how many responses can be accepted", () => {
    expect(uatAgenda(facts([MANY.choosing]), NOW).task.text).toBe(
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
      "Alegeți alt termen pentru „t”",
    ],
    ["a draft before verification", [request("t", {})], "pending", "Trimiteți după verificare „t”"],
    ["a queued draft", [request("t", { queuedAt: days(-1) })], "pending", "Instituția așteaptă verificarea"],
    ["nothing yet", [], "verified", "Scrieți prima solicitare"],
    ["nothing yet, before verification", [], "pending", "Scrieți prima solicitare"],
    ["a rejected verification", [MANY.sending], "rejected", "Verificarea instituției a fost respinsă"],
    ["a suspended account", [MANY.choosing], "suspended", "Contul instituției este suspendat"],
  ])("%s", (_what, requests, verification, title) => {
    expect(uatAgenda(facts(requests, verification), NOW).task.title).toBe(title);
  });

  it("tells what goes on by itself, but not as the first task", () => {
    const all = [
      request("una", open),
      request("alta", open),
      request("lucrare", { ...closed, decidedAt: days(-2), acceptedPartnerId: "p" }),
    ];
    const { task, also } = uatAgenda(facts(all), NOW);
    expect(task.title).toBe("Nu aveți nimic de rezolvat acum");
    expect(also).toEqual([
      { text: "2 solicitări primesc oferte", href: "/uat/service-requests?urmeaza=collecting" },
      {
        text: "Colaborare în desfășurare la „lucrare”",
        href: "/uat/messages/nou?partener=p&solicitare=lucrare",
        when: "din 18 nov.",
      },
    ]);
  });

  it("says since when the verification waits, whatever else there is to do", () => {
    const standing = { reason: null, askedAt: days(-2), again: false };
    const { task, also } = uatAgenda({ ...facts([MANY.sending], "pending"), standing }, NOW);
    expect(task.title).toBe("Trimiteți după verificare „de trimis”");
    expect(also).toEqual([
      {
        text: "Verificarea a fost cerută la 18 noiembrie 2026. Un administrator verifică datele și vă anunțăm.",
        href: null,
      },
    ]);
  });

  it("counts all reviews to write, of which only the first request is read", () => {
    const { task, also } = uatAgenda(facts([{ ...MANY.reviewing, alike: 4 }]), NOW);
    expect(task.title).toBe("Scrieți o recenzie pentru „de recenzat”");
    expect(also[0]?.text).toBe("4 colaborări finalizate nu au recenzie");
  });
});

test("whatever a request's page calls next is on the dashboard, and nothing that is done is", () => {
  const moment = fc.constantFrom(null, days(-40), days(-1), days(2), days(10));
  const anything = fc.record({
    queuedAt: moment,
    sentAt: moment,
    deadlineAt: moment,
    answersUntil: moment,
    openedAt: moment,
    decidedAt: moment,
    completedAt: moment,
    cancelledAt: moment,
    sealed: fc.boolean(),
    evaluating: fc.boolean(),
    isReviewed: fc.boolean(),
    acceptedPartnerId: fc.constantFrom(null, "p"),
    waitingQuestions: fc.constantFrom(0, 1),
    offers: fc.constantFrom({ received: 0, unconfirmed: 0 }, { received: 2, unconfirmed: 1 }),
  });
  fc.assert(
    fc.property(
      fc.array(anything, { maxLength: 6 }),
      fc.constantFrom("verified", "pending", "rejected", "suspended"),
      (all, verification) => {
        const requests = all.map((one, place) => request(String(place), one));
        const pages = requests.map((one) => nextStep(one, { verification }, NOW)).filter((step) => step !== null);
        const groups = nextSteps(requests, { verification }, NOW);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(pages.length);
        const { task, also } = uatAgenda(facts(requests, verification), NOW);
        const lines = [task.title, ...also.map(({ text }) => text)];
        for (const { first, count, several } of groups) {
          expect(pages).toContainEqual(first);
          expect(lines).toContain(count === 1 ? first.titleInList : several.text);
        }
      },
    ),
    { numRuns: 300 },
  );
});
