import { describe, expect, it } from "vitest";
import { UNPLACED_PATH } from "~/modules/accounts/rules/places";
import { member, organisation, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const PAGE = "/uat/service-requests/new";
const typed = { title: "Drum comunal", description: "Doi kilometri de drum." };
const keptIn = (answer: Response) => /psp_kept=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0];

describe("the door of a workspace", () => {
  ownPlatform();

  it("leads who was signed out meanwhile to sign in, and gives back what they typed", async () => {
    const carried = { version: "T1PNoYwrqgwDVLtfmj7L5e", category: "eu_funds", "rows[0].id": "beef-cafe-decade" };
    const answer = await stranger.post(PAGE, { ...typed, ...carried });
    expect(answer.headers.get("location")).toContain("/login?redirectTo=%2Freluare");
    const kept = keptIn(answer);
    const uat = await member("UAT");
    const page = await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` });
    const text = await textOf(page.clone());
    expect(text).toContain("Doi kilometri de drum.");
    const html = await page.text();
    for (const value of Object.values(carried)) {
      expect(text, value).not.toContain(value);
      expect(html, value).toContain(`value="${value}"`);
    }
  });

  it("leads who was taken out of the organisation meanwhile to their own page, not round in circles", async () => {
    const editor = await person("UAT", await organisation("UAT"), "colleague");
    await editor.post("/uat/profile/leaving");
    const kept = `${editor.cookie}; ${keptIn(await stranger.post(PAGE, typed))}`;
    for (const path of ["/login?redirectTo=%2Freluare", "/reluare"]) {
      let answer = await editor.get(path, { cookie: kept });
      for (let step = 0; step < 3 && answer.status === 302; step += 1)
        answer = await editor.get(answer.headers.get("location") ?? "", { cookie: kept });
      expect(answer.status, path).toBe(200);
      expect(await textOf(answer)).toContain("Nu faceți parte din nicio organizație");
    }
    expect((await editor.get("/reluare", { cookie: kept })).headers.get("location")).toBe(UNPLACED_PATH);
  });

  it("keeps nothing of what a page sends while somebody types: the page stays, and its button sends all of it", async () => {
    for (let tries = 0; tries < 25; tries += 1) {
      expect(keptIn(await stranger.post(PAGE, { ...typed, intent: "autosave" }))).toBeUndefined();
    }
    expect(keptIn(await stranger.post(PAGE, typed))).toBeDefined();
  });

  it("keeps nothing for who floods it, and still leads to sign in", async () => {
    const answers = [];
    for (let tries = 0; tries < 25; tries += 1) answers.push(await stranger.post(PAGE, typed));
    expect(keptIn(answers[0] as Response)).toBeDefined();
    expect(keptIn(answers[24] as Response)).toBeUndefined();
    expect(answers[24]?.headers.get("location")).toContain("/login");
  });
});
