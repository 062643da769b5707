import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { isTyped } from "~/platform/form/typed-texts.server";
import { anyId } from "../e2e/support/kinds";
import { formsOf, type PageForm } from "../support/forms";
import { wordsOf } from "../support/html";
import { ownPlatform } from "../support/platform";
import { ask } from "./ask";
import type { Row } from "./expected/row";
import { pathOf, roleOf, rows } from "./matrix";
import { knownRoutes } from "./routes";
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
  "/firma/content/{id}/recall": "submitted again",
  "/firma/content/{id}/submission": RECALLED,
  "/firma/messages/{id}/closing": REOPENED,
  "/firma/security/other-sessions/ending": SIGN_IN_AGAIN,
  "/firma/security/sessions/{id}/ending": SIGN_IN_AGAIN,
  "/forum/posts/{id}/like": "pressed again",
  "/forum/{id}/following": "pressed again",
  "/forum/{id}/locking": "pressed again",
  "/forum/{id}/pinning": "pressed again",
  "/forum/{id}/solution": "pressed again",
  "/proiecte/{id}/reopening": "closed again",
  "/proiecte/{id}/saving": "pressed again",
  "/proiecte/{id}/showing": "hidden again",
  "/support/intrebari/{id}/parere": "an opinion, which is only counted",
  "/tema": "chosen again",
  "/uat/article/{id}/favourite": "pressed again",
  "/uat/articles/{id}/recall": "submitted again",
  "/uat/articles/{id}/restoration": "deleted again",
  "/uat/articles/{id}/submission": RECALLED,
  "/firma/resource/{id}/download": "a download is only counted",
  "/uat/profile/invitations/{id}/resending": "the new invitation is withdrawn",
  "/uat/profile/invitations/{id}/withdrawal": "invited again",
  "/uat/marketplace/{id}/favourite": "pressed again",
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
/** The addresses to which each page leads, by the page's pattern. */
const leads = new Map<string, Set<string>>();
/** The pages with a form, and the pages without a title or a heading. */
const filledIn = new Set<string>();
const unnamed = new Set<string>();
beforeAll(async () => {
  world = await makeWorld();
  shown = await shownForms();
});
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

/** Addresses that answer and to which no page of the world leads, by what leads there. */
const LED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  "a redirect, after a form was sent": [
    "GET /login/cod",
    "GET /abonare/confirmata",
    "GET /abonare/dezabonat",
    "GET /abonare/trimisa",
    "GET /fara-organizatie/inregistrare/trimisa",
    "GET /firma/resource/:id/docx",
    "GET /firma/resource/:id/pdf",
    "GET /firma/resource/:id/v/:number/docx",
    "GET /firma/resource/:id/v/:number/pdf",
    "GET /parola-uitata/trimis",
    "GET /register/trimisa",
    "GET /retrimite-confirmarea/trimis",
    "GET /uat/resource/:id/docx",
    "GET /uat/resource/:id/pdf",
    "GET /uat/resource/:id/v/:number/docx",
    "GET /uat/resource/:id/v/:number/pdf",
    "POST /admin-login/a-doua-verificare",
  ],
  "a script, another program, or somebody who types it": [
    "GET /admin-login",
    "GET /admin/cautare",
    "GET /admin/notificari/recente",
    "GET /dev/mail",
    "GET /dev/ui",
    "GET /firma/cautare",
    "GET /firma/notificari/recente",
    "GET /forum/asemanatoare",
    "GET /reluare/text",
    "GET /robots.txt",
    "GET /sitemap.xml",
    "GET /social.png",
    "GET /uat/cautare",
    "GET /uat/experience/like",
    "GET /uat/notificari/recente",
    "POST /admin/notificari/vazute",
    "POST /firma/notificari/vazute",
    "POST /forum/:id/reading",
    "POST /uat/notificari/vazute",
  ],
  "a page in a state, or a tab, that is not opened here": [
    "GET /admin/articles/:id/quick-rejection",
    "GET /admin/organisations/:id/restoration",
    "GET /admin/paper-models/:kind/draft/publication",
    "GET /admin/paper-models/:kind/draft/removal",
    "GET /admin/security/person",
    "GET /certificate",
    "GET /firma/events/:id/review",
    "GET /firma/network/pachet",
    "GET /forum/posts/:id/appeal",
    "GET /parola-uitata",
    "GET /proiecte/:id/apply",
    "GET /uat/articles/:id/difference",
    "GET /uat/community/new",
    "GET /uat/profile/leaving",
    "GET /uat/service-requests/:id/opening",
    "GET /uat/service-requests/:id/questions/:questionId/answer",
    "GET /uat/training-programs/:id/review",
    "GET /admin/training-programs/:id/roster.csv",
    "GET /firma/content/:id/difference",
    "GET /firma/events/mine",
    "GET /firma/programs/:id/roster.csv",
    "GET /forum/posts/:id/history",
    "GET /uat/community/claims",
    "GET /uat/proposals/:id/file",
    "POST /admin/articles/:id/approval",
    "POST /admin/communities/:id/attractions/:itemId/place",
    "POST /admin/communities/test/removal",
    "POST /admin/notificari/citire",
    "POST /admin/support/:id/release",
    "POST /admin/support/:id/reopening",
    "POST /firma/events/:id/enrolment",
    "POST /firma/notificari/citire",
    "POST /firma/opportunities/:id/confirmation",
    "POST /uat/community/attractions/:itemId/place",
    "POST /uat/community/gallery/:itemId/removal",
    "POST /uat/notificari/citire",
    "POST /uat/service-requests/:id/evaluation",
    "POST /uat/service-requests/:id/papers/steps/:step/return",
    "POST /uat/service-requests/:id/unsharing",
    "POST /uat/training-programs/:id/acceptance",
    "POST /uat/training-programs/:id/enrolment",
  ],
};

