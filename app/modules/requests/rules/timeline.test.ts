import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REQUESTS, type RequestState } from "./cast.test-data";
import { changedFields, changeSentence, type EditableFacts } from "./changes";
import { type DraftFacts, taskList } from "./task-list";
import { type TimelineFacts, timeline } from "./timeline";

const NOW = new Date("2026-11-12T10:00:00.000Z");

describe("what an edit changed", () => {
  const before: EditableFacts = {
    description: "Vechi",
    budget: { min: 1_000_000, max: null, currency: "RON" },
    files: [
      { id: "1", name: "caiet.pdf" },
      { id: "2", name: "plan.pdf" },
    ],
  };
  const sentences = (after: Partial<EditableFacts>) =>
    changedFields(before, { ...before, ...after }).map(changeSentence);

  test("nothing", () => {
    expect(changedFields(before, before)).toEqual([]);
    const empty = { ...before, budget: { min: null, max: null, currency: null } };
    expect(changedFields(empty, { ...empty, budget: { min: null, max: null, currency: "EUR" } })).toEqual([]);
  });

  test("each field, from old to new", () => {
    expect(changedFields(before, { ...before, description: "Nou" })).toEqual([
      { field: "description", from: "Vechi", to: "Nou" },
    ]);
    expect(sentences({ description: "Nou" })).toEqual(["Descrierea a fost modificată."]);
    expect(sentences({ budget: { min: 1_000_000, max: 2_000_000, currency: "RON" } })).toEqual([
      "Bugetul era de la 10.000 lei, acum este 10.000–20.000 lei.",
    ]);
    expect(sentences({ budget: { min: null, max: null, currency: null } })).toEqual([
      "Bugetul era de la 10.000 lei, acum este nespecificat.",
    ]);
    expect(sentences({ budget: { min: 1_000_000, max: null, currency: "EUR" } })).toEqual([
      "Bugetul era de la 10.000 lei, acum este de la 10.000 EUR.",
    ]);
    expect(sentences({ files: [{ id: "3", name: "caiet.pdf" }] })).toEqual([
      "Fișiere adăugate: caiet.pdf. Fișiere scoase: caiet.pdf și plan.pdf.",
    ]);
  });

  test("a later deadline", () => {
    const from = new Date("2026-11-20T14:00:00.000Z");
    const to = new Date("2026-12-04T14:00:00.000Z");
    expect(changeSentence({ field: "deadline", from, to })).toBe(
      "Termenul era 20 noiembrie 2026, 16:00, acum este 4 decembrie 2026, 16:00.",
    );
  });
});

describe("the task list", () => {
  const draft: DraftFacts = {
    title: "Titlu",
    category: "eu_funds",
    description: "Descriere",
    budgetMin: null,
    budgetMax: null,
    deadlineAt: null,
    county: null,
    criterion: null,
    fileCount: 0,
    partnerName: null,
    ownerVerified: true,
  };
  const states = (facts: Partial<DraftFacts>) =>
    taskList({ ...draft, ...facts }, NOW)
      .map(({ state }) => state)
      .join(" ");

  test("a small need is ready with its three fields", () => {
    expect(states({})).toBe("done optional optional optional optional optional done done");
    expect(taskList(draft, NOW).every(({ state }) => state !== "to_do")).toBe(true);
  });

  test("a missing field or a deadline that came too near is to do", () => {
    expect(states({ description: " " })).toBe("to_do optional optional optional optional optional done done");
    expect(states({ deadlineAt: new Date("2026-11-13T14:00:00.000Z") })).toBe(
      "done to_do optional optional optional optional done done",
    );
    expect(states({ title: "" })).toBe("to_do optional optional optional optional optional done done");
  });

  test("everything filled in", () => {
    const full = { budgetMax: 1, deadlineAt: new Date("2026-11-19T14:00:00.000Z"), county: "CJ", fileCount: 1 };
    const criterion = "prețul cel mai scăzut";
    expect(states({ ...full, criterion })).toBe("done done done done done done done done");
  });

  test("an organisation that is not verified has a whole form, and waits", () => {
    expect(states({ ownerVerified: false })).toBe("done optional optional optional optional optional done to_do");
  });
});

