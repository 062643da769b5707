import { describe, expect, it } from "vitest";
import { nextTask, type Waiting } from "./next-task";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const organisation = (day: number): Waiting => ({
  kind: "organisation",
  id: "o",
  name: "Comuna Măgura",
  since: at(day),
});
const article = (day: number): Waiting => ({
  kind: "article",
  id: "s",
  title: "Târgul de toamnă",
  organisation: "Comuna Izvoarele",
  since: at(day),
});
const claim = (day: number): Waiting => ({
  kind: "claim",
  id: "c",
  community: "Comuna Măgura",
  organisation: "Primăria Măgura",
  since: at(day),
});
const ago = (since: Date) => `în ziua ${since.getUTCDate()}`;

describe("what an ADMIN does next", () => {
  it.each([
    ["nothing", [null, null, null], null],
    ["an organisation alone", [organisation(3), null, null], "/admin/organisations/o"],
    ["the article, when it has waited longest", [organisation(3), article(2), claim(4)], "/admin/articles/s"],
    ["the claim, when it has waited longest", [organisation(3), article(2), claim(1)], "/admin/claims/c"],
    ["the organisation, when it has waited longest", [organisation(1), article(2), claim(2)], "/admin/organisations/o"],
  ] as const)("is %s", (_, waiting, href) => {
    expect(nextTask(waiting, ago)?.href ?? null).toBe(href);
  });

  it("says who, what and since when", () => {
    expect(nextTask([article(2)], ago)).toEqual({
      title: "Un articol de la Comuna Izvoarele așteaptă revizia",
      text: "„Târgul de toamnă”, trimis în ziua 2.",
      action: "Citește articolul",
      href: "/admin/articles/s",
    });
  });
});
