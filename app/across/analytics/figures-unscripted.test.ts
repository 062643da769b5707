import { expect, it } from "vitest";
import { projectOf } from "~/modules/projects/projects.test-data";
import type { Browser } from "../../../tests/support/browser";
import { elementsOf, shownWords, taggedIn } from "../../../tests/support/html";
import type { Page } from "../../../tests/support/page";
import { browserOf, member } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { countFigures } from "./jobs.server";

const CARD = /^Proiecte la schimb pe categorii.*Vezi proiectele deschise/;

ownPlatform();

async function makeFigures() {
  const { actor } = await member("UAT");
  await projectOf(actor, { category: "eu_funds" });
  await projectOf(actor, { category: "taxation" });
  await countFigures.run({});
}

/** The last cell of the table with this caption. */
function totalOf({ tree }: Page, caption: string): string {
  const [table] = taggedIn(tree, "table").filter((one) => taggedIn(one, "caption").map(shownWords)[0] === caption);
  const [total] = taggedIn(table!, "td").slice(-1);
  return shownWords(total!);
}

async function readFigures(citizen: Browser) {
  await citizen.open("/");
  const page = await citizen.follow(/^Analiză și rapoarte/, "#functionalities");
  const number = totalOf(page, "Proiecte la schimb pe categorii");
  expect(number).toBe("2");
  const [bars = "", table] = page.text(CARD).split("Tabelul și cum se numără");
  const [total, ...each] = [...bars.matchAll(/ (\d+)(?= )/g)].map(([, bar]) => Number(bar));
  expect([total, each.reduce((sum, bar) => sum + bar, 0)]).toEqual([Number(number), Number(number)]);
  expect(table).toContain("Proiectele din Schimbul de proiecte");
  const charts = elementsOf(page.tree, ({ attribs }) => attribs.class === "colchart");
  expect(charts.map(({ attribs }) => attribs["aria-label"])).toEqual(["Proiecte pe luni"]);
}

/** Each begins with the signature of its kind. */
async function downloadReports(citizen: Browser) {
  expect(citizen.page.steps().filter((name) => name.startsWith("Descarcă"))).toHaveLength(3);
  for (const [label, kind, signature] of [
    ["PDF", "pdf", "%PDF-"],
    ["Excel", "xlsx", "PK"],
    ["PowerPoint", "pptx", "PK"],
  ] as const) {
    const { fileName, bytes } = await citizen.follow(`Descarcă : ${label}`);
    expect(fileName).toMatch(new RegExp(`^psp-cifre-20\\d\\d-\\d\\d-\\d\\d\\.${kind}$`));
    expect(bytes.toString("latin1").slice(0, signature.length)).toBe(signature);
    expect(bytes.length).toBeGreaterThan(4_000);
  }
}

it("a citizen reads the public figures and finds what they count, with forms alone", async () => {
  await makeFigures();
  const citizen = browserOf();
  await readFigures(citizen);
  await downloadReports(citizen);
  expect((await citizen.follow("Vezi proiectele deschise", CARD)).heading).toMatch(/^Schimb de proiecte/);
});
