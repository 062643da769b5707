import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { codeOf, codesStandStill } from "./codes.test-data";
import {
  cookiesOf,
  enter,
  forgetLimits,
  linkIn,
  PASSWORD,
  sessions,
  shapeOf,
  uat,
  withPassword,
} from "./pages.test-data";
import { readActor } from "./session/session.server";
import { passwordOfPerson } from "./signed-in/limits.server";
import { personById } from "./store/person.server";

ownPlatform();

describe("/login", () => {
  it("offers the choice, then the form of either door", async () => {
    expect(await textOf(await stranger.get("/login"))).toContain("Partener (Firmă)");
    expect(await textOf(await stranger.get("/login?tip=uat"))).toContain("Conectare Membru PSP");
    expect(await textOf(await stranger.get("/login?tip=firma"))).toContain("Conectare Partener PSP");
    expect(await textOf(await stranger.get("/login?redirectTo=%2Ffirma%2Fopportunities"))).toContain(
      "Conectare Partener PSP",
    );
    const signedIn = await member("FIRMA");
    expect((await signedIn.get("/login")).headers.get("location")).toBe("/firma/dashboard");
  });

  it("leads to where the account belongs, whichever door was chosen", async () => {
    const { actor } = await uat();
    const answer = await enter(actor.email, PASSWORD, "/login?tip=firma");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/uat/dashboard");
    expect((await readActor(cookiesOf(answer))).actor?.userId).toBe(actor.userId);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("psp.session="));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it.each([
    ["/uat/service-requests/new?partner=1", "/uat/service-requests/new?partner=1"],
    ["//evil.ro", "/uat/dashboard"],
    ["/\\evil.ro", "/uat/dashboard"],
    ["https://evil.ro/uat", "/uat/dashboard"],
  ])("honours redirectTo=%s with %s", async (asked, led) => {
    const { actor } = await uat();
    const answer = await enter(actor.email, PASSWORD, `/login?tip=uat&redirectTo=${encodeURIComponent(asked)}`);
    expect(answer.headers.get("location")).toBe(led);
  });

  it("answers an unknown address exactly like a wrong password", async () => {
    await forgetLimits();
    const { actor } = await uat();
    const wrong = await shapeOf(await enter(actor.email, "gresita-gresita"), actor.email);
    const unknown = await shapeOf(await enter("nimeni@psp.test", "gresita-gresita"), "nimeni@psp.test");
    expect(unknown).toEqual(wrong);
    expect(wrong.status).toBe(400);
    expect(wrong.body).toContain("Credențiale invalide. Verificați email-ul și parola.");
    expect(wrong.body).toContain("Eroare de autentificare");
    expect(wrong.body).not.toContain("gresita-gresita");
  });

  it("asks for what is missing in the words of the product", async () => {
    const answer = await enter("", "");
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain("Vă rugăm completați toate câmpurile");
  });

  it("says that an address is not confirmed only after the right password, and sends the link again", async () => {
    await forgetLimits();
    const { actor } = await uat();
    await db().execute(sql`update users set email_verified = false where id = ${actor.userId}`);
    expect(await textOf(await enter(actor.email, "gresita-gresita"))).not.toContain("confirmată");
    const answer = await enter(actor.email);
    const html = await answer.text();
    expect(html).toContain("nu este confirmată");
    expect(hiddenField(html, "email")).toBe(actor.email);
    const sent = await stranger.post("/retrimite-confirmarea", { email: actor.email });
    expect(sent.headers.get("location")).toBe("/retrimite-confirmarea/trimis");

    const link = await linkIn(actor.email, "confirmare");
    expect(await textOf(await stranger.get(link))).toContain(actor.email);
    expect((await stranger.get(link)).headers.get("referrer-policy")).toBe("same-origin");
    expect(await personById(actor.userId)).toMatchObject({ emailVerified: false });
    const tries = await Promise.all([stranger.post(link), stranger.post(link)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await stranger.get(link)).status).toBe(410);
    expect((await enter(actor.email)).status).toBe(303);
  });

  it("says that an account is suspended, and why, only after the right password", async () => {
    await forgetLimits();
    const { actor } = await uat();
    await db().execute(
      sql`update users set suspended_at = now(), suspended_reason = 'Cont împrumutat' where id = ${actor.userId}`,
    );
    expect(await textOf(await enter(actor.email, "gresita-gresita"))).not.toContain("suspendat");
    const answer = await enter(actor.email);
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain(
      "Contul acesta este suspendat. Motivul: Cont împrumutat. Pentru lămuriri scrieți la suport.",
    );
  });

  it("stops after five tries, the right password too, for a known address and an unknown one alike", async () => {
    await forgetLimits();
    const { actor } = await uat();
    const before = await sessions();
    for (let round = 0; round < 5; round += 1) expect((await enter(actor.email, "gresita-gresita")).status).toBe(400);
    for (let round = 0; round < 5; round += 1) await enter("altcineva@psp.test", "gresita-gresita");
    const known = await enter(actor.email);
    expect(Number(known.headers.get("retry-after"))).toBeGreaterThan(600);
    const shape = await shapeOf(known, actor.email);
    expect(shape.status).toBe(429);
    expect(shape.body).toContain("Prea multe încercări");
    const unknown = await shapeOf(await enter("altcineva@psp.test"), "altcineva@psp.test");
    expect({ ...unknown, headers: null }).toEqual({ ...shape, headers: null });
    expect(await sessions()).toBe(before);
  });

  it("counts twenty guesses at once as twenty", async () => {
    await forgetLimits();
    const { actor } = await uat();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(actor.email, "gresita-gresita")));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });
});

