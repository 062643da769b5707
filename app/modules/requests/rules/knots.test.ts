import { describe, expect, test } from "vitest";
import { NOW, REQUESTS, type RequestState } from "./cast.test-data";
import { knots } from "./knots";

const NOTHING = { reviewedAt: null, changes: [] };
const line = (state: RequestState, more: Partial<Parameters<typeof knots>[0]> = {}) =>
  knots({ ...REQUESTS[state], ...NOTHING, ...more }, NOW)
    .map(({ state, label, when }) => `${{ done: "", now: "*", next: "?" }[state]}${label}${when && ` (${when})`}`)
    .join(", ");

describe("where a request stands, in one line", () => {
  test("a draft", () => {
    expect(line("draft")).toBe("*Ciornă (acum), ?Trimisă, ?Acceptare, ?Finalizare, ?Recenzie");
  });

  test("an open one: what is due stands with its day", () => {
    expect(line("open")).toBe(
      "Trimisă (26 oct.), *Primește oferte (acum), ?Clarificări (19 nov.), ?Termen (20 nov.), ?Acceptare, ?Finalizare, ?Recenzie",
    );
  });

  test("only its last change", () => {
    const at = (day: string) => ({ kind: "edit" as const, madeAt: new Date(`${day}T10:00:00.000Z`) });
    expect(line("open", { changes: [at("2026-10-28"), at("2026-11-02")] })).toContain(
      "Trimisă (26 oct.), Modificată (2 nov.)",
    );
  });

  test("a hidden one takes no offers", () => {
    expect(line("hidden")).toContain("*Ascunsă (acum)");
  });

  test("after the deadline: sealed offers, none, or some", () => {
    expect(line("closedSealed")).toContain("Termen (10 nov.), *Așteaptă deschiderea (acum)");
    expect(line("closed")).toContain("Termen (10 nov.), *Se evaluează (acum)");
    expect(line("closed", { offers: { received: 0, unconfirmed: 0 } })).toContain("*Fără oferte (acum)");
  });

  test("sealed offers that were opened stand in place of the deadline", () => {
    expect(line("opened")).toMatch(/Oferte deschise \(10 nov\.\), \*Se evaluează/);
    expect(line("opened")).not.toContain("Termen");
  });

  test("limits after an early decision are left out, and a cancelled one has nothing to come", () => {
    const decidedAt = new Date("2026-11-02T10:00:00.000Z");
    expect(line("open", { decidedAt, acceptedPartnerId: "winner" })).toBe(
      "Trimisă (26 oct.), Acceptare (2 nov.), *În progres (acum), ?Finalizare, ?Recenzie",
    );
    expect(line("open", { cancelledAt: decidedAt })).toBe("Trimisă (26 oct.), Anulată (2 nov.)");
  });
});
