import { describe, expect, it } from "vitest";
import { withPassword } from "~/modules/accounts/pages.test-data";
import { UNPLACED_PATH } from "~/modules/accounts/rules/places";
import { deviceCookie } from "~/modules/accounts/session/known-device.server";
import { keptDraft } from "~/platform/form/draft.server";
import { app } from "../../../tests/support/app";
import {
  endedSession,
  type Fields,
  hiddenField,
  member,
  organisation,
  type Person,
  person,
  stranger,
  textOf,
} from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";

const PAGE = "/uat/service-requests/new";
const typed = { title: "Drum comunal", description: "Doi kilometri de drum." };
const keptIn = (answer: Response) => /psp_kept=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0];

const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(["formKey", "_pagina", "_etichete"].map((name) => [name, hiddenField(html, name)]));

/** From a page that stayed open while its session ended. */
const sendEnded = async ({ actor }: Person, fields: Fields = typed) =>
  stranger.post(PAGE, fields, { cookie: await endedSession(actor.userId) });

const BOUNDARY = "----WebKitFormBoundaryAbCdEfGhIjKlMnOp";

/** As a browser sends the form, whose field of files is empty. */
async function sendByBrowser(fields: Record<string, string>, cookie: string): Promise<Response> {
  const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
  const all = [...parts, 'name="files"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'];
  const body = all.map((part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`).join("");
  const headers = { cookie, origin: ORIGIN, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return app().fetch(new Request(ORIGIN + PAGE, { method: "POST", body: `${body}--${BOUNDARY}--\r\n`, headers }));
}

describe("the guard of a workspace", () => {
  ownPlatform();

  it("redirects a person whose session ended to sign-in, and offers the posted form afterwards", async () => {
    const carried = { version: "T1PNoYwrqgwDVLtfmj7L5e", category: "eu_funds", "rows[0].id": "beef-cafe-decade" };
    const uat = await member("UAT");
    const answer = await sendEnded(uat, { ...typed, ...carried });
    expect(answer.headers.get("location")).toContain("/login?redirectTo=%2Freluare");
    const kept = keptIn(answer);
    const page = await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` });
    const text = await textOf(page.clone());
    expect(text).toContain("Doi kilometri de drum.");
    const html = await page.text();
    for (const value of Object.values(carried)) {
      expect(text, value).not.toContain(value);
      expect(html, value).toContain(`value="${value}"`);
    }
  });

  it("names the fields and the button as the form did, and opens the form filled, beside another tab's draft", async () => {
    const uat = await member("UAT");
    const sent = hiddenFields(await (await uat.get(PAGE)).text());
    await uat.post("/ciorna", { _pagina: PAGE, title: "Din altă filă" });
    const kept = keptIn(await sendEnded(uat, { ...typed, ...sent, _buton: "Salvează ciorna" }));
    const page = await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` });
    const html = await page.clone().text();
    const text = await textOf(page);
    expect(text).toContain("Titlu Drum comunal");
    expect(text).toContain("Descriere Doi kilometri de drum.");
    expect(text).toContain("Salvează ciorna");
    expect(text).not.toContain("Trimite acum");
    const filled = `${PAGE}?alta=da&ciorna=da`;
    expect(html).toContain(`href="${filled.replace("&", "&amp;")}"`);
    expect(html).toContain(`href="${PAGE}"`);
    expect(await (await uat.get(filled)).text()).toContain(">Doi kilometri de drum.</textarea>");
    expect((await keptDraft(uat.actor.userId, PAGE))?.values.title).toBe("Din altă filă");
  });

  it("saves once what is sent both from the form opened filled and from the page that offers it", async () => {
    const uat = await member("UAT");
    const need = { ...typed, category: "eu_funds" };
    const sent = hiddenFields(await (await uat.get(PAGE)).text());
    const kept = keptIn(await sendByBrowser({ ...need, ...sent }, await endedSession(uat.actor.userId)));
    const offered = await (await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` })).text();
    const filled = hiddenFields(await (await uat.get(`${PAGE}?ciorna=da`)).text());
    const first = await sendByBrowser({ ...need, ...filled }, uat.cookie);
    expect(first.status).toBe(303);
    const second = await uat.post(PAGE, { ...need, formKey: hiddenField(offered, "formKey") });
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
  });

  it("calls a button with a name by its label, too", async () => {
    const uat = await member("UAT");
    const said = hiddenField(await (await uat.get(PAGE)).text(), "_etichete");
    const kept = keptIn(await sendEnded(uat, { ...typed, next: "sending", _etichete: said }));
    const page = await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` });
    expect(await textOf(page)).toContain("Salvează și trimite");
  });

  it("calls a button whose label did not come by what it does", async () => {
    const uat = await member("UAT");
    const kept = keptIn(await sendEnded(uat, { ...typed, _buton: " " }));
    const text = await textOf(await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` }));
    expect(text).toContain("Sesiunea s-a încheiat înainte să se trimită formularul, așa că");
    expect(text).toContain("Trimite formularul");
  });

  it("redirects a person removed from the organisation to their own page, without a redirect loop", async () => {
    const editor = await person("UAT", await organisation("UAT"), "colleague");
    await editor.post("/uat/profile/leaving");
    const kept = `${editor.cookie}; ${keptIn(await sendEnded(editor))}`;
    for (const path of ["/login?redirectTo=%2Freluare", "/reluare"]) {
      let answer = await editor.get(path, { cookie: kept });
      for (let step = 0; step < 3 && answer.status === 302; step += 1)
        answer = await editor.get(answer.headers.get("location") ?? "", { cookie: kept });
      expect(answer.status, path).toBe(200);
      expect(await textOf(answer)).toContain("Nu faceți parte din nicio organizație");
    }
    expect((await editor.get("/reluare", { cookie: kept })).headers.get("location")).toBe(UNPLACED_PATH);
  });

  it("offers the kept form only to its author, not to the next person who signs in in that browser", async () => {
    const author = await member("UAT");
    const next = await member("UAT");
    const kept = keptIn(await sendEnded(author));
    const theirs = await next.get("/reluare", { cookie: `${next.cookie}; ${kept}` });
    expect(theirs.headers.get("location")).toBe("/uat/dashboard");
    const own = await author.get("/reluare", { cookie: `${author.cookie}; ${kept}` });
    expect(await textOf(own)).toContain("Doi kilometri de drum.");
  });

  it("recognises the author after the session row was deleted by the browser, unless somebody else has signed in there", async () => {
    const author = await withPassword(await member("UAT"));
    const another = await withPassword(await member("UAT"));
    const pairOf = (line: string) => line.split(";")[0] ?? "";
    const alone = pairOf(await deviceCookie("", author.actor.userId));
    const shared = pairOf(await deviceCookie(alone, another.actor.userId));
    const kept = keptIn(await stranger.post(PAGE, typed, { cookie: alone }));
    const own = await author.get("/reluare", { cookie: `${author.cookie}; ${kept}` });
    expect(await textOf(own)).toContain("Doi kilometri de drum.");
    for (const cookie of ["", shared, "psp_device=somebody.x.y"])
      expect(keptIn(await stranger.post(PAGE, typed, { cookie })), cookie).toBeUndefined();
  });

  it("says on the sign-in page that text waits, only when it does", async () => {
    const uat = await member("UAT");
    const WAITS = "Sesiunea s-a încheiat. Ce ați scris este păstrat; conectați-vă ca să continuați.";
    const said = async (to: string, cookie: string) =>
      textOf(await stranger.get(`/login?redirectTo=${encodeURIComponent(to)}`, { cookie }));
    const kept = keptIn(await sendEnded(uat)) ?? "";
    expect(await said("/reluare", kept)).toContain(WAITS);
    expect(await said("/reluare?navigator=da", "psp_waiting=da")).toContain(WAITS);
    for (const cookie of ["", "psp_kept=altceva"]) expect(await said("/reluare", cookie)).not.toContain("Ce ați scris");
    expect(await said(PAGE, kept)).not.toContain(WAITS);
    const lost = await stranger.post(PAGE, typed);
    expect(lost.headers.get("location"), "nothing is kept of an unknown author").toBe(
      `/login?redirectTo=${encodeURIComponent(PAGE)}`,
    );
  });

  it("takes what a browser kept, for the person who gives it back", async () => {
    const uat = await member("UAT");
    const next = await member("UAT");
    expect(await (await stranger.get("/reluare/text")).json()).toEqual({ person: null });
    expect(await (await uat.get("/reluare/text")).json()).toEqual({ person: uat.actor.userId });
    expect((await stranger.post("/reluare/text", { _cale: PAGE, ...typed })).status).toBe(403);
    for (const path of ["", "//rau.example", "https://rau.example/"])
      expect((await uat.post("/reluare/text", { _cale: path, ...typed })).status, path).toBe(400);
    const given = await uat.post("/reluare/text", { _cale: PAGE, _pagina: PAGE, ...typed, parola: "Secretă-2026" });
    expect(given.status).toBe(204);
    const kept = keptIn(given);
    const page = await textOf(await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` }));
    expect(page).toContain("Doi kilometri de drum.");
    expect(page).toContain("Deschide formularul completat");
    expect(page).not.toContain("Secretă-2026");
    expect((await next.get("/reluare", { cookie: `${next.cookie}; ${kept}` })).headers.get("location")).toBe(
      "/uat/dashboard",
    );
  });

  it("does not keep an autosave, because the page stays open and its button sends everything", async () => {
    const uat = await member("UAT");
    for (let tries = 0; tries < 25; tries += 1) {
      expect(keptIn(await sendEnded(uat, { ...typed, intent: "autosave" }))).toBeUndefined();
    }
    expect(keptIn(await sendEnded(uat))).toBeDefined();
  });

  it("does not keep forms over the rate limit, and still redirects to sign-in", async () => {
    const uat = await member("UAT");
    const answers = [];
    for (let tries = 0; tries < 25; tries += 1) answers.push(await sendEnded(uat));
    expect(keptIn(answers[0] as Response)).toBeDefined();
    expect(keptIn(answers[24] as Response)).toBeUndefined();
    expect(answers[24]?.headers.get("location")).toContain("/login");
  });

  it("clears the browser's storage at sign-out, but not the theme", async () => {
    const uat = await member("UAT");
    const answer = await uat.post("/deconectare");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("clear-site-data")).toBe('"storage"');
    expect(answer.headers.getSetCookie().join()).toContain("psp_flash=");
    expect(answer.headers.getSetCookie().join()).not.toContain("psp_theme");
    const next = await member("UAT");
    const waits = await next.post("/deconectare", {}, { cookie: `${next.cookie}; psp_waiting=da` });
    expect(waits.headers.get("clear-site-data"), "text that waits for its author stays").toBeNull();
  });
});
