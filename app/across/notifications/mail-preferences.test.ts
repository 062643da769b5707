import { beforeAll, describe, expect, it } from "vitest";
import { oneClick, stopLink } from "~/modules/outreach/newsletter.test-data";
import { now } from "~/platform/clock";
import { record } from "~/platform/journal/journal.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { isOneClickStop, type NotificationType } from "./rules/notification";
import { rule } from "./rules/sentence";
import { preferencesOf } from "./store/preferences.server";
import { deliver } from "./verbs/deliver.server";

describe("the mails of notifications", () => {
  ownPlatform();
  let firma: Person;
  let other: Person;
  beforeAll(async () => {
    firma = await member("FIRMA");
    other = await member("FIRMA");
  });

  async function mailedTo(who: Person, type: NotificationType = "opportunity") {
    const subjectId = who.actor.organisation?.id ?? "";
    const entry = await record({ what: "organisation.verified", subjectId, by: null, at: now() });
    const notice = {
      title: rule("S-a întâmplat ceva"),
      message: rule("Termen: mâine"),
      href: "/firma/dashboard",
      action: "Vezi",
    };
    await deliver(entry, { type, to: { people: [who.actor.userId] }, ...notice });
    const [newest] = await newestMails(1, who.actor.email);
    return mailById(newest?.id ?? "");
  }
  const choiceOf = async (who: Person, type: NotificationType) => (await preferencesOf(who.actor.userId))(type);

  it("are stopped by one click from anywhere, one kind only, and stay in the account", async () => {
    await mailedTo(firma);
    const { post } = await stopLink(firma.actor.email);
    expect(isOneClickStop("POST", post)).toBe(true);
    for (const headers of [{ origin: "https://mail.example", cookie: other.cookie }, {}] as Record<string, string>[]) {
      const answer = await oneClick(post, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(await textOf(answer)).toContain("Nu primiți e-mailuri despre: Oportunitate care vi se potrivește");
    }
    expect(await choiceOf(firma, "opportunity")).toEqual({ inApp: true, email: "off" });
    expect(await choiceOf(firma, "message")).toEqual({ inApp: true, email: "immediate" });
    expect(await choiceOf(other, "opportunity")).toEqual({ inApp: true, email: "immediate" });
  });

  it("lead to a page that works without signing in, changes nothing by itself and names nobody", async () => {
    const mail = await mailedTo(firma, "message");
    const { post } = await stopLink(firma.actor.email);
    expect(mail?.text).toContain(`Alegeți ce mesaje primiți ${ORIGIN}${post}`);
    const html = await (await stranger.get(post)).text();
    for (const own of [firma.actor.email, firma.actor.name]) expect(html).not.toContain(own);
    expect(await choiceOf(firma, "message")).toEqual({ inApp: true, email: "immediate" });
    const pressed = await stranger.post(post, { oprire: "da" });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, post]);
    expect(await choiceOf(firma, "message")).toEqual({ inApp: true, email: "off" });
    expect((await stranger.post(post, { email: "opportunity" })).status).toBe(303);
    expect(await choiceOf(firma, "opportunity")).toEqual({ inApp: true, email: "immediate" });
    expect(await choiceOf(firma, "review_written")).toEqual({ inApp: true, email: "off" });
  });

  it("that are critical cannot be stopped and do not say that they can", async () => {
    const mail = await mailedTo(firma, "response_outcome");
    expect(mail?.listUnsubscribe).toBeNull();
    expect(mail?.text).not.toContain("/abonare/");
  });

  it("are stopped by nobody else's link", async () => {
    await mailedTo(other);
    const { post } = await stopLink(other.actor.email);
    const forged = post.replace(other.actor.userId, firma.actor.userId);
    const otherKind = post.replace(".opportunity.", ".collaboration.");
    for (const path of [forged, otherKind, "/abonare/notificari/x"]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.post(path, { oprire: "da" })).status).toBe(404);
    }
    expect((await oneClick(`${post}.data`, { origin: "https://evil.example" })).status).toBe(403);
    expect(await choiceOf(other, "opportunity")).toEqual({ inApp: true, email: "immediate" });
  });
});
