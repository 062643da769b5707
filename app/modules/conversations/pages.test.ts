import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { hasSide, type Member } from "./rules";
import { conversations, messages } from "./tables.server";
import { openConversation } from "./verbs.server";

/** The headers of a data request. */
const SCRIPT = { "sec-fetch-dest": "empty" };

const memberOf = ({ actor }: Person): Member => {
  if (!hasSide(actor)) throw new Error("Not a member");
  return actor;
};

describe("the pages of messages", () => {
  ownPlatform();
  let uat: Person;
  let firma: Person;
  let other: Person;
  let id: string;

  beforeAll(async () => {
    uat = await member("UAT", "verified", { name: "Comuna Fântâna Albastră" });
    firma = await member("FIRMA", "verified", { name: "Registru Deschis SRL" });
    other = await member("FIRMA");
    id = await openConversation(
      memberOf(uat),
      { partnerId: memberOf(firma).organisation.id, subject: "Portal de taxe", about: null, text: "Bună ziua" },
      { postedTheRequest: false },
    );
  });

  const firmaPath = () => `/firma/messages/${id}`;
  const keyOf = async (who: Person, path: string) => hiddenField(await (await who.get(path)).text(), "formKey");

  it("redirect the signed-out to the sign-in page and other roles to their dashboard", async () => {
    for (const path of ["/firma/messages", firmaPath(), `${firmaPath()}/closing`]) {
      const answer = await stranger.get(path);
      expect(answer.status, path).toBe(302);
      expect(answer.headers.get("location")).toContain("/login?redirectTo=");
      expect((await uat.get(path)).headers.get("location")).toBe("/uat/dashboard");
      expect((await uat.post(path, {})).status).toBe(403);
    }
  });

  it("answer the same 404 for another organisation's and for an unknown id", async () => {
    const before = await db().$count(messages);
    const nobody = "01890000-0000-7000-8000-00000000dead";
    const bodies: string[] = [];
    for (const some of [id, nobody, "abc"]) {
      const path = `/firma/messages/${some}`;
      const answer = await other.get(path);
      expect(answer.status).toBe(404);
      bodies.push((await textOf(answer)).replaceAll(some, ""));
      expect((await other.get(`${path}.data`)).status).toBe(404);
      expect((await other.post(path, { text: "Bună", formKey: nobody })).status).toBe(404);
      expect((await other.post(`${path}/closing`)).status).toBe(404);
      expect((await other.get(`${path}/attachments/${nobody}`)).status).toBe(404);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(await db().$count(messages)).toBe(before);
  });

  it("show unread messages in the list, and mark them as read in the thread", async () => {
    const list = await textOf(await firma.get("/firma/messages"));
    expect(list).toContain("Selectează o conversație");
    expect(list).toContain("Necitit: Portal de taxe");
    const thread = await firma.get(firmaPath());
    expect(thread.status).toBe(200);
    expect(await textOf(thread)).toContain("Bună ziua");
    expect(await textOf(await firma.get("/firma/messages"))).not.toContain("Necitit:");
    expect(await textOf(await uat.get(`/uat/messages/${id}`))).toContain("citit");
  });

  it("do not mark messages as read for data requests", async () => {
    const mate = await person("FIRMA", memberOf(firma).organisation.id, "colleague");
    await mate.get(firmaPath(), SCRIPT);
    await mate.get(firmaPath(), { "sec-purpose": "prefetch" });
    expect(await textOf(await mate.get("/firma/messages"))).toContain("Necitit:");
    const newest = (await db().select().from(messages))[0]!;
    await mate.post(`${firmaPath()}/reading`, { messageId: newest.id }, SCRIPT);
    expect(await textOf(await mate.get("/firma/messages"))).not.toContain("Necitit:");
  });

  it("find by participant, and say when nothing is found", async () => {
    expect((await firma.get("/firma/messages?q=a%00b")).status).toBe(200);
    for (const asked of ["fantana", "portalul taxelor"])
      expect(await textOf(await firma.get(`/firma/messages?q=${asked}`))).toContain("Portal de taxe");
    const nothing = await textOf(await firma.get("/firma/messages?q=altceva%25"));
    expect(nothing).toContain("Nicio conversație găsită");
    const none = await textOf(await other.get("/firma/messages"));
    expect(none).toContain("Nicio conversație, deocamdată");
    expect(none, "nothing to choose or to search").not.toMatch(/Selectează o conversație|Caută participant/);
  });

  it("refuse a blank or too long message, and keep what was typed", async () => {
    const before = await db().$count(messages);
    const formKey = await keyOf(firma, firmaPath());
    const blank = await firma.post(firmaPath(), { formKey, text: " \n " });
    expect(blank.status).toBe(400);
    expect(await textOf(blank)).toContain("Scrieți mesajul");
    const long = await firma.post(firmaPath(), { formKey, text: "țâș".repeat(2000) });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain("țâșțâșțâș");
    expect(await db().$count(messages)).toBe(before);
  });

  it("keep the text of a message whose file is too large, and say which file and how large it may be", async () => {
    const form = new FormData();
    form.set("formKey", await keyOf(firma, firmaPath()));
    form.set("attachment", new File([new Uint8Array(14 * 1024 * 1024)], "plan.pdf"));
    form.set("text", "Planul este atașat.");
    const answer = await firma.post(firmaPath(), form);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(">Planul este atașat.</textarea>");
    expect(html).toContain("Fișierul „plan.pdf” are 14 MB, iar limita este de 10 MB.");
  });

  it("have what was typed and not sent in their box, in any browser of its author, until it is sent", async () => {
    const typed = { _pagina: firmaPath(), text: "Revenim mâine." };
    await firma.post("/ciorna", typed);
    expect(await (await firma.get(firmaPath())).text()).toContain(">Revenim mâine.</textarea>");
    const mate = await person("FIRMA", memberOf(firma).organisation.id, "colleague");
    expect(await (await mate.get(firmaPath())).text()).not.toContain("Revenim mâine.");
    await firma.post(firmaPath(), { ...typed, formKey: await keyOf(firma, firmaPath()) });
    expect(await (await firma.get(firmaPath())).text()).not.toContain("Revenim mâine.</textarea>");
  });

  it("send once for a repeated form, and confirm it without JavaScript", async () => {
    const before = await db().$count(messages);
    const formKey = await keyOf(firma, firmaPath());
    const fields = { formKey, text: "Vă răspund mâine.\nCu stimă" };
    const answers = await Promise.all([1, 2, 3].map(() => firma.post(firmaPath(), fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(answers[0]!.headers.get("location")).toBe(firmaPath());
    expect(answers[0]!.headers.get("set-cookie")).toContain("psp_flash=");
    expect(await db().$count(messages)).toBe(before + 1);
    const page = await textOf(await uat.get(`/uat/messages/${id}`));
    expect(page).toContain("Vă răspund mâine.");
    expect(page).toContain("Activ");
  });

  it("print whole, by a page that only the two organisations open", async () => {
    const partner = await member("FIRMA");
    const conversation = await openConversation(
      memberOf(uat),
      { partnerId: memberOf(partner).organisation.id, subject: "Lung", about: null, text: "Mesajul dintâi" },
      { postedTheRequest: false },
    );
    const organisationId = memberOf(uat).organisation.id;
    const later = (number: number) => new Date(Date.now() + number * 1000);
    await db()
      .insert(messages)
      .values(
        Array.from({ length: 120 }, (_, number) => ({
          conversationId: conversation,
          organisationId,
          authorId: uat.actor.userId,
          kind: "message" as const,
          text: `Rândul ${number + 1}.`,
          createdAt: later(number),
        })),
      );
    const path = `/firma/messages/${conversation}`;
    const shown = await (await partner.get(path)).text();
    expect(shown).toContain(`href="${path}/tiparire"`);
    expect(shown).not.toContain("Mesajul dintâi");
    const printed = await textOf(await partner.get(`${path}/tiparire`));
    for (const text of ["Mesajul dintâi", "Rândul 1.", "Rândul 120."]) expect(printed).toContain(text);
    expect(printed).toContain(" și Comuna Fântâna Albastră. 121 de mesaje.");
    expect((await firma.get(`${path}/tiparire`)).status).toBe(404);
  });

  it("close by either side, once", async () => {
    const closing = `/uat/messages/${id}/closing`;
    expect((await uat.get(closing)).headers.get("location")).toBe(`/uat/messages/${id}`);
    expect((await uat.post(closing)).status).toBe(303);
    const again = await uat.post(closing);
    expect(again.status).toBe(409);
    expect(await textOf(again)).toContain("a fost încheiată între timp");
    expect(await textOf(await firma.get(firmaPath()))).toContain("Finalizat");
  });

  it("keep attachments to the two organisations", async () => {
    const form = new FormData();
    form.set("formKey", await keyOf(uat, `/uat/messages/${id}`));
    form.set("text", "Schema, atașată");
    const pdf = new Blob(["%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"], { type: "application/pdf" });
    form.set("attachment", pdf, "Schema de legare.pdf");
    expect((await uat.post(`/uat/messages/${id}`, form)).status).toBe(303);
    const html = await (await firma.get(firmaPath())).text();
    const href = html.match(/\/firma\/messages\/[^"]+\/attachments\/[0-9a-f-]+/)?.[0] ?? "";
    const file = await firma.get(href);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toContain("schema-de-legare.pdf");
    expect((await other.get(href)).status).toBe(404);
    expect((await stranger.get(href)).status).toBe(302);
    const wrong = new FormData();
    wrong.set("formKey", await keyOf(uat, `/uat/messages/${id}`));
    wrong.set("text", "Un program");
    wrong.set("attachment", new Blob(["MZ"]), "program.exe");
    const refused = await uat.post(`/uat/messages/${id}`, wrong);
    expect(refused.status).toBe(400);
    expect(await textOf(refused)).toContain("Un program");
  });

  it("limit the number of messages", async () => {
    const chatty = await person("FIRMA", memberOf(firma).organisation.id, "colleague");
    const formKey = "01890000-0000-7000-8000-0000000f100d";
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) {
      statuses.push((await chatty.post(firmaPath(), { formKey, text: "da" })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true);
    expect(statuses[30]).toBe(429);
    const kept = await (await chatty.post(firmaPath(), { formKey, text: "Rămâne scris." })).text();
    expect(kept).toContain(">Rămâne scris.</textarea>");
    expect(kept).toMatch(/Încercați din nou peste \d+/);
  });

  describe("opening a conversation", () => {
    const startOf = (partner: Person) => `?partener=${memberOf(partner).organisation.id}`;

    it("leads to the existing conversation", async () => {
      const answer = await uat.get(`/uat/messages/nou${startOf(firma)}`);
      expect(answer.headers.get("location")).toBe(`/uat/messages/${id}`);
    });

    it("is refused to a firm without a reason, on the page and by post", async () => {
      const before = await db().$count(conversations);
      const path = `/firma/messages/nou${startOf(uat)}`;
      const page = await other.get(path);
      expect(page.status).toBe(200);
      expect(await textOf(page)).toContain("despre o solicitare publicată");
      const formKey = "01890000-0000-7000-8000-000000000abc";
      expect((await other.post(path, { formKey, subject: "Ofertă", text: "Bună ziua" })).status).toBe(403);
      expect((await other.get("/firma/messages/nou")).status).toBe(404);
      expect((await other.get(`/firma/messages/nou${startOf(firma)}`)).status).toBe(404);
      expect(await db().$count(conversations)).toBe(before);
    });

    it("asks for both fields, then opens with the first message", async () => {
      const path = `/uat/messages/nou${startOf(other)}`;
      const formKey = await keyOf(uat, path);
      const refused = await uat.post(path, { formKey, subject: "", text: "Păstrați textul" });
      expect(refused.status).toBe(400);
      const html = await textOf(refused);
      expect(html).toContain("Introduceți subiectul");
      expect(html).toContain("Păstrați textul");
      const opened = await uat.post(path, { formKey, subject: "Portal", text: "Bună ziua" });
      expect(opened.status).toBe(303);
      expect(opened.headers.get("location")).toMatch(/^\/uat\/messages\/[0-9a-f-]{36}$/);
      expect(await textOf(await other.get("/firma/messages"))).toContain("Necitit: Portal");
    });
  });
});
