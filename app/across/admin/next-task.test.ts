import { describe, expect, it } from "vitest";
import { nextTask } from "./next-task";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const organisation = (day: number) => ({ id: "o", name: "Comuna Măgura", kind: "UAT" as const, createdAt: at(day) });
const submission = (day: number) => ({
  id: "s",
  title: "Târgul de toamnă",
  organisationName: "Comuna Izvoarele",
  submittedAt: at(day),
});
const claim = (day: number) => ({
  id: "c",
  community: { name: "Comuna Măgura" },
  organisation: { name: "Primăria Măgura" },
  claimedAt: at(day),
});
const waiting = (...[first, second, third]: [number, number, number]) => ({
  organisation: organisation(first),
  submission: submission(second),
  claim: claim(third),
});
const ago = (since: Date) => `în ziua ${since.getUTCDate()}`;

describe("what an ADMIN does next", () => {
  it.each([
    ["nothing", {}, null],
    ["an organisation alone", { organisation: organisation(3) }, "/admin/organisations/o"],
    ["the article, when it has waited longest", waiting(3, 2, 4), "/admin/articles/s"],
    ["the claim, when it has waited longest", waiting(3, 2, 1), "/admin/claims/c"],
    ["the organisation, when it has waited longest", waiting(1, 2, 2), "/admin/organisations/o"],
  ] as const)("is %s", (_, oldest, href) => {
    expect(nextTask(oldest, ago)?.href ?? null).toBe(href);
  });

  it("says what an organisation cannot do before it is verified", () => {
    const textOf = (kind: "UAT" | "FIRMA") => nextTask({ organisation: { ...organisation(2), kind } }, ago)?.text;
    expect(textOf("UAT")).toBe("S-a înregistrat în ziua 2. Până la verificare nu poate trimite solicitări.");
    expect(textOf("FIRMA")).toBe("S-a înregistrat în ziua 2. Până la verificare nu poate trimite oferte.");
  });

  it("says who, what and since when", () => {
    expect(nextTask({ submission: submission(2) }, ago)).toEqual({
      title: "Un articol de la Comuna Izvoarele așteaptă revizia",
      text: "„Târgul de toamnă”, trimis în ziua 2.",
      action: "Citește articolul",
      href: "/admin/articles/s",
    });
  });
});
