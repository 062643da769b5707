import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { draftRemovalPath } from "~/platform/form/draft-view";
import { pdf } from "../../../tests/support/documents";
import { hiddenField, type Person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { colleague, keyOf, LIST, OFFER, sendForm } from "./opportunity-pages.test-data";
import { opportunityOf } from "./store/opportunity.server";
import { type Cast, cast, DEADLINE, edited, everything, firm, NONE, START, STATES, sentBy } from "./stories.test-data";
import { editSentRequest } from "./verbs/sent.server";

ownPlatform();

let people: Cast;
let author: Person;
let newcomer: Person;

beforeAll(async () => {
  people = await cast();
  author = await colleague(people.author);
  newcomer = await colleague(await firm());
});
beforeEach(() => setClock(START));

describe("a response", () => {
  it("is sent with its file, once however often it is posted, and then shown with its price", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}`;
    const file = new File([pdf() as BlobPart], "oferta.pdf");
    const formKey = await keyOf(newcomer, page);
    expect(await textOf(await newcomer.get(page))).not.toMatch(/Adaugă fișiere|Fișiere atașate/);
    const form = () => {
      const data = new FormData();
      for (const [name, value] of Object.entries({ ...OFFER, formKey })) data.set(name, value);
      data.set("files", file);
      return data;
    };
    for (const answer of [
      await newcomer.post(`${page}/response`, form()),
      await newcomer.post(`${page}/response`, form()),
    ]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(page);
    }
    const html = await (await newcomer.get(page)).text();
    expect(html).toContain("84.500 lei");
    expect(html).toContain("10 săptămâni");
    expect(await textOf(await newcomer.get(`${page}/response`))).toMatch(/Scoate „oferta\.pdf”.+Adaugă fișiere/);
    const [, fileHref = ""] = html.match(/href="([^"]*\/response\/files\/[^"]*)"/) ?? [];
    const download = await newcomer.get(fileHref);
    expect(download.status).toBe(200);
    expect(download.headers.get("content-disposition")).toContain("oferta.pdf");
    expect((await author.get(fileHref)).status).toBe(404);
  });

  it("that is wrong comes back as it was typed, its file kept, with every sentence", async () => {
    const id = await sentBy(people.uat);
    await newcomer.get(`${LIST}/${id}`);
    const before = await everything();
    const file = new File([pdf() as BlobPart], "oferta.pdf");
    const wrong = { ...OFFER, text: "", priceMin: "10 mere", duration: "0" };
    const answer = await sendForm(newcomer, `${LIST}/${id}`, `${LIST}/${id}/response`, wrong, file);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("<title>Eroare: ");
    for (const words of [
      "Descrieți ce oferiți",
      "Scrieți prețul numai cu cifre",
      "Scrieți durata ca număr întreg",
      "10 mere",
      "oferta.pdf",
    ]) {
      expect(html, words).toContain(words);
    }
    expect(html).toMatch(/name="files\.kept\.0\.key"/);
    expect((await opportunityOf(newcomer.actor, id)).own).toBeNull();
    expect(await everything()).toBe(before);
  });

  it("with a file that is too large comes back as it was typed, and names the file, its size and the limit", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}`;
    await newcomer.get(page); // counts a view
    const before = await everything();
    const film = new File([new Uint8Array(30 * 1024 * 1024)], "film.pdf");
    const answer = await sendForm(newcomer, page, `${page}/response`, OFFER, film);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Fișierul „film.pdf” are 30 MB, iar limita este de 10 MB. Alegeți unul mai mic");
    expect(html).toContain(`>${OFFER.text}</textarea>`);
    expect(html).toContain(`value="${OFFER.priceMin}"`);
    expect(await everything()).toBe(before);
  });

  it("is kept while it is typed, for its author alone, and offered on both of its pages until it is sent", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}`;
    const html = await (await newcomer.get(page)).text();
    const kept = { formKey: hiddenField(html, "formKey"), _pagina: hiddenField(html, "_pagina") };
    expect(kept._pagina).toBe(`${page}/response`);
    await newcomer.post("/ciorna", { ...kept, ...OFFER, text: "Scris pe telefon." });
    for (const at of [page, `${page}/response`])
      expect(await textOf(await newcomer.get(at)), at).toContain("Continuați textul păstrat de la");
    expect(await textOf(await newcomer.get(LIST))).toMatch(/Neterminate „Scris pe telefon\.” .*Ofertă/);
    const removal = draftRemovalPath(`${page}/response`, LIST);
    expect(await textOf(await newcomer.get(removal))).toContain("Ștergeți textul păstrat?");
    await newcomer.post("/ciorna", { _pagina: `${page}/response?alta=da`, text: "A doua variantă." });
    const second = `${page}/response?alta=da`;
    const gone = await newcomer.post(draftRemovalPath(second, LIST), { _pagina: second });
    expect([gone.status, gone.headers.get("location")]).toEqual([303, LIST]);
    expect(await textOf(await newcomer.get(LIST))).not.toContain("A doua variantă.");
    const mate = await colleague(newcomer.actor);
    expect(await (await mate.get(`${page}/response?ciorna=da`)).text()).not.toContain("Scris pe telefon.");
    const resumed = await (await newcomer.get(`${page}/response?ciorna=da`)).text();
    expect(resumed).toContain(">Scris pe telefon.</textarea>");
    const formKey = hiddenField(resumed, "formKey");
    const _ciorna = hiddenField(resumed, "_ciorna");
    const form = { ...OFFER, formKey, _ciorna, _pagina: kept._pagina };
    expect((await newcomer.post(`${page}/response`, form)).status).toBe(303);
    expect(await textOf(await newcomer.get(`${page}/response`))).not.toContain("Continuați textul păstrat");
  });

  it("of a draft begun before a colleague sent theirs is compared with it, and does not replace it unseen", async () => {
    const id = await sentBy(people.uat);
    const page = `${LIST}/${id}/response`;
    const mate = await colleague(newcomer.actor);
    await newcomer.post("/ciorna", { _pagina: page, ...OFFER, text: "Ciorna mea." });
    expect((await sendForm(mate, page, page, { ...OFFER, text: "Oferta colegului." })).status).toBe(303);
    const resumed = await (await newcomer.get(`${page}?ciorna=da`)).text();
    const ids = Object.fromEntries(
      ["formKey", "response", "version"].map((name) => [name, hiddenField(resumed, name)]),
    );
    const answer = await newcomer.post(page, { ...OFFER, ...ids, text: "Ciorna mea." });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/Oferta colegului\.<\/td>.*Ciorna mea\./s);
  });

  it("is changed with its history, and never over what a colleague wrote meanwhile", async () => {
    const { id } = await STATES.open(people);
    const page = `${LIST}/${id}`;
    const second = await colleague(people.author);
    const stale = await (await second.get(`${page}/response`)).text();
    expect(stale).toContain("Modificați oferta");
    expect(stale).toContain('value="84.500"');
    const changed = await sendForm(author, `${page}/response`, `${page}/response`, { ...OFFER, priceMin: "80.000" });
    expect(changed.status).toBe(303);
    const html = await (await author.get(page)).text();
    expect(html).toContain("80.000 lei");
    expect(html).toContain("Versiuni anterioare");
    const old = { ...OFFER, priceMin: "70.000", formKey: hiddenField(stale, "formKey") };
    const ids = { response: hiddenField(stale, "response"), version: hiddenField(stale, "version") };
    const wrong = await second.post(`${page}/response`, { ...old, ...ids, priceMin: "10 mere", duration: "0" });
    expect(wrong.status).toBe(409);
    const mistakes = await wrong.text();
    for (const words of ["80.000 lei", "10 mere", "Scrieți prețul numai cu cifre", "Scrieți durata ca număr întreg"])
      expect(mistakes, words).toContain(words);
    const late = await second.post(`${page}/response`, { ...old, ...ids, experience: "Trei comune." });
    expect(late.status).toBe(409);
    const both = await late.text();
    expect(both).toContain(`${author.actor.name} a salvat`);
    expect(both).toMatch(/Preț<\/th><td[^>]*>80\.000 lei<\/td><td[^>]*>70\.000 lei<\/td>/);
    expect(both).toMatch(/Experiență<\/th><td[^>]*>\(gol\)<\/td><td[^>]*>Trei comune\.<\/td>/);
    expect(both).not.toMatch(/<th[^>]*>(Ce oferiți|Durata)/);
    expect(both).toContain('value="70.000"');
    expect(both).not.toContain("<title>Eroare");
    expect(await (await author.get(page)).text()).not.toContain("70.000");
    const again = { ...ids, version: hiddenField(both, "version"), formKey: hiddenField(both, "formKey") };
    expect((await second.post(`${page}/response`, { ...old, ...again })).status).toBe(303);
    expect(await (await author.get(page)).text()).toContain("70.000 lei");
  });

  it("changed by two colleagues at once keeps the one and shows the other what happened", async () => {
    const { id } = await STATES.open(people);
    const page = `${LIST}/${id}/response`;
    const second = await colleague(people.author);
    const forms = await Promise.all([author, second].map(async (who) => (await who.get(page)).text()));
    const answers = await Promise.all(
      [author, second].map((who, place) => {
        const html = forms[place] ?? "";
        const ids = { response: hiddenField(html, "response"), version: hiddenField(html, "version") };
        return who.post(page, { ...OFFER, ...ids, formKey: hiddenField(html, "formKey"), priceMin: `8${place}.000` });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it("submitted again by a colleague is told too, with who has done it", async () => {
    const { id } = await STATES.open(people);
    const page = `${LIST}/${id}`;
    const second = await colleague(people.author);
    const form = `${page}/response`;
    await sendForm(author, `${page}/withdrawal`, `${page}/withdrawal`, { text: "" });
    const stale = await (await second.get(form)).text();
    expect((await sendForm(author, form, form, { ...OFFER, priceMin: "79.000" })).status).toBe(303);
    const ids = { response: hiddenField(stale, "response"), version: hiddenField(stale, "version") };
    const late = await second.post(form, { ...OFFER, ...ids, text: "", formKey: hiddenField(stale, "formKey") });
    expect(late.status).toBe(409);
    const both = await late.text();
    for (const words of [`${author.actor.name} a salvat`, "79.000 lei", "Descrieți ce oferiți"])
      expect(both, words).toContain(words);
  });

  it("to be confirmed shows exactly what changed, and is confirmed", async () => {
    const { id } = await STATES.open(people);
    await editSentRequest(people.uat, id, edited("Portal nou, cu istoric pe roluri."), { added: [], removedIds: [] });
    const page = `${LIST}/${id}`;
    const html = await (await author.get(page)).text();
    for (const words of [
      "De confirmat",
      "Solicitarea s-a schimbat după ce ați trimis oferta",
      "Căutăm un portal cu plată cu cardul",
      "Portal nou, cu istoric pe roluri.",
      "Bugetul era 60.000–90.000 lei, acum este până la 90.000 lei.",
    ]) {
      expect(html, words).toContain(words);
    }
    const confirmed = await author.post(`${page}/confirmation`, { formKey: await keyOf(author, page) });
    expect(confirmed.headers.get("location")).toBe(page);
    const after = await textOf(await author.get(page));
    expect(after).toContain("Ați confirmat oferta");
    expect(after).not.toContain("Solicitarea s-a schimbat după ce ați trimis oferta");
    const again = await author.post(`${page}/confirmation`, { formKey: await keyOf(newcomer, page) });
    expect(again.status).toBe(409);
  });

  it("is given up by a button whose words the other one does not contain", async () => {
    const buttons = async (state: "open" | "running") => {
      const page = `${LIST}/${(await STATES[state](people)).id}/withdrawal`;
      return (await textOf(await author.get(page))).split("Îl citește autoritatea.")[1];
    };
    expect(await buttons("open")).toMatch(/^ Retrage oferta Păstrează oferta /);
    expect(await buttons("running")).toMatch(/^ Renunță la colaborare Păstrează colaborarea /);
  });

  it("is withdrawn and comes back", async () => {
    const { id } = await STATES.open(people);
    const page = `${LIST}/${id}`;
    expect(await textOf(await author.get(`${page}/withdrawal`))).toContain("Retrageți oferta?");
    const gone = await sendForm(author, `${page}/withdrawal`, `${page}/withdrawal`, { text: "Fără oameni liberi." });
    expect(gone.status).toBe(303);
    expect(await textOf(await author.get(page))).toContain("O puteți trimite din nou până la termen.");
    const back = await sendForm(author, `${page}/response`, `${page}/response`, { ...OFFER, priceMin: "79.000" });
    expect(back.status).toBe(303);
    expect(await textOf(await author.get(page))).toContain("79.000 lei");
  });

  it("ends a collaboration in words of its own", async () => {
    const { id } = await STATES.running(people);
    const page = `${LIST}/${id}`;
    expect(await textOf(await author.get(page))).not.toContain("Retrage oferta");
    const gone = await sendForm(author, `${page}/withdrawal`, `${page}/withdrawal`, { text: "Fără oameni liberi." });
    expect(gone.status).toBe(303);
    const text = await textOf(await author.get(page));
    expect(text).toContain("Ați renunțat la colaborare. Motivul: „Fără oameni liberi.”");
  });

  it("after the deadline is neither sent nor changed: 409 with the way back", async () => {
    const { id } = await STATES.open(people);
    const page = `${LIST}/${id}`;
    const formKey = await keyOf(author, page);
    setClock(DEADLINE);
    const late = await colleague(people.author);
    const latecomer = await colleague(newcomer.actor);
    const before = await everything();
    expect((await late.get(`${page}/response`)).headers.get("location")).toBe(page);
    const { own } = await opportunityOf(late.actor, id);
    const fields = { ...OFFER, formKey, response: own?.id ?? "", version: "1" };
    const answer = await late.post(`${page}/response`, fields);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Înapoi la oportunitate");
    expect((await latecomer.post(`${page}/response`, { ...OFFER, formKey: NONE })).status).toBe(409);
    expect(await everything()).toBe(before);
  });
});
