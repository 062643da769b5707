import { request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { processesOf } from "../../app/platform/database/embedded/processes.server";
import { Browser } from "../support/browser";
import { embeddedUrl, query } from "../support/databases";
import { fairNow, fairSleep } from "../support/fair-time";
import { firmAnswers } from "../support/visits";
import { makeCast, type Someone } from "./support/cast";
import { ownFolder, ownServer, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

test("SIGTERM with requests under way: all are answered, the streams end, nothing is left running", async () => {
  const dataDir = await ownFolder();
  const server = await ownServer({ dataDir });
  const url = await embeddedUrl(dataDir);
  const cast = await makeCast(url);
  const [clerk] = cast.authorities;
  const live = await fetch(`${server.origin}/live`, { headers: { cookie: clerk.cookie } });
  expect(live.status).toBe(200);

  const slow = [1, 2, 3].map((number) => slowPost(server.port, clerk, `Încet ${number}`));
  const applicants = [1, 2, 3].map(() => new Browser(server.origin));
  const sends = await Promise.all(applicants.map((applicant) => filledIn(applicant)));
  const registrations = sends.map((send) => send());
  await fairSleep(200); // every request has arrived, none of the slow ones is whole
  const toldAt = fairNow();
  const exit = server.stop();
  await fairSleep(400);
  expect(await connects(server.port)).toBe(false);
  for (const { finish } of slow) finish();

  expect(await Promise.all(slow.map(({ status }) => status))).toEqual([303, 303, 303]);
  expect((await Promise.all(registrations)).map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await exit).toBe(0);
  expect(fairNow() - toldAt).toBeLessThan(8_000);
  await live.body?.cancel().catch(() => {});
  expect(await processesOf(`${dataDir}/pg/cluster`)).toEqual([]);

  const again = await ownServer({ dataDir });
  const rows = await query<{ title: string }>(await embeddedUrl(dataDir), "select title from requests order by title");
  expect(rows.map(({ title }) => title)).toEqual(["Încet 1", "Încet 2", "Încet 3"]);
  expect((await visit(again, clerk).get("/uat/service-requests")).words).toContain("Încet 2");
});

const filledIn = async (applicant: Browser) =>
  applicant.prepare(await applicant.get("/register?tip=firma"), firmAnswers());

/** Does it still take new work? */
function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const say = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => say(true)).once("error", () => say(false));
  });
}

/** A post of which half has arrived, until `finish`. */
function slowPost(port: number, { cookie }: Someone, title: string): { status: Promise<number>; finish(): void } {
  const body = Buffer.from(
    new URLSearchParams({
      formKey: crypto.randomUUID(),
      title,
      category: "eu_funds",
      description: "Rând cu rând.",
    }).toString(),
  );
  const status = Promise.withResolvers<number>();
  const sent = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: NEW_REQUEST,
    headers: {
      cookie,
      origin: `http://127.0.0.1:${port}`,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": body.length,
    },
  });
  status.promise.catch(() => {}); // a test that failed before does not wait for it
  sent.on("response", (answer) => status.resolve(answer.resume().statusCode ?? 0)).on("error", status.reject);
  sent.write(body.subarray(0, 30));
  return { status: status.promise, finish: () => sent.end(body.subarray(30)) };
}
