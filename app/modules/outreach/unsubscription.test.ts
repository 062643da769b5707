import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { historyOf } from "~/platform/journal/journal.server";
import { app } from "../../../tests/support/app";
import { member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { address, confirmed, linkTo, oneClick, rowOf, stopLink, subscribe } from "./newsletter.test-data";
import { forgetPending } from "./verbs/newsletter.server";

ownPlatform();

beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`);
});
afterEach(() => setClock(null));

describe("leaving by the mail program's one click", () => {
  it("takes a post from anywhere, without login, and answers without a redirect", async () => {
    for (const headers of [{}, { origin: "https://mail.example" }, { origin: "null" }] as Record<string, string>[]) {
      const email = await confirmed();
      const { post } = await stopLink(email);
      const answer = await oneClick(post, headers);
      expect(answer.status).toBe(200);
      expect(await textOf(answer)).toContain("V-ați dezabonat");
      expect((await rowOf(email))?.state).toBe("unsubscribed");
    }
  });

  it("may be repeated, and is written into the journal once", async () => {
    const email = await confirmed();
    const { post } = await stopLink(email);
    for (let count = 0; count < 3; count += 1) expect((await oneClick(post)).status).toBe(200);
    const { id = "" } = (await rowOf(email)) ?? {};
    expect((await historyOf(id)).map(({ what }) => what)).toEqual([
      "newsletter.asked",
      "newsletter.confirmed",
      "newsletter.left",
    ]);
  });

  it("changes nothing by a GET, which offers a button that does", async () => {
    const email = await confirmed();
    const { post } = await stopLink(email);
    for (const request of [stranger.get(post), app().fetch(new Request(ORIGIN + post, { method: "HEAD" }))]) {
      expect((await request).status).toBe(200);
    }
    const html = await (await stranger.get(post)).text();
    expect(html).not.toContain(email);
    expect((await rowOf(email))?.state).toBe("confirmed");
    const pressed = await stranger.post(post, { pagina: "dezabonare" });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/abonare/dezabonat"]);
    expect((await rowOf(email))?.state).toBe("unsubscribed");
    expect(await textOf(await stranger.get("/abonare/dezabonat"))).toContain("V-ați dezabonat");
  });

  it("says how to leave by writing, too, with the link that does it", async () => {
    const { post, write } = await stopLink(await confirmed());
    const mail = new URL(write);
    expect([mail.protocol, mail.pathname]).toEqual(["mailto:", "suport@psp.test"]);
    expect(mail.searchParams.get("body")).toBe(ORIGIN + post);
  });

  it("belongs to one subscriber: another's signature or a made-up one stops nobody", async () => {
    const one = await confirmed();
    const other = await confirmed();
    const mine = (await stopLink(one)).post;
    const theirs = (await stopLink(other)).post;
    const forged = `${mine.slice(0, mine.lastIndexOf("."))}.${theirs.slice(theirs.lastIndexOf(".") + 1)}`;
    for (const path of [forged, `/abonare/dezabonare/${(await rowOf(one))?.id}.${"x".repeat(43)}`]) {
      expect((await oneClick(path)).status).toBe(404);
      expect((await stranger.get(path)).status).toBe(404);
    }
    expect((await rowOf(one))?.state).toBe("confirmed");
    expect((await rowOf(other))?.state).toBe("confirmed");
  });

  it("is the only post that may come from elsewhere", async () => {
    const email = await confirmed();
    const { post } = await stopLink(email);
    const from = { origin: "https://evil.example" };
    for (const path of ["/abonare", `${post}.data`, `${post}/`, "/login", "/abonare/confirmare/x"]) {
      expect([path, (await oneClick(path, from)).status]).toEqual([path, 403]);
    }
    expect((await rowOf(email))?.state).toBe("confirmed");
  });

  it("opens nothing for whoever is signed in: no cookie comes of it", async () => {
    const uat = await member("UAT");
    const email = await confirmed();
    const { post } = await stopLink(email);
    const answer = await oneClick(post, { cookie: uat.cookie, origin: "https://evil.example" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

it("whoever left may come back by asking again, and leaves again by an old mail", async () => {
  const email = await confirmed();
  const { post } = await stopLink(email);
  await oneClick(post);
  setClock(new Date(now().getTime() + 3_600_000));
  await subscribe(email);
  expect((await rowOf(email))?.state).toBe("unsubscribed");
  await stranger.post(await linkTo(email, "/abonare/confirmare/"));
  expect((await rowOf(email))?.state).toBe("confirmed");
  await oneClick(post);
  expect((await rowOf(email))?.state).toBe("unsubscribed");
});

it("leaving makes a confirmation link that still waits worthless", async () => {
  const email = await confirmed();
  const { post } = await stopLink(email);
  await oneClick(post);
  setClock(new Date(now().getTime() + 3_600_000));
  await subscribe(email);
  const link = await linkTo(email, "/abonare/confirmare/");
  await oneClick(post);
  expect((await stranger.get(link)).status).toBe(410);
});

it("who never confirms is forgotten after 30 days, everyone else stays", async () => {
  setClock(new Date("2026-10-01T10:00:00Z"));
  const waiting = address();
  const reader = address();
  const departed = address();
  await subscribe(waiting);
  for (const email of [reader, departed]) await confirmed(email);
  await oneClick((await stopLink(departed)).post);
  setClock(new Date("2026-10-31T09:59:00Z"));
  await forgetPending();
  expect(await rowOf(waiting)).toBeDefined();
  setClock(new Date("2026-10-31T10:00:01Z"));
  await forgetPending();
  expect(await rowOf(waiting)).toBeUndefined();
  expect((await rowOf(reader))?.state).toBe("confirmed");
  expect((await rowOf(departed))?.state).toBe("unsubscribed");
});
