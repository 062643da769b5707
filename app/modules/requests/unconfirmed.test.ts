import { expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { ownPlatform } from "../../../tests/support/platform";
import { at, readText, signedIn } from "../../../tests/support/request-visitors";
import { opportunitiesAt } from "./rules/opportunity-query";
import { opportunityPath } from "./rules/paths";
import { cast, DEADLINE, START, STATES } from "./stories.test-data";

ownPlatform();

it("an offer that its firm did not confirm is to be confirmed until the deadline, and unconfirmed after it, wherever it is shown", async () => {
  const people = await cast();
  const { id } = await STATES.to_confirm(people);
  const read = async () => {
    const uat = await signedIn(people.uat);
    const firm = await signedIn(people.author);
    return [
      await readText(uat, `${at(id)}?tab=oferte`),
      await readText(firm, opportunityPath(id)),
      await readText(firm, opportunitiesAt({ tab: "mele" })),
    ];
  };
  for (const page of await read()) expect(page).toContain("De confirmat");
  setClock(DEADLINE);
  for (const page of await read()) {
    expect(page).toContain("Neconfirmată");
    expect(page).not.toContain("De confirmat");
  }
  setClock(START);
});
