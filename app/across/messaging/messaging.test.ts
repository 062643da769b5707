import { beforeAll, describe, expect, it } from "vitest";
import { conversations } from "~/modules/conversations/tables.server";
import { firm, need, sentBy } from "~/modules/requests/stories.test-data";
import { createRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

describe("a conversation about a request", () => {
  ownPlatform();
  let uat: Person;
  let firma: Person;
  let other: Person;
  let request: string;

  const idOf = ({ actor }: Person) => actor.organisation?.id ?? "";
  const start = (who: "uat" | "firma", partner: Person, about: string) =>
    `/${who}/messages/nou?partener=${idOf(partner)}&solicitare=${about}`;
  const key = async (who: Person, path: string) => hiddenField(await (await who.get(path)).text(), "formKey");

  beforeAll(async () => {
    uat = await member("UAT");
    const listed = await firm();
    firma = await person("FIRMA", listed.organisation?.id ?? null);
    other = await member("FIRMA");
    request = await sentBy(uat.actor);
  });

  it("is opened by a firm that may see the request, and a second attempt redirects to it", async () => {
    const path = start("firma", uat, request);
    const page = await firma.get(path);
    expect(page.status).toBe(200);
    expect(await textOf(page)).toMatch(/Despre PSP-\d{4}-\d{6}: Portal de taxe/);
    const fields = { formKey: await key(firma, path), subject: "Portal de taxe", text: "Aveți un termen de predare?" };
    const opened = await firma.post(path, fields);
    expect(opened.status).toBe(303);
    const where = opened.headers.get("location") ?? "";
    expect((await firma.get(path)).headers.get("location")).toBe(where);
    expect((await uat.get(start("uat", firma, request))).headers.get("location")).toBe(where.replace("firma", "uat"));
    expect(await (await firma.get(where)).text()).toContain(`/firma/opportunities/${request}`);
  });

  it("answers the same 404 for a draft, another authority's request and an unknown one", async () => {
    const draft = await createRequest(uat.actor, need(), NO_FILES);
    const addressed = await sentBy(uat.actor, { partner: idOf(firma) });
    const before = await db().$count(conversations);
    const uat2 = await member("UAT");
    const missing = "01890000-0000-7000-8000-00000000dead";
    const paths: [Person, string][] = [
      [other, start("firma", uat, draft)],
      [other, start("firma", uat, addressed)],
      [other, start("firma", uat, missing)],
      [other, start("firma", uat, "abc")],
      [other, start("firma", uat2, request)],
      [uat2, start("uat", firma, request)],
      [uat, start("uat", uat2, request)],
    ];
    for (const [who, path] of paths) {
      expect((await who.get(path)).status, path).toBe(404);
      expect((await who.post(path, { formKey: missing, subject: "a", text: "b" })).status, path).toBe(404);
    }
    expect(await db().$count(conversations)).toBe(before);
  });

  it("a firm that is shown nowhere is not named by the page on which somebody would write to it", async () => {
    const clerk = await member("UAT");
    const hidden = await member("FIRMA", "pending");
    const answer = await clerk.get(`/uat/messages/nou?partener=${hidden.actor.organisation?.id}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(hidden.actor.organisation?.name);
  });
});
