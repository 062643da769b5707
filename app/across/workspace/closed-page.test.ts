import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cast, cast, DEADLINE, START, sentBy } from "~/modules/requests/stories.test-data";
import { cancelRequest } from "~/modules/requests/verbs/decisions.server";
import { setClock } from "~/platform/clock";
import { keptDraft } from "~/platform/form/draft.server";
import { draftRemovalPath, resumedPath } from "~/platform/form/draft-view";
import { newFormKey } from "~/platform/form/once.server";
import { textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { signedIn, type Visitor } from "../../../tests/support/request-visitors";

ownPlatform();

const OFFER = {
  text: "Mutăm debitele în două runde.",
  priceMin: "84.500",
  currency: "RON",
  duration: "10",
  durationUnit: "weeks",
};

describe("a form whose page closes while it is written", () => {
  let people: Cast;
  let firm: Visitor;
  beforeAll(async () => {
    setClock(START);
    people = await cast();
  });
  beforeEach(async () => {
    setClock(START);
    firm = await signedIn(people.author);
  });

  async function written() {
    const id = await sentBy(people.uat);
    const page = `/firma/opportunities/${id}/response`;
    await firm.post("/ciorna", { _pagina: page, ...OFFER });
    return { id, page };
  }
  const later = async () => {
    setClock(DEADLINE);
    firm = await signedIn(people.author);
  };

  it.each<[string, (id: string) => Promise<unknown>]>([
    ["whose term passed", later],
    ["that was cancelled", (id) => cancelRequest(people.uat, id, { reason: "no_budget", text: null })],
  ])(
    "says that nothing was sent, shows the text, and keeps the draft until its person deletes it: one %s",
    async (_, close) => {
      const { id, page } = await written();
      await close(id);
      for (const mistake of [{}, { duration: "zece" }]) {
        const sent = await firm.post(page, { ...OFFER, ...mistake, _pagina: page, formKey: newFormKey() });
        expect(sent.status).toBeGreaterThanOrEqual(400);
        const refused = await sent.text();
        expect(refused).toContain("Nu s-a trimis nimic");
        expect(refused).toContain(`data-copy="${OFFER.text}`);
        expect(refused).toContain("84.500");
        expect(refused).toContain(draftRemovalPath(page).replaceAll("&", "&amp;"));
      }
      for (const address of [page, `${page}?ciorna=da`, `${page}.data`]) {
        const opened = await firm.get(address);
        expect(opened.status, address).not.toBe(303);
        expect(await opened.text(), address).toContain(OFFER.text);
      }
      const gone = await firm.post(draftRemovalPath(page), { _pagina: page });
      expect(gone.status).toBe(303);
      expect(await keptDraft(people.author.userId, page)).toBeNull();
      expect(await (await firm.get(page)).text()).not.toContain(OFFER.text);
    },
  );

  it("shows each of two kept texts by its own row of the list, to copy and to delete", async () => {
    const { page } = await written();
    const second = `${page}?alta=da`;
    await firm.post("/ciorna", { _pagina: second, text: "Ce am scris în altă filă." });
    await later();
    const list = await (await firm.get("/firma/opportunities")).text();
    for (const [path, own, other] of [
      [page, OFFER.text, "Ce am scris în altă filă."],
      [second, "Ce am scris în altă filă.", OFFER.text],
    ] as const) {
      expect(list).toContain(`href="${resumedPath(path).replaceAll("&", "&amp;")}"`);
      const opened = await (await firm.get(resumedPath(path))).text();
      expect(opened).toContain("Nu s-a trimis nimic");
      expect(opened).toContain(`data-copy="${own}`);
      expect(opened).not.toContain(other);
      expect(opened).toContain(draftRemovalPath(path).replaceAll("&", "&amp;"));
    }
  });

  it("leads on as before when nothing was written", async () => {
    const id = await sentBy(people.uat);
    await later();
    const answer = await firm.get(`/firma/opportunities/${id}/response`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/firma/opportunities/${id}`]);
  });

  it("never shows passwords", async () => {
    const answer = await firm.post("/uat/security/person", { name: "Ana Maria Pop", parola: "foarte secret 123" });
    expect(answer.status).toBe(403);
    const text = await textOf(answer);
    expect(text).toContain("Ana Maria Pop");
    expect(text).not.toContain("foarte secret");
  });
});
