import { afterAll, beforeAll, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { isTyped } from "~/platform/form/typed-texts.server";
import { anyId } from "../e2e/support/kinds";
import { formsOf, type PageForm } from "../support/forms";
import { ownPlatform } from "../support/platform";
import { ask } from "./ask";
import { pathOf, roleOf, rows } from "./matrix";
import { MOMENTS, makeWorld, PERSONAS, type Persona, type World } from "./world";

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
  "/forum/urmarire": "choices from short lists, nothing is written",
  "/admin/security/password": SECRET,
};

const SIGN_IN_AGAIN = "the session is begun again by signing in";
const REOPENED = "a new message opens the conversation again";
const RECALLED = "the author recalls the text until it is decided";

/** The steps of buttons that ask nothing, each with its way back. */
const TAKEN_BACK: Readonly<Record<string, string>> = {
  "/admin/bin/articles/{id}/restoration": "deleted again",
  "/admin/communities/test": "removed by the button beside it",
  "/admin/communities/{id}/restoration": "deleted again",
  "/admin/support/{id}/assignment": "left again",
  "/admin/support/{id}/closing": REOPENED,
  "/admin/legislation/articles/{id}/verification": "a fact of the day, which the next one replaces",
  "/admin/legislation/{id}/verification": "a fact of the day, which the next one replaces",
  "/admin/library/links/{id}/check": "a fact of the moment, which the next one replaces",
  "/admin/library/questions/switch": "the same button starts it again",
  "/admin/library/{id}/restoration": "withdrawn again",
  "/admin/program-reviews/{id}/showing": "hidden again",
  "/admin/requests/{id}/showing": "hidden again",
  "/admin/security/other-sessions/ending": SIGN_IN_AGAIN,
  "/admin/security/sessions/{id}/ending": SIGN_IN_AGAIN,
  "/deconectare": SIGN_IN_AGAIN,
  "/firma/content/{id}/submission": RECALLED,
  "/firma/messages/{id}/closing": REOPENED,
  "/firma/security/other-sessions/ending": SIGN_IN_AGAIN,
  "/firma/security/sessions/{id}/ending": SIGN_IN_AGAIN,
  "/forum/posts/{id}/like": "pressed again",
  "/forum/{id}/following": "pressed again",
  "/forum/{id}/locking": "pressed again",
  "/forum/{id}/pinning": "pressed again",
  "/forum/{id}/solution": "pressed again",
  "/proiecte/{id}/saving": "pressed again",
  "/proiecte/{id}/showing": "hidden again",
  "/support/intrebari/{id}/parere": "an opinion, which is only counted",
  "/tema": "chosen again",
  "/uat/article/{id}/favourite": "pressed again",
  "/uat/articles/{id}/recall": "submitted again",
  "/uat/articles/{id}/restoration": "deleted again",
  "/uat/articles/{id}/submission": RECALLED,
  "/firma/resource/{id}/download": "a download is only counted",
  "/uat/resource/{id}/download": "a download is only counted",
  "/uat/resource/{id}/favourite": "pressed again",
  "/uat/messages/{id}/closing": REOPENED,
  "/uat/security/other-sessions/ending": SIGN_IN_AGAIN,
  "/uat/security/sessions/{id}/ending": SIGN_IN_AGAIN,
  "/uat/service-requests/{id}/copy": "the copy is a draft, which is deleted",
};

ownPlatform();
let world: World;
let shown: Shown[];
beforeAll(async () => {
  world = await makeWorld();
  shown = await shownForms();
}, 240_000);
afterAll(() => setClock(null));

it("what is typed into every form of more than two fields of signed-in people is kept on the server", () => {
  const long = shown.filter(({ form, persona }) => persona !== "anonymous" && form.visible.size > FEW);
  const unkept = long.filter(({ form, pattern }) => !form.names.has(DRAFT_PAGE) && !(pattern in WITHOUT));
  expect([...new Set(unkept.map(({ pattern, form }) => `${pattern}: ${[...form.visible].join(", ")}`))]).toEqual([]);
  const patterns = new Set(long.map(({ pattern }) => pattern));
  for (const pattern of Object.keys(WITHOUT)) expect([...patterns]).toContain(pattern);
  expect(patterns.size).toBeGreaterThan(20);
});

it("what is done by one press, without a question, can be taken back", () => {
  const presses = shown.filter(({ form, asks }) => !asks && form.visible.size === 0);
  const steps = new Set(presses.map(({ action }) => action));
  expect([...steps].sort()).toEqual(Object.keys(TAKEN_BACK).sort());
});

it("what is hidden in a form is never shown as typed, beside the text of the editor", () => {
  const wrong = shown.flatMap(({ pattern, form }) =>
    [...form.fields]
      .filter(([name, value]) => !form.visible.has(name) && name !== "body" && isTyped(name, value))
      .map(([name, value]) => `${pattern}: ${name}=${value}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

type Shown = { pattern: string; persona: Persona; form: PageForm; action: string; asks: boolean };

/** The forms that post, on every page, once for each role that it is shown to. */
async function shownForms(): Promise<Shown[]> {
  const found: Shown[] = [];
  for (const { row, persona } of shownPages()) {
    setClock(MOMENTS[row.at]);
    const path = pathOf(row, world.ids);
    const { text } = await ask(path, world.cookies[row.at][persona]);
    const inDialogs = new Set(
      text.match(/<dialog\b[\s\S]*?<\/dialog>/g)?.flatMap((dialog) => formsOf(dialog).map(actionOf)),
    );
    for (const form of formsOf(text)) {
      if (form.method !== "post") continue;
      const action = anyId(form.action ?? path);
      const isOwnPage = anyId(path) === action.split("?")[0];
      found.push({ pattern: row.pattern, persona, form, action, asks: isOwnPage || inDialogs.has(actionOf(form)) });
    }
  }
  return found;
}
const isSuspended = (persona: Persona): boolean => persona.endsWith("Suspended");
const actionOf = ({ action }: PageForm) => action;

/**
 * Every page, once for each role that it is shown to, to the suspended only where no other sees it; without the examples of
 * components.
 */
function shownPages() {
  return rows
    .filter(({ method, pattern }) => method === "GET" && pattern !== "/dev/ui")
    .flatMap((row) => {
      const seeing = PERSONAS.filter((_persona, index) => row.codes[index] === "200");
      const suspended = seeing.filter(isSuspended);
      const others = seeing.filter((persona) => !isSuspended(persona));
      const byRole = new Map([...suspended, ...others].map((persona) => [roleOf(world, persona), persona]));
      return [...byRole.values()].map((persona) => ({ row, persona }));
    });
}
