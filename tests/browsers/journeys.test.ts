import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "vitest";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { type RunningServer, root, startServer } from "../support/servers";
import { startFirefox } from "./support/firefox";
import { Person } from "./support/person";
import type { Browser } from "./support/tab";
import { startWebKit } from "./support/webkit";

/** `bin/browsers.mjs` says where their programs are; what is empty is not installed. */
const { FIREFOX = "", WEBKIT = "" } = process.env;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ seed: "demo" });
});
afterAll(() => server.stop());

const browsers = [
  { name: "Firefox", program: FIREFOX, start: startFirefox },
  { name: "WebKit", program: WEBKIT, start: startWebKit },
].filter(({ program }) => program !== "");

describe.each(browsers)("$name", ({ name, program, start }) => {
  let browser: Browser;
  let authority: Person;
  let firm: Person;
  /** A failure names its step and the files with what both pages showed. */
  const step = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const pictures = await Promise.all([keep(`${name}-authority`, authority), keep(`${name}-firm`, firm)]);
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}\n${pictures.join("\n")}`);
    }
  };

  beforeAll(async () => {
    browser = await start(program);
    authority = new Person(await browser.openTab(), server.origin);
    firm = new Person(await browser.openTab(), server.origin);
    await step("an authority and a firm sign in", async () => {
      await signIn(authority, "uat2@demo.ro", "uat");
      await signIn(firm, "firma2@demo.ro", "firma");
    });
  });
  afterAll(() => browser.close());

  it("the core loop, from a draft to the first messages", async () => {
    const title = `Proiect pentru canalizare, ${name}`;
    await step("the authority writes a draft and sends it", () => writeAndSend(authority, title));
    await step("the firm is told, and asks", () => findAndAsk(firm, title));
    await step("the authority answers", () => answer(authority));
    await step("the firm makes an offer", () => offer(firm));
    await step("the authority accepts it", () => accept(authority));
    await step("they write to each other", () => talk(authority, firm));
  });

  it("a text copied from a page of the blog and pasted into an article", async () => {
    await step("the authority pastes and saves it", () => pasteAndSave(authority, `Text lipit, ${name}`));
  });
});

async function keep(name: string, person: Person): Promise<string> {
  const file = join("test-results", "browsers", `${name}.png`);
  await mkdir(join(root, "test-results", "browsers"), { recursive: true });
  await writeFile(join(root, file), await person.screenshot());
  return file;
}

async function signIn(person: Person, email: string, kind: string): Promise<void> {
  await person.open(`/login?tip=${kind}`);
  await person.fill({ "E-mail": email, Parola: demoPassword });
  await person.press("Conectare");
  await person.reaches(`/${kind}/dashboard`);
}

async function writeAndSend(authority: Person, title: string): Promise<void> {
  await authority.open("/uat/service-requests");
  await authority.follow("Solicitare nouă");
  await authority.fill({
    Titlu: title,
    Categorie: "Fonduri Europene",
    Descriere: "Avem studiul de fezabilitate. Ne trebuie cererea de finanțare și sprijin până la semnare.",
  });
  await authority.press("Salvează ciorna");
  await authority.sees("Solicitarea a fost creată cu succes!");
  await authority.follow("Trimite solicitarea");
  await authority.press("Trimite");
  await authority.sees("Solicitare trimisă!");
}

async function findAndAsk(firm: Person, title: string): Promise<void> {
  await firm.seesAt("/firma/notificari", title);
  await firm.press(title);
  await firm.fill({ "Întrebarea dumneavoastră": "Există deja acordul de mediu?" });
  await firm.press("Întreabă");
  await firm.sees("Întrebarea a fost trimisă.");
}

async function answer(authority: Person): Promise<void> {
  await authority.follow("Întrebări");
  await authority.sees("Există deja acordul de mediu?");
  await authority.fill({ "Răspunsul dumneavoastră": "Da, din primăvară." });
  await authority.press("Răspunde");
  await authority.sees("Răspunsul a fost publicat.");
}

async function offer(firm: Person): Promise<void> {
  await firm.open(await firm.path());
  await firm.sees("Da, din primăvară.");
  await firm.fill({
    "Ce oferiți": "Scriem cererea de finanțare și vă însoțim până la semnarea contractului.",
    "Preț sau preț minim": "32.500",
    Durata: "10",
  });
  await firm.press("Trimite oferta");
  await firm.sees("Oferta a fost trimisă.");
}

async function accept(authority: Person): Promise<void> {
  await authority.follow("Oferte");
  await authority.sees("Busola Fonduri SRL");
  await authority.follow("Acceptă oferta");
  await authority.fill({ "De ce alegeți această ofertă acum": "Răspunde întregii nevoi." });
  await authority.press("Acceptă oferta");
  await authority.sees("Oferta a fost acceptată.");
}

/** The answer arrives by live update. */
async function talk(authority: Person, firm: Person): Promise<void> {
  await authority.open("/uat/messages");
  await authority.follow("Busola Fonduri SRL");
  await authority.fill({ "Mesajul dumneavoastră": "Bună ziua! Când putem începe?" });
  await authority.press("Trimite");
  await firm.open("/firma/messages");
  await firm.follow("Orașul Trei Izvoare");
  await firm.sees("Când putem începe?");
  await firm.fill({ "Mesajul dumneavoastră": "De luni. Trimitem întâi graficul." });
  await firm.press("Trimite");
  await authority.sees("De luni. Trimitem întâi graficul.");
}

async function pasteAndSave(authority: Person, title: string): Promise<void> {
  await authority.open("/blog");
  await authority.follow("Șapte întrebări înainte de a scrie");
  await authority.sees("1. Al cui este terenul?");
  await authority.copy("article .prose");
  await authority.open("/uat/articles/new");
  await authority.pasteIntoEditor();
  await authority.sees("1. Al cui este terenul?");
  await authority.fill({ Titlul: title, Categoria: "Realizări" });
  await authority.press("Salvează ciorna");
  await authority.sees("Articolul a fost creat și salvat ca ciornă!");
  await authority.sees("1. Al cui este terenul?");
}
