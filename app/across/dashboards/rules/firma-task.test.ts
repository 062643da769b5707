import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AUTHOR,
  NOW,
  PERSONAS,
  REQUESTS,
  RESPONSES,
  type RequestState,
  type ResponseState,
  responseTo,
} from "~/modules/requests/rules/cast.test-data";
import {
  type OpportunityFacts,
  opportunityStep,
  opportunitySteps,
  respondGroup,
} from "~/modules/requests/rules/opportunity-step";
import { codesOf } from "~/platform/codes";
import { type FirmaFacts, firmaAgenda } from "./firma-task";

const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const NOBODY: OpportunityFacts["review"] = null;
const FIRMA = PERSONAS.firma;

type About = Partial<Pick<OpportunityFacts, "review" | "hasWritten">>;
const opportunity = (id: string, state: RequestState, own: ResponseState, more: About = {}): OpportunityFacts => {
  const accepted = own === "accepted" ? AUTHOR : REQUESTS[state].acceptedPartnerId;
  const request = { ...REQUESTS[state], acceptedPartnerId: accepted, id, title: id };
  const response = { ...responseTo(state, RESPONSES[own]), request };
  return { request, own: response, review: NOBODY, hasWritten: false, talk: `/firma/messages/${id}`, ...more };
};
const reviewed = { reviewedAt: inDays(-1), repliedAt: null, hiddenAt: null };
const steps = (...all: OpportunityFacts[]) => opportunitySteps(FIRMA, all, NOW);
const fitting = (days: number, count = 1) => ({
  group: respondGroup({ id: "2", title: "Audit", deadlineAt: inDays(days) }, count, NOW),
  deadlineAt: inDays(days),
  addressed: false,
});

const ALL = {
  verification: "verified",
  standing: null,
  fitting: fitting(3),
  answeredQuestion: { message: "Da.", href: "/firma/opportunities/4" },
  unreadConversations: 2,
  profileStep: { text: "Adăugați un proiect din portofoliu.", href: "/firma/profile/portfolio" },
} satisfies Omit<FirmaFacts, "groups">;
const EVERY = [
  opportunity("Portal", "open", "toConfirm"),
  opportunity("Site", "running", "accepted"),
  opportunity("Arhivă", "completed", "accepted", { review: reviewed }),
];
const agendaWith = (facts: Partial<FirmaFacts>, all = EVERY) =>
  firmaAgenda({ ...ALL, groups: steps(...all), ...facts }, NOW);
const title = (facts: Partial<FirmaFacts>, all = EVERY) => agendaWith(facts, all).task.title;

it("what loses most by waiting comes first, and gives way when it is done", () => {
  const gone: Partial<FirmaFacts> = {};
  let left = EVERY;
  expect(title(gone, left)).toBe("Confirmați oferta la „Portal”");
  left = left.slice(1);
  expect(title(gone, left)).toBe("Trimiteți o ofertă la „Audit”");
  gone.fitting = fitting(8);
  expect(title(gone, left)).toBe("Oferta a fost acceptată: „Site”");
  left = left.slice(1);
  expect(title(gone, left)).toBe("Autoritatea a răspuns la întrebarea dumneavoastră");
  gone.answeredQuestion = null;
  expect(title(gone, left)).toBe("Aveți mesaje necitite în 2 conversații");
  gone.unreadConversations = 0;
  expect(title(gone, left)).toBe("Trimiteți o ofertă la „Audit”");
  gone.fitting = null;
  expect(title(gone, left)).toBe("Ați primit o recenzie pentru „Arhivă”");
  left = [];
  expect(title(gone, left)).toBe("Completați profilul firmei");
  gone.profileStep = null;
  expect(title(gone, left)).toBe("Nu aveți nimic de rezolvat acum");
});

