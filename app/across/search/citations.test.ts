import { beforeAll, expect, it } from "vitest";
import { findSources } from "~/modules/assistant/verbs/find.server";
import { CITED, type CitedAct, shapesOf } from "~/modules/library/citations.test-data";
import { actOf } from "~/modules/library/library.test-data";
import { actName } from "~/modules/library/rules/acts";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { ask } from "./search.test-data";

ownPlatform();

const SHAPES = CITED.flatMap((act) => shapesOf(act).map((shape) => ({ act, shape })));
let uat: Person;
let admin: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT");
  for (const act of CITED) await actOf(admin, { ...act, summary: "Ce cuprinde actul, pe scurt." });
  await deliverJournal();
});

/** The shapes by which an act is not found. */
async function missed(isFound: (shape: string, act: CitedAct) => Promise<boolean>): Promise<string[]> {
  const found = await Promise.all(SHAPES.map(({ shape, act }) => isFound(shape, act)));
  return SHAPES.flatMap(({ shape, act }, at) => (found[at] ? [] : [`${actName(act)}: ${shape}`]));
}

const says = (who: Person, path: string) => async (shape: string, act: CitedAct) =>
  (await textOf(await who.get(path + encodeURIComponent(shape)))).includes(`${actName(act)} Ce cuprinde`);

it("every act is asked in twelve shapes", () => {
  expect(new Set(SHAPES.map(({ shape }) => shape)).size).toBe(144);
});

it.each(["/uat/legislation", "/uat/knowledge-hub"])("every shape finds its act in %s", async (path) => {
  expect(await missed(says(uat, `${path}?cauta=`))).toEqual([]);
});

it("every shape finds its act in the list of an ADMIN", async () => {
  expect(await missed(says(admin, "/admin/legislation?cauta="))).toEqual([]);
});

it("every shape finds its act first in the search of everything", async () => {
  expect(await missed(async (shape, act) => (await ask(shape)).rows[0]?.title === actName(act))).toEqual([]);
});

it("every shape is answered by the assistant with its act", async () => {
  const isFirst = async (shape: string, act: CitedAct) => {
    const { documents, certainty } = await findSources(shape);
    return certainty === "sure" && documents[0]?.title === actName(act);
  };
  expect(await missed(isFirst)).toEqual([]);
});

it.each(["HCL 98/2016", "Dispoziția primarului nr. 98/2016", "Legea 57/2019", "Legea 1/1900"])(
  "%s is no act of these",
  async (text) => {
    const page = await textOf(await uat.get(`/uat/legislation?cauta=${encodeURIComponent(text)}`));
    expect(page).not.toContain("Ce cuprinde actul");
  },
);
