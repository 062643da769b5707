import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { pdf } from "../../../tests/support/documents";
import { hiddenField, type Person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { colleague, keyOf, LIST, OFFER, sendForm } from "./opportunity-pages.test-data";
import { type Cast, cast, DEADLINE, everything, firm, NONE, START, STATES, sentBy } from "./stories.test-data";

ownPlatform();

let people: Cast;
let author: Person;
let newcomer: Person;
const PREVIEW = { previzualizare: "da" };
const HEADING = "Cum o va vedea autoritatea";

beforeAll(async () => {
  people = await cast();
  author = await colleague(people.author);
  newcomer = await colleague(await firm({ name: "Registru Nou SRL" }));
});
beforeEach(() => setClock(START));

describe("an offer that is looked at before it is sent", () => {
  it("is shown as the authority will see it, above the form with all that it held, and nothing is saved", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}/response`;
    await newcomer.get(page);
    const before = await everything();
    const file = new File([pdf() as BlobPart], "oferta.pdf");
    const answer = await sendForm(newcomer, page, page, { ...OFFER, ...PREVIEW, duration: "3 luni" }, file);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const words of [HEADING, "Registru Nou SRL", "84.500 lei", "cu 5.500 lei sub bugetul maxim", "3 luni"])
      expect(html.replaceAll("&nbsp;", " "), words).toContain(words);
    expect(html).toContain("încă netrimisă");
    expect(html).toContain(`>${OFFER.text}</textarea>`);
    expect(html).toContain('value="3 luni"');
    expect(hiddenField(html, "files.kept.0.key")).not.toBe("");
    expect(html).not.toContain("<title>Eroare");
    expect(await everything()).toBe(before);

    const kept = Object.fromEntries(
      ["formKey", "files.kept.0.key", "files.kept.0.name", "files.kept.0.size"].map((name) => [
        name,
        hiddenField(html, name),
      ]),
    );
    expect((await newcomer.post(page, { ...OFFER, ...kept })).status).toBe(303);
    const sent = await textOf(await newcomer.get(`${LIST}/${id}`));
    expect(sent).toContain("oferta.pdf");
    expect(sent).not.toContain(HEADING);
  });

  it("that is wrong comes back with its mistakes, as when it is sent", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}/response`;
    const answer = await sendForm(newcomer, page, page, { ...OFFER, ...PREVIEW, priceMin: "10 mere" });
    expect(answer.status).toBe(400);
    const text = await textOf(answer);
    expect(text).toContain("Scrieți prețul numai cu cifre");
    expect(text).not.toContain(HEADING);
  });

  it("that is changed shows the new words, and keeps the version that its author saw", async () => {
    const { id } = await STATES.open(people);
    const page = `${LIST}/${id}/response`;
    const answer = await sendForm(author, page, page, { ...OFFER, ...PREVIEW, text: "Alt text." });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Alt text.");
    expect(hiddenField(html, "version")).toBe("1");
    expect(await textOf(await author.get(`${LIST}/${id}`))).not.toContain("Alt text.");
  });

  it("shows a file once that is chosen again, as it would be saved", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}/response`;
    const file = () => new File([pdf() as BlobPart], "oferta.pdf");
    await sendForm(newcomer, page, page, OFFER, file());
    const html = await (await sendForm(newcomer, page, page, { ...OFFER, ...PREVIEW }, file())).text();
    const shown = html.slice(html.indexOf(HEADING), html.indexOf("Nu este trimisă încă"));
    expect(shown.split("oferta.pdf")).toHaveLength(2);
  });

  it.each([
    ["a preview", 200, PREVIEW],
    ["a mistake", 400, { priceMin: "10 mere" }],
  ])(
    "does not replace the offer that a colleague sent meanwhile: after %s the sending says so",
    async (_, status, more) => {
      const id = await sentBy(people.uat);
      const page = `${LIST}/${id}/response`;
      const formKey = await keyOf(newcomer, page);
      const other = await colleague(newcomer.actor);
      await sendForm(other, page, page, { ...OFFER, text: "Oferta colegului." });
      const answer = await newcomer.post(page, { ...OFFER, text: "Oferta mea.", formKey, ...more });
      expect(answer.status).toBe(status);
      const version = hiddenField(await answer.text(), "version");
      const sent = await newcomer.post(page, { ...OFFER, text: "Oferta mea.", formKey, version });
      expect(sent.status).toBe(409);
      expect(await textOf(await other.get(`${LIST}/${id}`))).toContain("Oferta colegului.");
    },
  );

  it.each(["pending", "suspended"] as const)(
    "is not shown to a firm that is %s, also by script",
    async (verification) => {
      const id = await sentBy(people.uat);
      const who = await colleague(await firm({ verification }));
      const page = `${LIST}/${id}/response`;
      for (const path of [page, `${page}.data`]) {
        const answer = await who.post(path, { ...OFFER, ...PREVIEW, formKey: NONE });
        expect([403, 409]).toContain(answer.status);
        const text = await answer.text();
        expect(text).not.toContain(HEADING);
        expect(text).toContain(OFFER.text);
      }
    },
  );

  it("of a sealed request says when the authority will see it", async () => {
    const id = await sentBy(people.uat, { sealed: true });
    const page = `${LIST}/${id}/response`;
    const answer = await sendForm(newcomer, page, page, { ...OFFER, ...PREVIEW });
    expect(await textOf(answer)).toContain("Autoritatea o vede numai după termen, când deschide ofertele.");
  });

  it("is not shown where it may no longer be sent", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}/response`;
    const form = { ...OFFER, ...PREVIEW, formKey: NONE };
    setClock(DEADLINE);
    const late = await colleague(newcomer.actor);
    const answer = await late.post(page, form);
    expect(answer.status).toBe(409);
    const text = await textOf(answer);
    expect(text).toContain("Termenul pentru oferte a trecut.");
    expect(text).toContain(OFFER.text);
    expect(text).not.toContain(HEADING);
    expect((await late.post(`${LIST}/${NONE}/response`, form)).status).toBe(404);
  });
});
