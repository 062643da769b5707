import { expect, test } from "vitest";
import { bounds, run } from "../drills/failover";

test("a standby takes the place of a killed primary: nothing acknowledged is lost, forms are accepted again in seconds, the old primary is refused", async () => {
  const figures = await run({ isSmall: true });
  const broken = Object.entries(bounds).filter(([name, bound]) => {
    const { least, most } = { least: -Infinity, most: Infinity, ...bound };
    const figure = figures[name] ?? Number.NaN;
    return !(figure >= least && figure <= most);
  });
  expect({ broken, figures }).toMatchObject({ broken: [] });
});