it("what goes on by itself is told, but is never the first task", () => {
  const { task, also } = agendaWith({ fitting: null, answeredQuestion: null, unreadConversations: 0 }, [
    opportunity("Site", "running", "accepted", { hasWritten: true }),
    opportunity("Portal", "open", "submitted"),
    opportunity("Arhivă", "open", "submitted"),
    opportunity("Registru", "completed", "accepted", { review: { ...reviewed, reviewedAt: inDays(-15) } }),
  ]);
  expect(task.title).toBe("Completați profilul firmei");
  expect(also.map(({ text }) => text)).toEqual([
    "Colaborarea este în desfășurare: „Site”",
    "2 oferte trimise se pot modifica",
    "Ați primit o recenzie pentru „Registru”",
  ]);
});

it("several of the kind that comes first are counted below it", () => {
  expect(agendaWith({ fitting: fitting(3, 3) }, []).also[0]).toEqual({
    text: "3 oportunități care vi se potrivesc",
    href: "/firma/opportunities?potrivite=noi",
    when: "prima: 15 nov.",
  });
});

it("what is addressed to the firm alone is not said to suit it: it may be of another category", () => {
  const text = (addressed: boolean) => agendaWith({ fitting: { ...fitting(3), addressed } }, []).task.text;
  expect(text(true)).toMatch(/^Vă este adresată\. Termenul/);
  expect(text(false)).toMatch(/^Vi se potrivește\. Termenul/);
});

describe("whatever an opportunity's page calls next is on the dashboard, and nothing that is done is", () => {
  const anything = fc.record({
    state: fc.constantFrom(...codesOf(REQUESTS)),
    own: fc.constantFrom(...codesOf(RESPONSES)),
    hasWritten: fc.boolean(),
    review: fc.option(
      fc.record({
        reviewedAt: fc.constantFrom(inDays(-1), inDays(-40)),
        repliedAt: fc.constantFrom(null, inDays(0)),
        hiddenAt: fc.constantFrom(null, inDays(0)),
      }),
    ),
  });

  it.each(["firma", "firmaPending", "firmaRejected", "firmaSuspended"] as const)("%s", (persona) => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 8 }), (all) => {
        const actor = PERSONAS[persona];
        const facts = all.map(({ state, own, ...more }, place) => opportunity(`„${place}”`, state, own, more));
        const { task, also } = firmaAgenda(
          {
            verification: actor.organisation?.verification ?? "pending",
            standing: null,
            groups: opportunitySteps(actor, facts, NOW),
            fitting: null,
            answeredQuestion: null,
            unreadConversations: 0,
            profileStep: null,
          },
          NOW,
        );
        const lines = [task.title, ...also.map(({ text }) => text)];
        const pages = facts.map((one) => opportunityStep(actor, one, NOW)).filter((step) => step !== null);
        const groups = Object.values(opportunitySteps(actor, facts, NOW));
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(pages.length);
        for (const { first, count, several } of groups) {
          expect(pages).toContainEqual(first);
          expect(lines).toContain(count === 1 ? first.titleInList : several.text);
        }
      }),
      { numRuns: 200 },
    );
  });
});

const stopped = { reason: "Documentul nu se citește", askedAt: inDays(-2), again: false };

it.each([
  ["pending", "Firma așteaptă verificarea"],
  ["rejected", "Verificarea firmei a fost respinsă"],
  ["suspended", "Contul firmei este suspendat"],
] as const)("%s", (verification, expected) => {
  expect(title({ verification, standing: stopped })).toBe(expected);
});

it.each(["rejected", "suspended"] as const)("one that is %s reads why", (verification) => {
  const { text } = agendaWith({ verification, standing: stopped }).task;
  expect(text).toMatch(/^Motivul: Documentul nu se citește\. (Corectați datele|Ciornele)/);
});

it("whoever waits for verification reads since when, fills in the profile meanwhile, and reads once that is done", () => {
  const standing = { reason: null, askedAt: inDays(-2), again: true };
  const waiting = agendaWith({ verification: "pending", standing }).task;
  expect(waiting.href).toBe("/firma/profile/portfolio");
  expect(waiting.text).toBe(
    "Verificarea a fost cerută din nou la 10 noiembrie 2026. Un administrator verifică datele și vă anunțăm. Până atunci completați profilul: adăugați un proiect din portofoliu.",
  );
  expect(agendaWith({ verification: "pending", standing, profileStep: null }).task.href).toBe("/firma/opportunities");
});
