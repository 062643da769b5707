import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { deskTicketPath, opinionPath, PREPARED, preparedPath, preparedRemovalPath } from "./rules";
import { preparedById, preparedList } from "./store/prepared-answers.server";
import { supportMessages } from "./tables.server";
import { openTicket } from "./verbs/support.server";

ownPlatform();

const QUESTION = "Cât costă folosirea platformei?";
const fields = { question: QUESTION, answer: "Nimic, pentru autorități.", place: "support", position: "1" };

describe("the answers that the team prepared", () => {
  let admin: Person;
  let id: string;
  const path = () => (id ? preparedPath(id) : `${PREPARED}/new`);
  /** The hidden fields of the form. */
  const hidden = async () => {
    const html = await (await admin.get(path())).text();
    const hiddenOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
    return { formKey: hiddenOf("formKey"), version: hiddenOf("version") };
  };
  const save = async (changes: Record<string, string>) =>
    admin.post(path(), { ...fields, ...(await hidden()), ...changes });
  const support = async () => textOf(await stranger.get("/support"));

  beforeAll(async () => {
    admin = await person("ADMIN");
  });

  it("are at first the five questions of the support page", async () => {
    expect(await preparedList()).toHaveLength(5);
    expect(await support()).toContain("Cum îmi fac cont?");
  });

  it("are written by an ADMIN, once however often it is sent, and read by everybody at once", async () => {
    expect((await save({ question: "" })).status).toBe(400);
    const { formKey } = await hidden();
    for (const { status } of await Promise.all([save({ formKey }), save({ formKey })])) expect(status).toBe(303);
    const found = (await preparedList()).filter(({ question }) => question === QUESTION);
    expect(found).toHaveLength(1);
    id = found[0]?.id ?? "";
    expect(await support()).toContain(QUESTION);
    expect(await textOf(await (await member("UAT")).get("/support"))).toContain("Nimic, pentru autorități.");
  });

  it("count who was helped, once a day from one connection", async () => {
    for (const parere of ["nu", "nu", "da"]) {
      const answer = await stranger.post(opinionPath(id), { parere });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/support#intrebari"]);
    }
    expect(await preparedById(id)).toMatchObject({ helped: 0, notHelped: 1 });
    expect(await textOf(await admin.get(PREPARED))).toContain("a ajutat pe 0 din 1 cititor");
  });

  it("are shown beside a text that another ADMIN saved first, and an opinion is no change", async () => {
    const { version } = await hidden();
    await stranger.post(opinionPath(id), { parere: "da" });
    expect((await save({ answer: "Nimic pentru nimeni.", version })).status).toBe(303);
    const answer = await save({ answer: "Nimic pentru firme.", version });
    expect(answer.status).toBe(409);
    const said = await textOf(answer);
    for (const text of ["Nimic pentru nimeni.", "Nimic pentru firme."]) expect(said).toContain(text);
  });

  it("are put into the box of an answer, also those for the team alone, which nobody else reads", async () => {
    expect((await save({ place: "team" })).status).toBe(303);
    expect(await support()).not.toContain(QUESTION);
    expect((await stranger.post(opinionPath(id), { parere: "da" })).status).toBe(404);
    const input = { nume: "Ana", email: "ana@psp.test", subiect: "Preț", mesaj: "Cât costă?" };
    const ticket = await openTicket(input, null);
    const answer = await admin.post(deskTicketPath(ticket), { pune: "da", raspuns: id, mesaj: "Bună, Ana!" });
    const box = /<textarea[^>]*name="mesaj"[^>]*>([^<]*)/.exec(await answer.text())?.[1];
    expect([answer.status, box?.replaceAll("&#x27;", "'")]).toEqual([200, expect.stringContaining("Bună, Ana!")]);
    expect(box).toContain(fields.answer);
    expect(await db().$count(supportMessages)).toBe(0);
  });

  it("with a place to be filled in are for the team alone, and leave only once it is filled in", async () => {
    const written = { answer: "Costul este de [sumă] lei." };
    const refused = await save({ ...written, place: "support" });
    expect([refused.status, await textOf(refused)]).toEqual([400, expect.stringContaining("„[sumă]”")]);
    expect((await save({ ...written, place: "team" })).status).toBe(303);
    const ticket = await openTicket({ nume: "Ana", email: "ana@psp.test", subiect: "Preț", mesaj: "Cât?" }, null);
    const html = await (await admin.get(deskTicketPath(ticket))).text();
    const keys = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    const sent = await admin.post(deskTicketPath(ticket), { ...keys, mesaj: `Bună ziua,\n\n${written.answer}` });
    expect([sent.status, await textOf(sent)]).toEqual([400, expect.stringContaining("paragraful 2: „[sumă]”")]);
    expect(await db().$count(supportMessages)).toBe(0);
  });

  it("are removed after a question", async () => {
    expect(await textOf(await admin.get(preparedRemovalPath(id)))).toContain(QUESTION);
    expect((await admin.post(preparedRemovalPath(id))).status).toBe(303);
    expect((await admin.get(preparedPath(id))).status).toBe(404);
    expect(await preparedList()).toHaveLength(5);
  });
});
