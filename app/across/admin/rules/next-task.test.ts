import { describe, expect, it } from "vitest";
import { adminAgenda } from "./next-task";

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
const ago = (moment: Date) => `în ziua ${moment.getUTCDate()}`;

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
    expect(adminAgenda(waiting, ago)?.task.href ?? null).toBe(href);
  });

  it("says what an organisation cannot do before it is verified", () => {
    const textOf = (kind: "UAT" | "FIRMA") => adminAgenda([organisation(2, kind)], ago)?.task.text;
    expect(textOf("UAT")).toBe("S-a înregistrat în ziua 2. Până la verificare nu poate trimite solicitări.");
    expect(textOf("FIRMA")).toBe("S-a înregistrat în ziua 2. Până la verificare nu poate trimite oferte.");
  });

  it("says who, what and since when", () => {
    expect(adminAgenda([article(2)], ago)?.task).toEqual({
      title: "Un articol de la Comuna Izvoarele așteaptă revizia",
      text: "„Târgul de toamnă”, trimis în ziua 2.",
      action: "Citește articolul",
      href: "/admin/articles/s",
    });
  });

  it("tells a second request for verification from the first", () => {
    expect(adminAgenda([{ ...organisation(2), special: true }], ago)?.task).toMatchObject({
      title: "Comuna Măgura așteaptă din nou verificarea",
      text: expect.stringContaining("Verificarea a fost cerută din nou în ziua 2."),
    });
  });

  it("counts everything else that waits, each kind with its list", () => {
    const proposed = { what: "program", id: "p", name: "Busola Fonduri", about: "Curs", ...since(4) } as const;
    const about = "Ghid";
    const correction = { what: "proposal", id: "r", name: "Comuna Măgura", about, ...since(5), special: true } as const;
    expect(adminAgenda([correction], ago)?.task).toMatchObject({
      title: "Comuna Măgura propune o corectură",
      href: "/admin/library/proposals/r",
    });
    const waiting = [
      { ...organisation(1), count: 3 },
      claim(2),
      { ...article(3), count: 2 },
      { ...proposed, count: 2 },
      { ...correction, count: 2 },
    ];
    expect(adminAgenda([proposed], ago)?.task.href).toBe("/admin/training-programs/p");
    expect(adminAgenda(waiting, ago)?.also).toEqual([
      { text: "3 organizații așteaptă verificarea", href: "/admin/organisations?stare=pending" },
      { text: "Primăria Măgura revendică o comunitate", href: "/admin/claims/c" },
      { text: "2 articole așteaptă revizia", href: "/admin/articles" },
      { text: "2 programe propuse așteaptă o decizie", href: "/admin/training-programs?stare=proposed" },
      { text: "2 propuneri pentru bibliotecă așteaptă o decizie", href: "/admin/library/proposals" },
    ]);
  });
});
