import { expect, test } from "vitest";
import { embeddedUrl } from "../support/databases";
import { fairNow } from "../support/fair-time";
import { postmasterIn, until } from "../support/servers";
import { makeCast } from "./support/cast";
import { ownFolder, ownServer, visit } from "./support/stage";
import { damage, Writer } from "./support/writer";

test("kill -9 of the embedded database while writes are acknowledged, three times: none is lost, and the process brings it back itself", async () => {
  const dataDir = await ownFolder();
  const server = await ownServer({ dataDir });
  const url = await embeddedUrl(dataDir);
  const { authorities } = await makeCast(url);
  const writer = new Writer([...authorities, ...authorities].map((person) => visit(server, person)));
  writer.start();
  const recoveries: number[] = [];
  for (let round = 1; round <= 3; round += 1) {
    await writer.more(25);
    const postmaster = await postmasterIn(dataDir);
    process.kill(postmaster, "SIGKILL");
    const killedAt = fairNow();
    await until(async () => ![0, postmaster].includes(await postmasterIn(dataDir)), "a new postmaster");
    await writer.more(1);
    recoveries.push(fairNow() - killedAt);
  }
  await writer.more(25);
  await writer.stop();
  expect(writer.odd).toEqual([]);
  expect(await damage(url, writer.acknowledged)).toEqual([]);
  expect(writer.forms.length).toBe(writer.acknowledged.length);
  expect(Math.max(...recoveries)).toBeLessThan(5_000);

  // both at once, as when the machine goes: the next start finds what is there
  process.kill(await postmasterIn(dataDir), "SIGKILL");
  await server.kill();
  const next = await ownServer({ dataDir });
  expect(next.readyAfter).toBeLessThan(20_000);
  expect(await damage(await embeddedUrl(dataDir), writer.acknowledged)).toEqual([]);
});
