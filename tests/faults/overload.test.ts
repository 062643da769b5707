import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Browser } from "../support/browser";
import { type Answered, crowd } from "../support/crowd";
import { cast, ownDatabase, ownServer, visit } from "./support/stage";

const FEW = 8;
const MANY = 400;
const SECONDS = 3;
/** Few and many connections in turn, so that other load of the machine affects both. */
const ROUNDS = 4;
/** The machine may be busy with other things; where everything is let in, it is less than a twentieth. */
const LEAST_RATIO = 0.5;

/** What others are answered meanwhile, who ask for something else again and again. */
function beside(work: () => Promise<number>) {
  const statuses = new Set<number>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      statuses.add(await work());
      await sleep(50);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return [...statuses];
  };
}

test("hundreds who ask at once: as many pages are answered as when few ask, and kept pages, probes and sign-in are too", async () => {
  const server = await ownServer({ databaseUrl: await ownDatabase() });
  const { cookie } = visit(server, cast().authorities[0]);
  const stranger = new Browser(server.origin);
  const ask = (connections: number) =>
    crowd({ origin: server.origin, paths: ["/uat/dashboard"], cookie, connections, seconds: SECONDS });
  await ask(FEW); // before that the engine still compiles what it runs
  for (const path of ["/", "/parteneri"]) expect((await stranger.get(path)).status).toBe(200);

  let tries = 0;
  const signIn = async () => {
    tries += 1;
    const somebody = new Browser(server.origin);
    const page = await somebody.get("/login?tip=uat");
    if (page.status !== 200) return page.status;
    return (await somebody.submit(page, { email: `nimeni-${tries}@psp.test`, parola: "nu-este-parola" })).status;
  };
  const few: Answered[] = [];
  const many: Answered[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    few.push(await ask(FEW));
    const others = [
      beside(async () => (await stranger.get("/")).status),
      beside(async () => (await stranger.get("/parteneri")).status),
      beside(async () => (await stranger.get("/readyz")).status),
      beside(signIn),
    ];
    many.push(await ask(MANY));
    expect(await Promise.all(others.map((end) => end()))).toEqual([[200], [200], [200], [400]]); // the password is wrong
  }

  const sum = (rounds: Answered[], key: "good" | "refused") => rounds.reduce((all, round) => all + round[key], 0);
  expect(sum(many, "good") / sum(few, "good")).toBeGreaterThan(LEAST_RATIO);
  expect(sum(many, "refused")).toBeGreaterThan(0); // or there was no overload
  expect(sum(few, "refused")).toBe(0);
});
