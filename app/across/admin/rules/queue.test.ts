import { describe, expect, it } from "vitest";
import { adminQueue, type QueueTab, type Waiting } from "./queue";

const since = (day: number) => ({ since: new Date(Date.UTC(2026, 10, day)), count: 1 });
const organisation = (day: number, about = "UAT") =>
  ({ what: "organisation", id: "o", name: "Comuna Măgura", about, ...since(day) }) as const;
const article = (day: number) =>
  ({ what: "article", id: "s", name: "Comuna Izvoarele", about: "Târgul de toamnă", ...since(day) }) as const;
const claim = (day: number) =>
  ({ what: "claim", id: "c", name: "Primăria Măgura", about: "Comuna Măgura", ...since(day) }) as const;
const ticket = (day: number) =>
  ({ what: "ticket", id: "t", name: "Ana Munteanu", about: "Nu pot atașa", ...since(day) }) as const;
const urgent = (day: number) => ({ ...ticket(day), special: true }) as const;
const NOW = new Date("2026-11-28T10:00:00Z");
const queue = (waiting: readonly Waiting[], tab: QueueTab = "toate") => adminQueue(waiting, tab, NOW);
const first = (waiting: readonly Waiting[]) => queue(waiting).entries[0];

describe("what an ADMIN does next", () => {
  it.each([
    ["nothing", [], null],
    ["an organisation alone", [organisation(3)], "/admin/organisations/o"],
    ["the article, when it has waited longest", [organisation(3), article(2), claim(4)], "/admin/articles/s"],
    ["the claim, when it has waited longest", [organisation(3), article(2), claim(1)], "/admin/claims/c"],
    ["the message, when it has waited longest", [organisation(3), ticket(1), claim(2)], "/admin/support/t"],
    ["an urgent message, before what has waited longer", [organisation(1), urgent(4)], "/admin/support/t"],
    ["the organisation, when it has waited longest", [claim(2), article(2), organisation(1)], "/admin/organisations/o"],
  ] as const)("is %s", (_, waiting, href) => {
    expect(first(waiting)?.task.href ?? null).toBe(href);
  });

  it("says what an organisation cannot do before it is verified", () => {
    const textOf = (kind: "UAT" | "FIRMA") => first([organisation(2, kind)])?.task.text;
    expect(textOf("UAT")).toBe("S-a înregistrat la 2 noiembrie 2026. Până la verificare nu poate trimite solicitări.");
    expect(textOf("FIRMA")).toBe("S-a înregistrat la 2 noiembrie 2026. Până la verificare nu poate trimite oferte.");
  });

  it("says who, what and since when", () => {
    expect(first([article(2)])?.task).toEqual({
      title: "Un articol de la Comuna Izvoarele așteaptă revizia",
      text: "„Târgul de toamnă”, trimis la 2 noiembrie 2026.",
      action: "Citește articolul",
      href: "/admin/articles/s",
    });
  });

  it("tells a proposed document from a correction, and a broken link by its site", () => {
    const proposal = {
      what: "proposal",
      id: "p",
      name: "Comuna Măgura",
      about: "Model de caiet",
      ...since(2),
    } as const;
    const link = { what: "link", id: "l", name: "", about: "https://www.afir.ro/ghiduri", ...since(3) } as const;
    expect(first([proposal])?.task.title).toBe("Comuna Măgura propune documentul „Model de caiet”");
    expect(first([{ ...proposal, special: true }])?.task).toMatchObject({
      title: "Comuna Măgura propune o corectură la „Model de caiet”",
      href: "/admin/library/proposals/p",
    });
    expect(first([link])?.task).toMatchObject({
      title: "Linkul către afir.ro/ghiduri nu funcționează",
      href: "/admin/library/links?care=nefunctionale",
    });
    expect(
      queue([
        { ...proposal, count: 2 },
        { ...link, count: 20 },
      ]).lists,
    ).toEqual([
      { label: "2 propuneri pentru bibliotecă așteaptă o decizie", href: "/admin/library/proposals" },
      { label: "20 de linkuri nu funcționează", href: "/admin/library/links?care=nefunctionale" },
    ]);
  });

  it("tells a second request for verification from the first", () => {
    expect(first([{ ...organisation(2), special: true }])?.task).toMatchObject({
      title: "Comuna Măgura așteaptă din nou verificarea",
      text: expect.stringContaining("Verificarea a fost cerută din nou la 2 noiembrie 2026."),
    });
  });

  it("puts what has a deadline first, with what is left of it", () => {
    const late = { ...ticket(20), id: "late" };
    const inTime = { ...ticket(27), id: "in time" };
    const entries = queue([organisation(1), inTime, late]).entries;
    expect(entries.map(({ id, isLate, when }) => [id, isLate, when])).toEqual([
      ["late", true, "termen 22 nov."],
      ["in time", false, "termen mâine, 02:00"],
      ["o", false, "1 nov."],
    ]);
  });

  it("leads to the list of each kind of which there are more than it shows, and in a tab to all of its kinds", () => {
    const proposed = { what: "program", id: "p", name: "Busola Fonduri", about: "Curs", ...since(4) } as const;
    const waiting = [
      { ...organisation(1), count: 3 },
      claim(2),
      { ...article(3), count: 2 },
      { ...proposed, count: 2 },
    ];
    expect(first([proposed])?.task.href).toBe("/admin/training-programs/p");
    expect(queue(waiting).lists).toEqual([
      { label: "3 organizații așteaptă verificarea", href: "/admin/organisations?stare=pending" },
      { label: "2 articole așteaptă revizia", href: "/admin/articles" },
      { label: "2 programe propuse așteaptă o decizie", href: "/admin/training-programs?stare=proposed" },
    ]);
    const checks = queue(waiting, "verificari");
    expect(checks.lists.map(({ href }) => href)).toEqual(["/admin/organisations?stare=pending", "/admin/claims"]);
    expect(checks.entries.map(({ what }) => what)).toEqual(["organisation", "claim"]);
    expect(checks.tabs.map(({ code, count }) => [code, count])).toEqual([
      ["toate", 8],
      ["suport", 0],
      ["verificari", 4],
      ["articole", 2],
      ["documente", 0],
      ["instruiri", 2],
      ["raportari", 0],
    ]);
  });
});
