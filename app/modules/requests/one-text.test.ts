import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { LIST, OFFER, orgOf } from "./opportunity-pages.test-data";
import { type Cast, cast, START, STATES, sentBy } from "./stories.test-data";
import { askQuestion } from "./verbs/questions.server";
import { writeReview } from "./verbs/reviews.server";

ownPlatform();

const SCORES = { overall: 5, quality: 5, time: 4, communication: 5, price: 4 };
const FIRST = "Textul celui dintâi.";
const SECOND = "Textul celui de al doilea.";

describe("what one organisation can send once, sent by two colleagues", () => {
  let people: Cast;
  const both: Record<"uat" | "firma", Person[]> = { uat: [], firma: [] };
  beforeAll(async () => {
    setClock(START);
    people = await cast();
    const uat = orgOf(people.uat);
    const firma = orgOf(people.author);
    both.uat = [await person("UAT", uat, "colleague"), await person("UAT", uat, "colleague")];
    both.firma = [await person("FIRMA", firma, "colleague"), await person("FIRMA", firma, "colleague")];
  });
  beforeEach(() => setClock(START));

  const R = "/uat/service-requests";
  const scores = Object.fromEntries(Object.entries(SCORES).map(([name, score]) => [name, String(score)]));
  it.each<[string, "uat" | "firma", Record<string, string>, () => Promise<string>]>([
    ["an offer", "firma", OFFER, async () => `${LIST}/${await sentBy(people.uat)}/response`],
    ["a review", "uat", scores, async () => `${R}/${(await STATES.completed(people)).id}/review`],
    [
      "a reply to a review",
      "firma",
      {},
      async () => {
        const { id } = await STATES.completed(people);
        await writeReview(people.uat, id, { ...SCORES, text: "Foarte bine." });
        return `${LIST}/${id}/review-reply`;
      },
    ],
    [
      "an answer to a question",
      "uat",
      {},
      async () => {
        const id = await sentBy(people.uat);
        return `${R}/${id}/questions/${await askQuestion(people.author, id, { text: "Cine plătește?" })}/answer`;
      },
    ],
  ])("answers the second with both texts and who was first: %s", async (_, side, fields, make) => {
    const path = await make();
    const [first, second] = both[side] as [Person, Person];
    expect((await first.post(path, { ...fields, text: FIRST, formKey: newFormKey() })).status).toBe(303);
    const answer = await second.post(path, { ...fields, text: SECOND, formKey: newFormKey() });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    for (const words of [FIRST, SECOND, first.actor.name]) expect(html).toContain(words);
  });

  it("lets the second offer replace the first knowingly", async () => {
    const path = `${LIST}/${await sentBy(people.uat)}/response`;
    const [first, second] = both.firma as [Person, Person];
    await first.post(path, { ...OFFER, text: FIRST, formKey: newFormKey() });
    const sent = { ...OFFER, text: SECOND, formKey: newFormKey() };
    const html = await (await second.post(path, sent)).text();
    const version = html.match(/name="version" value="([^"]+)"/)?.[1] ?? "";
    expect((await second.post(path, { ...sent, version })).status).toBe(303);
    expect(await (await first.get(path)).text()).toContain(SECOND);
  });
});
