import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

/** As long as a careful trainer writes. */
const TITLE = "Primul curs despre achiziția directă, pas cu pas, de la referatul de necesitate la recepție";
const REASON = "Adăugați o temă despre praguri.";

ownPlatform();

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Proposed, after a place that was missing; returns its address at the desk of ADMIN. */
async function propose(firm: Browser): Promise<string> {
  await firm.open("/firma/programs");
  expect((await firm.follow("Propune un program de instruire")).heading).toBe("Propuneți un program de instruire");
  firm.fill({
    Titlul: TITLE,
    Descrierea: "Pentru cei care fac achiziții fără compartiment propriu.",
    Categoria: "Achiziții Publice",
    Nivelul: "Începător",
    Formatul: "Față în față",
    "Ziua în care începe": inDays(30),
    "Ziua în care se termină": inDays(30),
    "Ore de instruire": "6",
    "Numărul de locuri": "30",
    "Prețul, în lei": "400",
    Temele: "Pragurile\nNota justificativă",
    "Cine predă": "Ioana Pop, expert achiziții",
  });
  const refused = await firm.press("Trimite propunerea");
  expect(refused.text()).toContain("Scrieți locul în care vin participanții");
  expect(refused.value("Titlul")).toBe(TITLE);
  firm.fill({ Locul: "Zalău, Piața Iuliu Maniu nr. 1" });
  const proposal = await firm.press("Trimite propunerea");
  expect([proposal.heading, proposal.announced]).toEqual([
    TITLE,
    expect.stringContaining("Propunerea a fost trimisă."),
  ]);
  return proposal.path.replace("/firma/programs", "/admin/training-programs");
}

async function reject(admin: Browser) {
  await admin.open("/admin/training-programs?stare=proposed");
  expect((await admin.follow(new RegExp(TITLE))).heading).toBe(TITLE);
  await admin.follow("Respinge");
  admin.fill({ "Motivul respingerii": REASON });
  expect((await admin.press("Respinge propunerea")).announced).toContain("Propunerea a fost respinsă.");
}

async function sendAgain(firm: Browser) {
  expect((await firm.open("/firma/programs")).text()).toContain(REASON);
  await firm.follow(new RegExp(TITLE));
  await firm.follow("Modifică");
  firm.fill({ Temele: "Pragurile din lege\nNota justificativă" });
  const sent = await firm.press("Trimite propunerea");
  expect(sent.announced).toContain("Propunerea a fost trimisă cu modificările.");
}

async function publishMoveAndCancel(admin: Browser, program: string) {
  await admin.open(program);
  expect((await admin.follow("Publică")).heading).toBe("Publicați programul de instruire?");
  expect((await admin.press("Publică")).announced).toContain("Programul de instruire a fost publicat.");
  await admin.follow("Modifică");
  admin.fill({ "Ziua în care începe": inDays(31), "Ziua în care se termină": inDays(31) });
  expect((await admin.press("Salvează")).announced).toContain("Programul de instruire a fost salvat.");
  expect((await admin.follow("Lista înscrișilor")).path).toBe(`${program}/roster`);
  await admin.open(program);
  await admin.follow("Anulează");
  admin.fill({ "Motivul anulării": "Formatorul este bolnav." });
  const cancelled = await admin.press("Anulează programul de instruire");
  expect(cancelled.announced).toContain("Programul de instruire a fost anulat.");
}

it("a firm proposes a course, and ADMIN rejects, publishes, moves and cancels it, with forms alone", async () => {
  const [firm, admin] = [browserOf(await member("FIRMA")), browserOf(await person("ADMIN"))];
  const program = await propose(firm);
  await reject(admin);
  await sendAgain(firm);
  await publishMoveAndCancel(admin, program);
  const own = await firm.open(program.replace("/admin/training-programs", "/firma/programs"));
  expect(own.text()).toContain("Formatorul este bolnav.");
  expect(own.steps()).not.toContain("Modifică");
});
