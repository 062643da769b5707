import { describe, expect, it, test } from "vitest";
import { NOW, PERSONAS, REQUESTS, type RequestState, WINNER } from "./cast.test-data";
import { nextStep } from "./next-step";
import type { StepFacts } from "./next-step-rule";
import { isPossible } from "./request-moments";
import { requestPolicy } from "./request-policy";

const NONE = { received: 0, unconfirmed: 0 };
const ONE = { received: 1, unconfirmed: 0 };
const TWO = { received: 2, unconfirmed: 0 };
const UNCONFIRMED = { received: 1, unconfirmed: 1 };

const facts = (state: RequestState, more: Partial<StepFacts> = {}): StepFacts => ({
  ...REQUESTS[state],
  id: "r",
  title: "Portal",
  offers: NONE,
  waitingQuestions: 0,
  unfilled: 0,
  isReviewed: false,
  evaluating: false,
  updatedAt: NOW,
  ...more,
});
const step = (state: RequestState, more: Partial<StepFacts> = {}, verified = true) =>
  nextStep(facts(state, more), { verification: verified ? "verified" : "pending" }, NOW);

describe("on the page of the request", () => {
  it.each([
    ["draft", {}, "Trimiteți solicitarea", "/uat/service-requests/r/sending"],
    ["draft", { unfilled: 2 }, "Completați locurile din text", "/uat/service-requests/r/sending"],
    ["draft", { deadlineAt: NOW }, "Alegeți alt termen", "/uat/service-requests/r/edit"],
    ["open", {}, "Așteptați ofertele partenerilor", "/uat/service-requests/r?tab=potriviri"],
    ["open", { offers: TWO }, "Comparați ofertele primite", "/uat/service-requests/r?tab=oferte#oferte"],
    ["open", { offers: ONE }, "Citiți oferta primită", "/uat/service-requests/r?tab=oferte#oferte"],
    ["openSealed", { offers: TWO }, "Așteptați ofertele partenerilor", "/uat/service-requests/r?tab=potriviri"],
    ["closedSealed", { offers: TWO }, "Deschideți ofertele", "/uat/service-requests/r?tab=oferte#oferte"],
    ["opened", { offers: TWO }, "Alegeți o ofertă", "/uat/service-requests/r?tab=oferte#oferte"],
    ["opened", { offers: ONE }, "Decideți dacă acceptați oferta", "/uat/service-requests/r?tab=oferte#oferte"],
    ["closed", {}, "Nu a sosit nicio ofertă", "/uat/service-requests/r/extension"],
    ["opened", { offers: UNCONFIRMED }, "Nicio ofertă nu se poate accepta", "/uat/service-requests/r/cancellation"],
    ["vacant", { offers: TWO }, "Partenerul ales nu mai continuă", "/uat/service-requests/r?tab=oferte#oferte"],
    ["running", {}, "Colaborarea este în desfășurare", `/uat/messages/nou?partener=${WINNER}&solicitare=r`],
    ["completed", {}, "Scrieți o recenzie", "/uat/service-requests/r/review"],
  ] as const)("%s, %j: %s", (state, more, title, href) => {
    expect(step(state, more)).toMatchObject({ title, href });
  });

  it("compares nothing when there is one offer", () => {
    for (const state of ["open", "opened"] as const) expect(step(state, { offers: ONE })?.action).toBe("Vezi oferta");
    expect(step("open", { offers: TWO })?.action).toBe("Compară ofertele");
  });

  it("waits for the verification before sending, and has an end", () => {
    expect(step("draft", {}, false)?.action).toBe("Trimite după verificare");
    expect(step("queued", {}, false)).toBeNull();
    expect(step("queued")?.action, "what could not be sent at the verification").toBe("Trimite solicitarea");
    expect(step("completed", { isReviewed: true })).toBeNull();
    expect(step("cancelled")).toBeNull();
  });
});

test("nothing is recommended that would be refused", () => {
  for (const state of Object.keys(REQUESTS) as RequestState[]) {
    for (const offers of [NONE, TWO, UNCONFIRMED]) {
      const found = step(state, { offers });
      if (found === null) continue;
      const { does, text } = found;
      if (does !== null && does !== "review") {
        expect(requestPolicy.may(does, PERSONAS.uat, REQUESTS[state], NOW), `${state}: ${does}`).toBe(true);
      }
      if (/Puteți .*prelungi/.test(text)) expect(isPossible("extend", REQUESTS[state], NOW), state).toBe(true);
      if (/accepta o ofertă/.test(text)) expect(offers.received - offers.unconfirmed, state).toBeGreaterThan(0);
    }
  }
});
