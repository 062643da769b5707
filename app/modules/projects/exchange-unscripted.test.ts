import { expect, it } from "vitest";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { now } from "~/platform/clock";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";

/** As long as a careful clerk writes. */
const TITLE =
  "A doua casă de cultură refăcută de trei comune vecine, cu sală de spectacole, bibliotecă și atelier de olărit";
const PRIVATE = "Acoperișul ia apă";
const ACCEPTED = "Ne vedem joi la Măgura.";
const REFUSED = "Am ales un arhitect din județ.";

ownPlatform();

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The browser of a clerk whose authority has a community, without which it cannot open projects. */
async function authority(name: string): Promise<Browser> {
  const clerk = await member("UAT", "verified", { name });
  const organisationId = clerk.actor.organisation?.id ?? "";
  await createCommunity({ organisationId, name, county: "SJ", createdAt: now() }, clerk.actor);
  return browserOf(clerk);
}

/** Opens a project, after a budget that could not be read; returns its address. */
async function open(owner: Browser): Promise<string> {
  await owner.open("/features/project-exchange");
  expect((await owner.follow("Publică proiect")).heading).toBe("Publică proiect");
  owner.fill({
    "Titlul proiectului": TITLE,
    "Descrierea publică": "Căutăm două comune și un arhitect.",
    Categoria: "Strategii Locale",
    Prioritatea: "Ridicat",
    "Bugetul, în lei": "mult",
    "Ultima zi pentru aplicații": inDays(25),
    "Descrierea care nu este publică": `${PRIVATE} din 2019.`,
  });
  const refused = await owner.press("Publică");
  expect(refused.text()).toContain("Scrieți bugetul numai cu cifre");
  expect(refused.value("Titlul proiectului")).toBe(TITLE);
  owner.fill({ "Bugetul, în lei": "1.250.000" });
  const project = await owner.press("Publică");
  expect(project.heading).toBe(TITLE);
  expect(project.announced).toContain("Proiectul este la schimbul de proiecte.");
  return project.path;
}

async function find(stranger: Browser) {
  await stranger.open("/features/project-exchange?buget=1000000-5000000&ridicat=da&ordine=termen");
  const project = await stranger.follow(TITLE);
  expect(project.heading).toBe(TITLE);
  expect(project.html).not.toContain(PRIVATE);
  expect((await stranger.follow(/^Aplică/)).path).toMatch(/\/login/);
}

async function apply(applicant: Browser, project: string, text: string) {
  await applicant.open(project);
  expect((await applicant.press(/^Salvează/)).announced).toContain("Proiectul este printre cele salvate.");
  expect((await applicant.follow(/^Aplică/)).heading).toBe("Aplicați la proiect");
  applicant.fill({ "De ce vreți să luați parte": text });
  const applied = await applicant.press("Aplică");
  expect(applied.announced).toContain("Aplicația a fost trimisă.");
  expect(applied.text("#aplicatie")).toContain(text);
}

async function decide(owner: Browser, project: string, name: string, decision: string, message: string) {
  await owner.open(project);
  expect((await owner.follow(new RegExp(name), "#aplicatii")).heading).toBe(`Aplicația de la ${name}`);
  owner.fill({ Decizia: decision, "Mesajul către organizație": message });
  expect((await owner.press("Trimite decizia")).announced).toContain("Organizația primește decizia");
}

/** Each applicant reads the message of its own decision, and only the accepted one the private text. */
async function read(accepted: Browser, refused: Browser, project: string) {
  const inside = await accepted.open(project);
  expect(inside.text()).toContain(ACCEPTED);
  expect(inside.text()).toContain(`${PRIVATE} din 2019.`);
  const own = await refused.open("/proiecte/aplicatii");
  expect(own.link(TITLE, /La ce am aplicat/)).toBe(`${project}#aplicatie`);
  expect(own.text("main")).toContain("Neacceptată");
  const outside = await refused.open(project);
  expect(outside.text()).toContain(REFUSED);
  expect(outside.html).not.toContain(PRIVATE);
  expect((await refused.open("/firma/notificari")).text()).toContain(REFUSED);
}

async function copy(clerk: Browser, project: string) {
  await clerk.open(project);
  expect((await clerk.follow(/^Copiază ideea/)).value("Titlul proiectului")).toBe(TITLE);
  clerk.fill({
    "Titlul proiectului": "O casă de cultură la Salcia",
    "Bugetul, în lei": "400000",
    "Ultima zi pentru aplicații": inDays(40),
  });
  expect((await clerk.press("Publică")).text()).toContain("Pornit de la ideea");
}

it("a project is opened, applied to by an authority and a firm, and decided, with forms alone", async () => {
  const [owner, clerk] = [await authority("Comuna Măgura de Lut"), await authority("Comuna Salcia Nouă")];
  const firm = browserOf(await member("FIRMA", "verified", { name: "Busola Fonduri SRL" }));
  const project = await open(owner);
  await find(browserOf());
  await apply(clerk, project, "Venim cu 40% din cofinanțare.");
  await apply(firm, project, "Am proiectat două case de cultură.");
  await decide(owner, project, "Comuna Salcia Nouă", "Acceptați aplicația", ACCEPTED);
  await decide(owner, project, "Busola Fonduri SRL", "Nu o acceptați", REFUSED);
  await deliverJournal();
  await read(clerk, firm, project);
  await copy(clerk, project);
});