describe("/admin-login", () => {
  it("tells nobody but the owner of another account that it is no ADMIN's, and opens no session", async () => {
    await forgetLimits();
    const { actor } = await uat();
    const before = await sessions();
    const path = "/admin-login";
    const wrong = await shapeOf(await enter(actor.email, "gresita-gresita", path), actor.email);
    expect(await shapeOf(await enter("nimeni@psp.test", "gresita-gresita", path), "nimeni@psp.test")).toEqual(wrong);
    const right = await enter(actor.email, PASSWORD, path);
    expect(right.headers.getSetCookie().join()).not.toContain("psp.session=");
    const text = await textOf(right);
    expect(text).toContain("Acces interzis");
    expect(text).toContain("Nu ai permisiuni de administrator.");
    expect(await sessions()).toBe(before);
    expect(await textOf(await enter("", "", path))).toContain("Te rog să completezi toate câmpurile.");
  });

  it("lets an ADMIN in", async () => {
    await forgetLimits();
    const { actor } = await withPassword(await person("ADMIN"));
    expect((await enter(actor.email, PASSWORD, "/admin-login")).headers.get("location")).toBe("/admin/dashboard");
  });
});

describe("a forgotten password", () => {
  it("is asked for in the same way by everybody", async () => {
    await forgetLimits();
    const { actor } = await uat();
    const known = await shapeOf(await stranger.post("/parola-uitata", { email: actor.email }), actor.email);
    const unknown = await shapeOf(
      await stranger.post("/parola-uitata", { email: "nimeni@psp.test" }),
      "nimeni@psp.test",
    );
    expect(unknown).toEqual(known);
    const resent = await shapeOf(await stranger.post("/retrimite-confirmarea", { email: actor.email }), actor.email);
    expect(
      await shapeOf(await stranger.post("/retrimite-confirmarea", { email: "nimeni@psp.test" }), "nimeni@psp.test"),
    ).toEqual(resent);
    await stranger.post("/parola-uitata", { email: actor.email });
    await stranger.post("/parola-uitata", { email: actor.email });
    expect((await stranger.post("/parola-uitata", { email: actor.email })).status).toBe(429);
  });

  it("is replaced by a link that works once", async () => {
    await forgetLimits();
    const who = await uat();
    await stranger.post("/parola-uitata", { email: who.actor.email });
    const link = await linkIn(who.actor.email, "parola-noua");
    expect(link).not.toContain("http");
    const weak = await stranger.post(link, { parola: "parola123", confirmaParola: "parola12" });
    const text = await textOf(weak);
    expect(text).toContain("printre cele mai folosite");
    expect(text).toContain("Parolele nu se potrivesc");
    const changed = await stranger.post(link, { parola: "alt-drum-spre-casa", confirmaParola: "alt-drum-spre-casa" });
    expect(changed.headers.get("location")).toBe("/login");
    expect(
      (await stranger.post(link, { parola: "alt-drum-spre-casa", confirmaParola: "alt-drum-spre-casa" })).status,
    ).toBe(409);
    expect((await stranger.get(link)).status).toBe(410);
    expect((await readActor(who.cookie)).actor).toBeNull();
    expect((await enter(who.actor.email, "alt-drum-spre-casa")).status).toBe(303);
  });
});