/** What an address of this pattern looks like. */
const addressesOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\./g, "\\.").replace("/*", "/.*").replace(/:\w+/g, "[^/]+")}$`);

it("every address that answers is led to: a page has a link to it, or a form that is sent there", () => {
  const answering = rows.filter(({ method, codes }) => codes.includes(method === "GET" ? "200" : "303"));
  const led = [...new Set([...leads.values()].flatMap((to) => [...to]))];
  const sentTo = [...led, ...filledIn];
  const isLed = ({ method, pattern }: Row) => {
    const one = addressesOf(pattern);
    return (method === "POST" ? sentTo : led).some((address) => one.test(address));
  };
  const notLed = answering.filter((row) => !isLed(row)).map(({ method, pattern }) => `${method} ${pattern}`);
  expect([...new Set(notLed)].sort()).toEqual(Object.values(LED_ELSEWHERE).flat().sort());
});

it("no page leads to an address that no route has", () => {
  const known = [...new Set(knownRoutes().map(({ pattern }) => pattern))]
    .filter((pattern) => !pattern.endsWith("*"))
    .map(addressesOf);
  // scripts, styles and fonts, as the development server names them, and the files of `public`
  const isFile = (address: string) =>
    /^\/(app|@react-router)\//.test(address) || existsSync(join("public", address.slice(1)));
  const isKnown = (address: string) => isFile(address) || known.some((one) => one.test(address));
  const lost = [...leads].flatMap(([pattern, to]) =>
    [...to]
      .filter((address) => /^\/(?!\/)/.test(address) && !isKnown(address))
      .map((one) => `${pattern}: ${anyId(one)}`),
  );
  expect([...new Set(lost)]).toEqual([]);
});

/** Where people arrive: pages to which something else than a link leads, or a tab that is not opened here, are among them. */
const BEGINNINGS = [
  "/",
  "/firma/proposals", // from the documents of /firma/network
  ...["uat", "firma", "admin"].map((who) => `/${who}/dashboard`),
  ...Object.values(LED_ELSEWHERE)
    .flat()
    .flatMap((address) => (address.startsWith("GET ") ? [address.slice(4)] : [])),
];

it("every page is reached by links from where people arrive", () => {
  const patterns = [...leads.keys()];
  const waiting = BEGINNINGS.filter((pattern) => leads.has(pattern));
  const reached = new Set(waiting);
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift())
    for (const to of patterns.filter((pattern) => !reached.has(pattern))) {
      const one = addressesOf(to);
      if (![...(leads.get(from) ?? [])].some((address) => one.test(address))) continue;
      reached.add(to);
      waiting.push(to);
    }
  expect(patterns.filter((pattern) => !reached.has(pattern))).toEqual([]);
});

it("every page has a title and a heading", () => {
  expect([...unnamed]).toEqual([]);
});

type Shown = { pattern: string; persona: Persona; form: PageForm; action: string; asks: boolean };

/** The forms that post, on every page; the addresses that pages lead to; the pages without a heading or a title. */
async function shownForms(): Promise<Shown[]> {
  const found: Shown[] = [];
  for (const { row, persona } of shownPages()) {
    setClock(MOMENTS[row.at]);
    const path = pathOf(row, world.ids);
    const { text } = await ask(path, world.cookies[row.at][persona]);
    const to = leads.get(row.pattern) ?? new Set<string>();
    leads.set(row.pattern, to);
    for (const [, address = ""] of text.matchAll(/ (?:href|action|formaction)="([^"?#]*)/g))
      if (address !== path) to.add(address);
    if (text.includes("<form")) filledIn.add(path);
    const [, title] = /<title>([^<]*)/.exec(text) ?? [];
    const [, heading] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(text) ?? [];
    if (text.startsWith("<!DOCTYPE") && (!title || title.startsWith(" –") || !wordsOf(heading ?? "")))
      unnamed.add(row.pattern);
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
 * Every page, for each role that it is shown to as the first and the last persona who sees it (such as its author and another),
 * to the suspended only where no other sees it; without the examples of components.
 */
function shownPages() {
  return rows
    .filter(({ method, pattern }) => method === "GET" && pattern !== "/dev/ui")
    .flatMap((row) => {
      const seeing = PERSONAS.filter((_persona, index) => row.codes[index] === "200");
      const suspended = seeing.filter(isSuspended);
      const others = seeing.filter((persona) => !isSuspended(persona));
      const byRole = (personas: readonly Persona[]) => [
        ...new Map([...suspended, ...personas].map((persona) => [roleOf(world, persona), persona])).values(),
      ];
      return [...new Set([...byRole(others), ...byRole(others.toReversed())])].map((persona) => ({ row, persona }));
    });
}