describe("the thread", () => {
  const tell = (state: RequestState, more: Partial<TimelineFacts> = {}): TimelineFacts => ({
    ...REQUESTS[state],
    createdAt: new Date("2026-10-20T08:00:00.000Z"),
    registration: "PSP-2026-000123",
    partnerName: "Firma X",
    cancelReason: null,
    cancelText: null,
    reviewedAt: null,
    changes: [],
    entries: [],
    offers: { received: 2, unconfirmed: 0 },
    ...more,
  });
  const thread = (story: TimelineFacts, now = NOW) =>
    timeline(story, now).map(({ state, label }) => `${state}: ${label}`);

  test("of a draft", () => {
    expect(thread(tell("draft"))).toEqual([
      "done: Ciornă creată",
      "now: Ciornă în lucru",
      "next: Trimisă partenerilor",
      "next: Ofertă acceptată",
      "next: Colaborare finalizată",
      "next: Recenzie",
    ]);
    expect(thread(tell("queued"))[1]).toBe("now: Așteaptă verificarea organizației");
  });

  test("of an open request, with what changed", () => {
    const changes = [
      { kind: "edit", madeAt: new Date("2026-10-30T09:00:00.000Z"), text: null },
      { kind: "clarification", madeAt: new Date("2026-10-28T09:00:00.000Z"), text: "Lot unic" },
    ] as const;
    expect(thread(tell("open", { changes }))).toEqual([
      "done: Ciornă creată",
      "done: Trimisă partenerilor",
      "done: Completare",
      "done: Solicitare modificată",
      "now: Primește oferte",
      "next: Termen-limită pentru întrebări",
      "next: Termen-limită pentru clarificări",
      "next: Termen-limită pentru oferte",
      "next: Ofertă acceptată",
      "next: Colaborare finalizată",
      "next: Recenzie",
    ]);
  });

  test("of a request whose deadline passed", () => {
    expect(thread(tell("opened"))).toEqual([
      "done: Ciornă creată",
      "done: Trimisă partenerilor",
      "done: Termen-limită pentru întrebări",
      "done: Termen-limită pentru clarificări",
      "done: Termen-limită pentru oferte",
      "done: Ofertele sigilate au fost deschise",
      "now: Ofertele se evaluează",
      "next: Ofertă acceptată",
      "next: Colaborare finalizată",
      "next: Recenzie",
    ]);
  });

  test("of a collaboration, running and after its partner dropped out", () => {
    expect(thread(tell("running")).slice(-4)).toEqual([
      "done: Ofertă acceptată",
      "now: Colaborare în desfășurare",
      "next: Colaborare finalizată",
      "next: Recenzie",
    ]);
    const vacant = timeline(tell("vacant", { partnerName: null }), NOW);
    expect(vacant.find(({ state }) => state === "now")?.label).toBe("Fără partener ales");
  });

  test("of a partner that was changed, with who did it and why", () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 11, hour));
    const entries = [
      { what: "request.sent", at: at(8), by: "Ana", partner: null, note: null },
      { what: "response.accepted", at: at(9), by: "Ana", partner: "Firma W", note: null },
      { what: "response.replaced", at: at(10), by: "Ion", partner: "Firma W", note: "Întârzie" },
      { what: "response.accepted", at: at(10), by: "Ion", partner: "Firma X", note: null },
    ] as const;
    const told = timeline(tell("running", { entries }), NOW).filter(({ state }) => state === "done");
    expect(told.find(({ label }) => label === "Trimisă partenerilor")?.by).toBe("Ana");
    expect(told.slice(-3).map(({ label, detail, by }) => [label, detail, by])).toEqual([
      ["Ofertă acceptată", "Firma W", "Ana"],
      ["Colaborare încheiată de autoritate", "Firma W: Întârzie", "Ion"],
      ["Ofertă acceptată", "Firma X", "Ion"],
    ]);
  });

  test("recommends nothing: what may be done is said by the next step", () => {
    for (const state of Object.keys(REQUESTS) as RequestState[]) {
      const said = timeline(tell(state), NOW).map(({ label, detail }) => `${label} ${detail}`);
      expect(said.join(" "), state).not.toMatch(/prelungi|anulați/i);
    }
  });

  test("of a completed request, before and after its review", () => {
    expect(thread(tell("completed")).slice(-2)).toEqual(["done: Colaborare finalizată", "now: Scrieți o recenzie"]);
    const reviewed = { what: "review.written", at: NOW, by: "Ana", partner: null, note: null } as const;
    const told = tell("completed", { reviewedAt: NOW, entries: [reviewed] });
    expect(thread(told).at(-1)).toBe("done: Recenzie scrisă");
    expect(timeline(told, NOW).at(-1)?.by).toBe("Ana");
  });

  test("of a cancelled request: its limits that never came are not told", () => {
    const events = timeline(tell("cancelled", { cancelReason: "no_budget" }), new Date("2027-01-10T10:00:00.000Z"));
    expect(events.map(({ label }) => label)).toEqual(["Ciornă creată", "Trimisă partenerilor", "Anulată"]);
    expect(events.at(-1)?.detail).toBe("Nu mai avem buget");
    const other = timeline(tell("cancelled", { cancelReason: "other", cancelText: "Altceva" }), NOW);
    expect(other.at(-1)?.detail).toBe("Altceva");
  });

  test("always runs from done through at most one now to next, the done ones in order of time", () => {
    const states = fc.constantFrom(...(Object.keys(REQUESTS) as RequestState[]));
    const moments = fc.date({ min: new Date("2026-10-26"), max: new Date("2027-02-01"), noInvalidDate: true });
    fc.assert(
      fc.property(states, moments, (state, now) => {
        const events = timeline(tell(state), now);
        expect(events.map((event) => event.state).join(" ")).toMatch(/^(done ?)+(now ?)?(next ?)*$/);
        const times = events
          .filter((event) => event.state === "done")
          .map((event) => event.at?.getTime() ?? Number.NaN);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });
});
