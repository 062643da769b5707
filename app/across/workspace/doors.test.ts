import { describe, expect, it } from "vitest";
import { member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const PAGE = "/uat/service-requests/new";
const typed = { title: "Drum comunal", description: "Doi kilometri de drum." };
const keptIn = (answer: Response) => /psp_kept=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0];

describe("the door of a workspace", () => {
  ownPlatform();

  it("leads who was signed out meanwhile to sign in, and gives back what they typed", async () => {
    const answer = await stranger.post(PAGE, typed);
    expect(answer.headers.get("location")).toContain("/login?redirectTo=%2Freluare");
    const kept = keptIn(answer);
    const uat = await member("UAT");
    const page = await uat.get("/reluare", { cookie: `${uat.cookie}; ${kept}` });
    expect(await textOf(page)).toContain("Doi kilometri de drum.");
  });

  it("keeps nothing for who floods it, and still leads to sign in", async () => {
    const answers = [];
    for (let tries = 0; tries < 25; tries += 1) answers.push(await stranger.post(PAGE, typed));
    expect(keptIn(answers[0] as Response)).toBeDefined();
    expect(keptIn(answers[24] as Response)).toBeUndefined();
    expect(answers[24]?.headers.get("location")).toContain("/login");
  });
});