describe("the second factor", () => {
  codesStandStill();
  /** The backup codes that the page of the first code shows, and sends along with the form. */
  const codesIn = (html: string) => [...html.matchAll(/name="rezerva" value="([^"]+)"/g)].map(([, code]) => code!);

  it("is set up and asked for through pages", async () => {
    await forgetLimits();
    const who = await uat();
    const path = "/uat/security/second-factor";
    expect(await textOf(await who.post(path, { pas: "begin", parola: "gresita" }))).toContain(
      "Parola nu este cea a contului",
    );
    const begun = await who.post(path, { pas: "begin", parola: PASSWORD });
    const html = await begun.text();
    expect(html).toContain("otpauth://totp/PSP:");
    const codes = codesIn(html);
    expect(codes).toHaveLength(10);
    const wrong = await who.post(path, { pas: "confirm", cod: "000 000", rezerva: codes });
    expect(await wrong.text()).toContain(codes[9]!);
    const code = await codeOf(who.actor.userId, -1);
    const on = await who.post(path, { pas: "confirm", cod: code, rezerva: codes });
    expect(on.headers.get("location")).toBe("/uat/security");
    expect((await readActor(cookiesOf(on))).actor?.userId).toBe(who.actor.userId);

    const challenge = await enter(who.actor.email, PASSWORD, "/login?tip=uat&redirectTo=%2Fuat%2Fmessages");
    expect(challenge.headers.get("location")).toBe("/login/cod?tip=uat&redirectTo=%2Fuat%2Fmessages");
    const cookie = cookiesOf(challenge);
    expect((await readActor(cookie)).actor).toBeNull();
    const refused = await stranger.post("/login/cod", { cod: "123456" }, { cookie });
    expect(refused.status).toBe(400);
    const passed = await stranger.post("/login/cod?redirectTo=%2Fuat%2Fmessages", { cod: codes[0]! }, { cookie });
    expect(passed.headers.get("location")).toBe("/uat/messages");
    expect((await stranger.post("/login/cod", { cod: codes[1]! }, { cookie })).headers.get("location")).toBe("/login");
  });

  it("keeps the backup codes on the page when the limit of tries is reached", async () => {
    await forgetLimits();
    const who = await uat();
    const path = "/uat/security/second-factor";
    const codes = codesIn(await (await who.post(path, { pas: "begin", parola: PASSWORD })).text());
    const wrong = { pas: "confirm", cod: "000000", rezerva: codes };
    for (let round = 0; round < passwordOfPerson.most; round += 1)
      expect((await who.post(path, wrong)).status).toBe(400);
    const limited = await who.post(path, wrong);
    expect(limited.status).toBe(429);
    const html = await limited.text();
    expect(html).toContain("Prea multe încercări");
    expect(codesIn(html)).toEqual(codes);
  });

  it("forgets the tries after a right password and after a right code", async () => {
    await forgetLimits();
    const who = await uat();
    const path = "/uat/security/second-factor";
    const guess = async () => (await who.post(path, { pas: "begin", parola: "gresita" })).status;
    const almostLimited = async () => {
      for (let round = 1; round < passwordOfPerson.most; round += 1) expect(await guess()).toBe(400);
    };
    await almostLimited();
    expect((await who.post(path, { pas: "begin", parola: PASSWORD })).status).toBe(200);
    await almostLimited();
    const code = await codeOf(who.actor.userId, -1);
    const on = await who.post(path, { pas: "confirm", cod: code });
    expect(on.headers.get("location")).toBe("/uat/security");
    const cookie = cookiesOf(on);
    expect((await who.post(path, { pas: "end", parola: "gresita" }, { cookie })).status).toBe(400);
    expect((await who.post(path, { pas: "end", parola: PASSWORD }, { cookie })).status).toBe(303);
  });
});
