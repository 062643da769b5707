import { beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { hiddenField, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, readText, signedIn, type Visitor } from "../../../tests/support/request-visitors";
import { responsesTo } from "./store/responses.server";
import { type Cast, cast, DEADLINE, responseInput, sentBy, standing } from "./stories.test-data";
import { acceptResponse } from "./verbs/decisions.server";
import { NO_FILES } from "./verbs/files.server";
import { respond } from "./verbs/responses.server";

const WHY = "Oferta mai ieftină nu cuprinde plata cu cardul.";

describe("an offer that is accepted against what was announced", () => {
  ownPlatform();
  let people: Cast;
  let uat: Visitor;
  let story: { id: string; cheap: string; dear: string };

  beforeEach(async () => {
    people = await cast();
    uat = await signedIn(people.uat);
    const id = await sentBy(people.uat, { criterion: "prețul cel mai scăzut" });
    const sum = (minor: number) => responseInput({ priceMin: { minor, currency: null } });
    story = {
      id,
      cheap: await respond(people.author, id, sum(8_450_000), NO_FILES),
      dear: await respond(people.other, id, sum(8_990_000), NO_FILES),
    };
  });

  const page = (response: string) => `${at(story.id, "acceptance")}?raspuns=${response}`;
  const accept = async (response: string, fields: Record<string, string>) => {
    const html = await (await uat.get(page(response))).text();
    return uat.post(page(response), { formKey: hiddenField(html, "formKey"), response, ...fields });
  };

  it("asks why before the deadline, on a page of its own, and is kept with the offer and in the dossier", async () => {
    const board = await (await uat.get(`${at(story.id)}?tab=oferte`)).text();
    expect(board).toContain(`href="${page(story.cheap).replaceAll("&", "&amp;")}"`);
    expect(board).not.toContain(`id="accept-${story.cheap}"`);
    expect(await readText(uat, page(story.cheap))).toContain("nu a trecut: până atunci pot sosi și alte oferte.");
    const bare = await accept(story.cheap, { reason: " " });
    expect(bare.status).toBe(400);
    expect(await textOf(bare)).toContain("Scrieți de ce alegeți această ofertă acum");
    expect((await standing(story.id)).status).toBe("sent");
    expect((await accept(story.cheap, { reason: WHY })).status).toBe(303);
    expect(await readText(uat, at(story.id, "dosar"))).toContain(`Motivul: ${WHY}`);
    const [accepted] = (await responsesTo(await standing(story.id))).filter(({ id }) => id === story.cheap);
    expect(accepted?.acceptedReason).toBe(WHY);
  });

  it("asks why of a dearer one after the deadline, and nothing of the cheapest", async () => {
    setClock(DEADLINE);
    uat = await signedIn(people.uat);
    expect(await readText(uat, page(story.dear))).toMatch(
      /Criteriul anunțat este „prețul cel mai scăzut”.* 84\.500 lei/,
    );
    expect(await (await uat.get(page(story.cheap))).text()).not.toContain('name="reason"');
    await expect(acceptResponse(people.uat, story.id, story.dear, null)).rejects.toMatchObject({ status: 409 });
    expect((await accept(story.dear, { reason: "" })).status).toBe(400);
    expect((await accept(story.cheap, {})).status).toBe(303);
  });
});
