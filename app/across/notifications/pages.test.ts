import { beforeAll, describe, expect, it } from "vitest";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { readFlash } from "~/platform/flash/flash.server";
import { record } from "~/platform/journal/journal.server";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import type { NotificationType } from "./rules/notification";
import { rule } from "./rules/sentence";
import { newestNotifications, unreadCount } from "./store/inbox.server";
import { preferencesOf } from "./store/preferences.server";
import { notificationPreferences } from "./tables.server";
import { deliver } from "./verbs/deliver.server";

describe("the pages of notifications", () => {
  ownPlatform();
  let firma: Person;
  let other: Person;

  const told = async (title: string, type: NotificationType = "opportunity") => {
    const subjectId = firma.actor.organisation?.id ?? "";
    const entry = await record({ what: "organisation.verified", subjectId, by: null, at: now() });
    const notice = { title: rule(title), message: rule("Termen: mâine"), href: "/firma/dashboard", action: "Vezi" };
    await deliver(entry, [{ type, to: { organisations: [subjectId] }, ...notice }]);
  };

  beforeAll(async () => {
    firma = await member("FIRMA");
    other = await member("FIRMA");
  });

  it("lead strangers to the door, and each role to its own", async () => {
    const answer = await stranger.get("/firma/notificari");
    expect(answer.headers.get("location")).toBe("/login?redirectTo=%2Ffirma%2Fnotificari");
    expect((await firma.get("/uat/notificari")).headers.get("location")).toBe("/firma/dashboard");
    expect((await firma.post("/uat/notificari/citire")).status).toBe(403);
  });

  it("say that there is nothing yet, then show what came, unread first said so", async () => {
    expect(await textOf(await firma.get("/firma/notificari"))).toContain("Nicio notificare, deocamdată");
    await told("Comuna Fântâna Albastră caută un partener");
    const text = await textOf(await firma.get("/firma/notificari"));
    expect(text).toContain("(1) Notificări – PSP");
    expect(text).toContain("Necitită: Comuna Fântâna Albastră caută un partener");
    expect(text).toContain("Marchează toate ca citite");
    expect(await textOf(await other.get("/firma/notificari"))).toContain("Nicio notificare, deocamdată");
  });

  it("mark one as read on opening, by post alone and by its owner alone", async () => {
    const [item] = await newestNotifications(firma.actor);
    const path = `/firma/notificari/${item!.id}/deschidere`;
    expect((await firma.get(path)).headers.get("location")).toBe("/firma/notificari");
    const foreign = await other.post(path);
    const missing = await other.post("/firma/notificari/01890000-0000-7000-8000-00000000dead/deschidere");
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await textOf(foreign)).toBe(await textOf(missing));
    expect(await unreadCount(firma.actor)).toBe(1);
    const opened = await firma.post(path);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/firma/dashboard"]);
    expect(await unreadCount(firma.actor)).toBe(0);
  });

  it("mark all as read", async () => {
    await told("Una");
    await told("Alta");
    expect((await other.post("/firma/notificari/citire")).status).toBe(303);
    expect(await unreadCount(firma.actor)).toBe(2);
    expect((await firma.post("/firma/notificari/citire")).headers.get("location")).toBe("/firma/notificari");
    expect(await unreadCount(firma.actor)).toBe(0);
  });

  it("undo one reading of all, and nothing read before it or by another person", async () => {
    await told("Înainte");
    await firma.post("/firma/notificari/citire");
    await told("După");
    const answer = await firma.post("/firma/notificari/citire");
    const flash = readFlash(/flash=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? null);
    const undo = flash?.undo?.action ?? "";
    expect(undo).toMatch(/^\/firma\/notificari\/necitire\?la=\d+$/);
    expect((await other.post(undo)).status).toBe(303);
    expect(await unreadCount(firma.actor)).toBe(0);
    expect((await firma.post(undo)).headers.get("location")).toBe("/firma/notificari");
    expect(await unreadCount(firma.actor)).toBe(1);
    expect((await firma.post("/firma/notificari/necitire?la=ieri")).status).toBe(400);
    await firma.post("/firma/notificari/citire");
    const nothing = await firma.post("/firma/notificari/citire");
    expect(readFlash(/flash=([^;]+)/.exec(nothing.headers.get("set-cookie") ?? "")?.[1] ?? null)?.undo).toBeUndefined();
  });

  it("narrow to a kind, and to what is unread", async () => {
    const numbers = async (tab: string) => {
      const text = await textOf(await firma.get(`/firma/notificari${tab}`));
      return ["Deosebita", "Potrivita"].map((title) => text.includes(title));
    };
    await told("Deosebita", "organisation");
    await told("Potrivita");
    expect(await numbers("?fila=organizatie")).toEqual([true, false]);
    expect(await numbers("?fila=oportunitati")).toEqual([false, true]);
    expect(await numbers("?fila=necitite")).toEqual([true, true]);
    expect(await numbers("?fila=altceva")).toEqual([true, true]);
    const tabs = await textOf(await firma.get("/firma/notificari"));
    expect(tabs).toContain("Organizație 1");
    expect(tabs).not.toContain("Bibliotecă");
    await firma.post("/firma/notificari/citire");
    expect(await numbers("?fila=necitite")).toEqual([false, false]);
    expect(await textOf(await firma.get("/firma/notificari?fila=necitite"))).toContain("Nimic aici");
  });

  it("page what is many", async () => {
    for (let number = 0; number < 20; number += 1) await told(`Numărul ${number}`);
    const first = await textOf(await firma.get("/firma/notificari"));
    expect(first).toContain("Numărul 19");
    expect(first).not.toContain("Alta");
    expect(await textOf(await firma.get("/firma/notificari?pagina=2"))).toContain("Alta");
    for (const odd of ["0", "-1", "abc"]) {
      expect((await firma.get(`/firma/notificari?pagina=${odd}`)).status).toBe(200);
    }
    for (const beyond of ["3", "999", "99999999999999999999"]) {
      const led = await firma.get(`/firma/notificari?pagina=${beyond}`);
      expect(led.headers.get("location")).toBe("/firma/notificari?pagina=2");
    }
  });

  it("keep what was chosen, and offer no choice about what always comes", async () => {
    const page = await (await firma.get("/firma/notificari/preferinte")).text();
    expect(page).toContain('value="opportunity"');
    expect(page).not.toContain('value="response_outcome"');
    expect(page).not.toContain('value="question_asked"');
    expect(page.match(/<input[^>]*value="weekly_digest"[^>]*>/g)).toEqual([expect.stringContaining('name="email"')]);
    const chosen = { inApp: ["opportunity", "message"], email: ["message", "response_moved", "altceva"] };
    const saved = await firma.post("/firma/notificari/preferinte", chosen);
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/firma/notificari/preferinte"]);
    const preferenceOf = await preferencesOf(firma.actor.userId);
    expect(preferenceOf("opportunity")).toEqual({ inApp: true, email: "off" });
    expect(preferenceOf("message")).toEqual({ inApp: true, email: "immediate" });
    expect(preferenceOf("review_written")).toEqual({ inApp: false, email: "off" });
    expect(preferenceOf("response_outcome")).toEqual({ inApp: true, email: "immediate" });
    expect(preferenceOf("weekly_digest")).toEqual({ inApp: false, email: "off" });
    await firma.post("/firma/notificari/preferinte", { inApp: ["weekly_digest"], email: ["weekly_digest"] });
    expect((await preferencesOf(firma.actor.userId))("weekly_digest")).toEqual({ inApp: false, email: "weekly" });
    const stored = (await db().select().from(notificationPreferences)).map(({ type }) => type);
    expect(stored).not.toContain("response_outcome");
    expect(stored).not.toContain("altceva");
  });
});
