import { expect, test } from "vitest";
import { brokenBounds } from "../drills/drill";
import { bounds, run } from "../drills/failover";

test("a standby takes the place of a killed primary: nothing acknowledged is lost, forms are accepted again in seconds, the old primary is refused", async () => {
  const figures = await run({ isSmall: true });
  expect(brokenBounds(figures, bounds)).toEqual([]);
});
