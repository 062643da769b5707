import { describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { hiddenField, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, readText, send, signedIn } from "../../../tests/support/request-visitors";
import { cast, DEADLINE, hoursAfter, STATES, type State, standing } from "./stories.test-data";
import { askQuestion } from "./verbs/questions.server";

describe("after sending", () => {
  ownPlatform();

  async function told(state: State) {
    const people = await cast();
    const story = await STATES[state](people);
    return { people, story, uat: await signedIn(people.uat) };
  }

  it("a clarification, a later deadline and a change are dated notes, old → new", async () => {
    const { story, uat } = await told("open");
    expect((await send(uat, at(story.id, "clarification"), { text: " " })).status).toBe(400);
    expect((await send(uat, at(story.id, "clarification"), { text: "Avem și două sate." })).status).toBe(303);
    const early = await send(uat, at(story.id, "extension"), { deadline: "2026-10-05", deadlineHour: "16:00" });
    expect(await textOf(early)).toContain("mai târziu decât cel actual");
    const later = await send(uat, at(story.id, "extension"), { deadline: "2026-10-14", deadlineHour: "16:00" });
    expect(later.status).toBe(303);
    const budget = { description: "Alt text.", budgetMin: "60.000", budgetMax: "95.000", currency: "RON" };
    expect((await send(uat, at(story.id, "changes"), budget)).status).toBe(303);
    const text = await readText(uat, `${at(story.id)}?tab=dosar`);
    expect(text).toContain("Avem și două sate.");
    expect(text).toContain("7 octombrie 2026, 16:00, acum este 14 octombrie 2026, 16:00");
    expect(text).toContain("Bugetul era 60.000–90.000 lei, acum este 60.000–95.000 lei");
    expect(await readText(uat, at(story.id))).toContain("De confirmat");
  });

  it("a change is never published over what a colleague changed meanwhile, unless it is sent once more", async () => {
    const { story, uat } = await told("open");
    const page = at(story.id, "changes");
    const stale = await (await uat.get(page)).text();
    const budget = { budgetMin: "60.000", budgetMax: "90.000", currency: "RON" };
    expect((await send(uat, page, { description: "Textul colegului.", ...budget })).status).toBe(303);
    const mine = (html: string, description = "Textul meu.") =>
      uat.post(page, {
        description,
        ...budget,
        budgetMax: "95.000",
        formKey: hiddenField(html, "formKey"),
        version: hiddenField(html, "version"),
      });
    const late = await mine(stale);
    expect(late.status).toBe(409);
    const shown = await late.text();
    expect(shown).toContain("Textul dumneavoastră este mai jos, neatins.");
    expect(shown).toMatch(/Descriere<\/th><td[^>]*>Textul colegului\.<\/td><td[^>]*>Textul meu\.<\/td>/);
    expect(shown).toMatch(/Bugetul<\/th><td[^>]*>60\.000–90\.000 lei<\/td><td[^>]*>60\.000–95\.000 lei<\/td>/);
    expect(shown).toMatch(/<textarea[^>]*>Textul meu\.<\/textarea>/);
    expect(shown).not.toContain("<title>Eroare");
    const wrong = await mine(stale, "");
    expect(wrong.status).toBe(409);
    const both = await wrong.text();
    for (const words of ["Textul colegului.", "Descrieți de ce aveți nevoie", "<title>Eroare"])
      expect(both, words).toContain(words);
    expect(hiddenField(both, "version")).toBe(hiddenField(shown, "version"));
    const mended = await mine(both, "");
    expect(mended.status).toBe(400); // what stands is known by now
    expect(hiddenField(await mended.text(), "version")).toBe(hiddenField(shown, "version"));
    const description = `${at(story.id)}?tab=descriere`;
    expect(await readText(uat, description)).not.toContain("Textul meu.");
    expect((await mine(shown)).status).toBe(303);
    expect(await readText(uat, description)).toContain("Textul meu.");
  });

  it("sealed responses name nobody until they are opened, on the page and in the dossier", async () => {
    const { story, uat, people } = await told("sealed");
    const firm = people.author.organisation?.name ?? "";
    for (const path of [at(story.id), at(story.id, "dosar")]) {
      const text = await readText(uat, path);
      expect(text).toContain("2 oferte sigilate");
      expect(text).not.toContain("84.500");
      expect(text).not.toContain("lucru în paralel");
    }
    setClock(hoursAfter(DEADLINE, 1));
    const again = await signedIn(people.uat);
    const html = await (await again.get(at(story.id))).text();
    expect(html).not.toContain("84.500");
    const dialog = html.slice(html.indexOf('<dialog class="dialog" id="opening"'));
    const page = await (await again.get(at(story.id, "opening"))).text();
    for (const asked of [dialog, page]) {
      expect(asked).toContain("Deschiderea nu poate fi anulată");
      expect(asked).toContain("termenul nu se mai poate prelungi");
    }
    const formKey = hiddenField(page.slice(page.indexOf("Deschideți ofertele?</h1>")), "formKey");
    expect((await again.post(at(story.id, "opening"), { formKey })).status).toBe(303);
    const open = await readText(again, at(story.id));
    expect(open).toContain("84.500 lei");
    expect(open).toContain(firm);
    expect(open).not.toContain("Prelungește termenul");
  });

  it("accepting names the firm and the price before it happens, and happens once", async () => {
    const { story, uat, people } = await told("closed");
    const page = `${at(story.id, "acceptance")}?raspuns=${story.first}`;
    const asked = await (await uat.get(page)).text();
    expect(asked).toContain(people.author.organisation?.name);
    expect(asked).toContain("84.500 lei");
    const fields = { formKey: hiddenField(asked, "formKey"), response: story.first };
    expect((await uat.post(at(story.id, "acceptance"), fields)).headers.get("location")).toBe(at(story.id));
    expect((await uat.post(at(story.id, "acceptance"), fields)).status).toBe(303);
    const late = await uat.post(at(story.id, "acceptance"), { ...fields, formKey: crypto.randomUUID() });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toContain("Înapoi la solicitare");
    expect((await standing(story.id)).acceptedResponseId).toBe(story.first);
    const text = await readText(uat, at(story.id));
    expect(text).toContain("Marchează finalizată");
    expect(text).toContain("Neacceptată");
  });

  it("completing invites the review, which is written once", async () => {
    const { story, uat } = await told("running");
    expect((await send(uat, at(story.id, "completion"))).headers.get("location")).toBe(at(story.id, "review"));
    const scores = { overall: "5", quality: "4", time: "5", communication: "5" };
    const wrong = await send(uat, at(story.id, "review"), { ...scores, text: "Oameni de cuvânt." });
    expect(wrong.status).toBe(400);
    expect(await textOf(wrong)).toContain("Alegeți nota pentru preț");
    const right = await send(uat, at(story.id, "review"), { ...scores, price: "4", text: "Oameni de cuvânt." });
    expect(right.headers.get("location")).toBe(at(story.id));
    expect(await readText(uat, at(story.id))).toContain("Oameni de cuvânt.");
    expect((await uat.get(at(story.id, "review"))).status).toBe(409);
    expect(await readText(uat, "/uat/dashboard")).toContain("5,0");
  });

  it("cancelling asks for a reason, and the request can be written again", async () => {
    const { story, uat } = await told("open");
    expect((await send(uat, at(story.id, "cancellation"))).status).toBe(400);
    const other = await send(uat, at(story.id, "cancellation"), { reason: "other" });
    expect(await textOf(other)).toContain("Scrieți motivul anulării");
    expect((await send(uat, at(story.id, "cancellation"), { reason: "no_budget" })).status).toBe(303);
    const html = await (await uat.get(at(story.id))).text();
    expect(html).toContain("Nu mai avem buget");
    const formKey = hiddenField(html.slice(html.indexOf(`action="${at(story.id, "copy")}"`)), "formKey");
    const copied = (await uat.post(at(story.id, "copy"), { formKey })).headers.get("location") ?? "";
    expect(await readText(uat, copied)).toContain("Ciornă");
  });

  it("a question is answered for all, and nothing says who asked", async () => {
    const { story, uat, people } = await told("open");
    const questionId = await askQuestion(people.author, story.id, { text: "Se păstrează programul de acum?" });
    const path = `${at(story.id)}?tab=intrebari`;
    const html = await (await uat.get(path)).text();
    expect(html).toContain("Se păstrează programul de acum?");
    expect(html).not.toContain(people.author.organisation?.id);
    expect(html).not.toContain(people.author.organisation?.name);
    const answer = at(story.id, `questions/${questionId}/answer`);
    expect((await send(uat, answer, { text: "" })).status).toBe(400);
    expect((await send(uat, answer, { text: "Da, rămâne." })).headers.get("location")).toBe(path);
    expect(await readText(uat, path)).toContain("Da, rămâne.");
    expect((await uat.get(answer)).status).toBe(409);
  });

  it("says honestly that the chosen partner dropped out", async () => {
    const { story, uat } = await told("vacant");
    const text = await readText(uat, at(story.id));
    expect(text).toContain("Partenerul ales nu mai continuă");
    expect(text).toContain("Firma și-a retras oferta");
    expect(text).toContain("Acceptă oferta");
    expect(text).not.toContain("acceptată înainte");
    expect(text).not.toContain("trece în starea „În progres”");
    expect(text).toContain("1 ofertă retrasă nu se numără la oferte.");
    expect(text).toContain("Puteți accepta o ofertă sau anula solicitarea.");
  });

  it("is told why a firm took its response back", async () => {
    const { story, uat } = await told("withdrawn");
    expect(await readText(uat, at(story.id))).toContain("„Nu mai avem oameni liberi.”");
  });
});
