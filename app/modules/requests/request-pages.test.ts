import { beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, LIST, readText, signedIn } from "../../../tests/support/request-visitors";
import { authority, type Cast, cast, everything, NONE, START, STATES, type State, sentBy } from "./stories.test-data";

const PAGES = ["", "edit", "preview", "dosar", "termen.ics", `files/${NONE}`, `responses/${NONE}/files/${NONE}`];
const STEPS = [
  "sending",
  "recall",
  "deletion",
  "clarification",
  "extension",
  "changes",
  "evaluation",
  "opening",
  "acceptance",
  "completion",
  "cancellation",
  "copy",
  "review",
  `questions/${NONE}/answer`,
];

describe("the pages of an authority's requests", () => {
  ownPlatform();
  let people: Cast;
  let open: string;

  beforeAll(async () => {
    people = await cast();
    open = await sentBy(people.uat);
  });

  it("lead the signed-out to the door", async () => {
    for (const path of [LIST, `${LIST}/new`, ...[...PAGES, ...STEPS].map((part) => at(open, part))]) {
      const answer = await stranger.get(path);
      expect(answer.status, path).toBe(302);
      expect(answer.headers.get("location"), path).toContain("/login?redirectTo=");
    }
    expect((await stranger.post(at(open, "cancellation"), { reason: "other" })).headers.get("location")).toContain(
      "/login",
    );
  });

  it("lead a firm home, and refuse what it posts", async () => {
    setClock(START);
    const firma = await signedIn(people.author);
    const before = await everything();
    for (const part of [...PAGES, ...STEPS]) {
      expect((await firma.get(at(open, part))).headers.get("location"), part).toBe("/firma/dashboard");
    }
    for (const part of STEPS) expect((await firma.post(at(open, part))).status, part).toBe(403);
    expect(await everything()).toBe(before);
  });

  it("are the same 404 for another authority as for an id that nobody has", async () => {
    setClock(START);
    const other = await signedIn(await authority());
    const bodies = new Set<string>();
    const before = await everything();
    for (const id of [open, NONE, "abc"]) {
      for (const part of ["", "edit", "preview", "dosar", "sending", "extension", "review"]) {
        const answer = await other.get(at(id, part));
        expect(answer.status, part).toBe(404);
        bodies.add((await textOf(answer)).replaceAll(id, ""));
      }
      for (const part of PAGES.slice(4)) expect((await other.get(at(id, part))).status, part).toBe(404);
      for (const part of ["deletion", "copy", "opening", "recall", "completion"]) {
        expect((await other.post(at(id, part), { formKey: crypto.randomUUID() })).status, part).toBe(404);
      }
    }
    expect(bodies.size).toBe(1);
    expect(await everything()).toBe(before);
  });

  it("say where the request stands when a step comes too early or too late", async () => {
    setClock(START);
    const uat = await signedIn(people.uat);
    for (const part of [
      "sending",
      "deletion",
      "evaluation",
      "opening",
      "completion",
      "review",
      "acceptance?raspuns=x",
    ]) {
      const answer = await uat.get(at(open, part));
      expect([404, 409], part).toContain(answer.status);
      if (answer.status === 409) expect(await textOf(answer)).toContain("Înapoi la");
    }
  });
});

/** Nothing waits for an authority that has no page of its community yet. */
const NOTHING_WAITS = "Prezentați-vă comunitatea";

/** What the dashboard says comes next in each state. */
const NEXT: Record<State, string> = {
  draft: "Trimiteți „Portal",
  open: NOTHING_WAITS,
  sealed: NOTHING_WAITS,
  to_confirm: NOTHING_WAITS,
  closed: "Alegeți oferta pentru „Portal",
  closedSealed: "Deschideți ofertele pentru „Portal",
  opened: "Alegeți oferta pentru „Portal",
  withdrawn: NOTHING_WAITS,
  running: NOTHING_WAITS,
  vacant: "Partenerul ales nu mai continuă: „Portal",
  completed: "Scrieți o recenzie pentru „Portal",
  cancelled: NOTHING_WAITS,
};

describe("every state of a request has its page", () => {
  ownPlatform();
  const tabs = [
    "oferte",
    "descriere",
    "intrebari",
    "istoric",
    "potriviri",
    "discutii",
    "dosar",
    "pregatire",
    "altceva",
  ];

  it.each(Object.keys(STATES) as State[])("%s", async (state) => {
    const people = await cast();
    const story = await STATES[state](people);
    const uat = await signedIn(people.uat);
    for (const tab of tabs) {
      const answer = await uat.get(`${at(story.id)}?tab=${tab}`);
      expect(answer.status, tab).toBe(200);
      expect(await textOf(answer), tab).toContain("Portal de taxe și impozite locale");
    }
    for (const part of ["dosar", "preview"]) expect((await uat.get(at(story.id, part))).status, part).toBe(200);
    expect((await uat.get(LIST)).status).toBe(200);
    expect(await readText(uat, "/uat/dashboard")).toContain(NEXT[state]);
  });
});
