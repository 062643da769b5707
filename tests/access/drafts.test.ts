import { afterAll, beforeAll, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { formsOf } from "../support/forms";
import { ownPlatform } from "../support/platform";
import { ask } from "./ask";
import { pathOf, roleOf, rows } from "./matrix";
import { MOMENTS, makeWorld, PERSONAS, type World } from "./world";

/** Forms of at most as many fields need no draft. */
const FEW = 2;

const SAVED_WHILE_TYPED = "the record itself is saved while it is typed";

const SECRET = "passwords are never kept";

/** Pages with a longer form that keeps no draft, each with its reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  "/uat/service-requests/:id/edit": SAVED_WHILE_TYPED,
  "/uat/articles/:id/edit": SAVED_WHILE_TYPED,
  "/firma/content/:id/edit": SAVED_WHILE_TYPED,
  "/uat/security/password": SECRET,
  "/firma/security/password": SECRET,
  "/admin/security/password": SECRET,
};

ownPlatform();
let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 120_000);
afterAll(() => setClock(null));

it("what is typed into every form of more than two fields of signed-in people is kept on the server", async () => {
  const found = new Map<string, number>();
  const unkept: string[] = [];
  for (const { row, persona } of shownPages()) {
    setClock(MOMENTS[row.at]);
    const { text } = await ask(pathOf(row, world.ids), world.cookies[row.at][persona]);
    for (const form of formsOf(text)) {
      if (form.method !== "post" || form.visible.size <= FEW) continue;
      found.set(row.pattern, form.visible.size);
      if (!form.names.has(DRAFT_PAGE) && !(row.pattern in WITHOUT))
        unkept.push(`${row.pattern}: ${[...form.visible].join(", ")}`);
    }
  }
  expect([...new Set(unkept)]).toEqual([]);
  for (const pattern of Object.keys(WITHOUT)) expect([...found.keys()]).toContain(pattern);
  expect(found.size).toBeGreaterThan(20);
}, 120_000);

/** Every page, once for each role that it is shown to. */
function shownPages() {
  return rows
    .filter(({ method }) => method === "GET")
    .flatMap((row) => {
      const seeing = PERSONAS.filter((persona, index) => persona !== "anonymous" && row.codes[index] === "200");
      const byRole = new Map(seeing.map((persona) => [roleOf(world, persona), persona]));
      return [...byRole.values()].map((persona) => ({ row, persona }));
    });
}
