import { describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ADMIN_REQUESTS, adminRequestPath } from "./rules/paths";
import { type Cast, cast, DEADLINE, hoursAfter, START, STATES, type State, standing } from "./stories.test-data";
import { openResponses } from "./verbs/decisions.server";

ownPlatform();

/** Signed in now, by the test clock. */
const read = async (path: string) => (await person("ADMIN")).get(path);

async function told(state: State) {
  const people = await cast();
  return { people, story: await STATES[state](people) };
}
const listed = async (query: string) => (await read(`${ADMIN_REQUESTS}?q=${encodeURIComponent(query)}`)).text();
const page = async (id: string) => textOf(await read(adminRequestPath(id)));
const named = ({ author }: Cast) => author.organisation?.name ?? "";

describe("an ADMIN's list of requests", () => {
  it("is found in by number, authority, firm and state, without drafts", async () => {
    const { people, story } = await told("running");
    const draft = await STATES.draft(people);
    const { registration } = await standing(story.id);
    const authority = people.uat.organisation?.name ?? "";
    const queries = [
      registration ?? "",
      `nr. ${registration?.toLowerCase().replace("2026-0000", "2026-")}`,
      authority,
      `Primăria ${authority.replace("Comuna", "comunei")}`,
      "portal de taxe",
      named(people),
      named(people).replace(" ", "-"),
    ];
    for (const query of queries) expect(await listed(query), query).toContain(adminRequestPath(story.id));
    expect(await listed("Primăria comunei Nicăieri")).not.toContain(adminRequestPath(story.id));
    expect(await listed("")).not.toContain(draft.id);
    const inState = async (state: string) => (await read(`${ADMIN_REQUESTS}?stare=${state}`)).text();
    expect(await inState("in_progress")).toContain(story.id);
    expect(await inState("completed")).not.toContain(story.id);
    expect((await read(adminRequestPath(draft.id))).status).toBe(404);
  });

  it("does not tell who has sent an offer while the offers are sealed", async () => {
    const { people, story } = await told("closedSealed");
    expect(await listed(named(people))).not.toContain(story.id);
    await openResponses(people.uat, story.id);
    expect(await listed(named(people))).toContain(story.id);
    setClock(START);
  });
});

describe("an ADMIN's page of a request", () => {
  it("says what was asked, offered, changed and decided, and offers no step", async () => {
    const { people, story } = await told("running");
    const text = await page(story.id);
    for (const words of ["Portal de taxe", "casierie", named(people), "84.500", "două runde", "Ofertă acceptată"])
      expect(text, words).toContain(words);
    expect(text).not.toMatch(/Acceptă oferta|Trimite mesaj|Schimbă partenerul/);
  });

  it("has of sealed offers only their number, until the authority opens them", async () => {
    const { people, story } = await told("sealed");
    for (const moment of [hoursAfter(START, 4), hoursAfter(DEADLINE, 1)]) {
      setClock(moment);
      const answer = await read(`${adminRequestPath(story.id)}`);
      const body = await answer.text();
      expect(body).toContain("2 oferte sigilate");
      expect(body).not.toMatch(/84\.500|8450000|două runde|Trei portaluri/);
      expect(body).not.toContain(named(people));
    }
    await openResponses(people.uat, story.id);
    expect(await page(story.id)).toContain("84.500");
  });
});
