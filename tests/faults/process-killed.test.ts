import { expect, test } from "vitest";
import { cast, ownDatabase, ownFolder, ownServer, visit } from "./support/stage";
import { damage, Writer } from "./support/writer";

test("kill -9 of the process while writes are acknowledged, three times: none is lost, none is half, the next start needs no help", async () => {
  const [url, dataDir] = await Promise.all([ownDatabase(), ownFolder()]);
  let server = await ownServer({ databaseUrl: url, dataDir });
  const { port } = server;
  const people = [...cast().authorities, ...cast().authorities];
  const writer = new Writer(people.map((person) => visit(server, person)));
  writer.start();
  for (let round = 1; round <= 3; round += 1) {
    await writer.more(25);
    await server.kill();
    expect(await damage(url, writer.acknowledged)).toEqual([]);
    server = await ownServer({ databaseUrl: url, dataDir, port });
    expect(server.readyAfter).toBeLessThan(20_000);
  }
  await writer.more(25);
  await writer.stop();
  expect(writer.odd).toEqual([]);
  expect(await damage(url, writer.acknowledged)).toEqual([]);
  expect(writer.forms.length).toBe(writer.acknowledged.length);
});
