import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { draftRemovalPath } from "~/platform/form/draft-view";
import { pdf } from "../../../tests/support/documents";
import { hiddenField, member, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, keyIn, LIST, readText, send, signedIn, type Visitor } from "../../../tests/support/request-visitors";
import { authority, type Cast, cast, hoursAfter, need, START, sentBy, standing } from "./stories.test-data";
import { createRequest, versionOf } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";

describe("writing a request", () => {
  ownPlatform();
  let people: Cast;
  let uat: Visitor;

  beforeAll(async () => {
    people = await cast();
    uat = await signedIn(people.uat);
  });

  const answers = (formKey: string, changes: Record<string, string> = {}) => {
    const form = new FormData();
    const typed = { title: "Drum comunal", category: "eu_funds", description: "Doi kilometri.", ...changes };
    for (const [name, value] of Object.entries({ formKey, ...typed })) form.set(name, value);
    return form;
  };

  it("keeps what was typed and the file when something is wrong", async () => {
    const form = answers(await keyIn(uat, `${LIST}/new`), { title: " ", budgetMax: "multe zeci" });
    form.set("files", new File([pdf() as BlobPart], "caiet.pdf"));
    const answer = await uat.post(`${LIST}/new`, form);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("<title>Eroare: Solicitare nouă – PSP</title>");
    expect(html).toContain("Toate câmpurile sunt obligatorii");
    expect(html).toContain("Introduceți titlul");
    expect(html).toContain("Doi kilometri.");
    expect(html).toContain("multe zeci");
    expect(html).toContain('name="files.kept.0.key"');
  });

  it("makes one draft however often the form is sent", async () => {
    const before = await standingCount(uat);
    const form = answers(await keyIn(uat, `${LIST}/new`));
    const first = await uat.post(`${LIST}/new`, form);
    expect(first.status).toBe(303);
    const again = await uat.post(`${LIST}/new`, form);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(await standingCount(uat)).toBe(before + 1);
    expect(first.headers.get("set-cookie")).toContain("psp_flash");
    const text = await readText(uat, first.headers.get("location") ?? "");
    expect(text).toContain("Drum comunal");
    expect(text).toContain("Înainte de trimitere");
  });

  it("leads to the sending page when asked to save and send, and nothing is sent before that page", async () => {
    const form = answers(await keyIn(uat, `${LIST}/new`), { next: "sending" });
    const to = (await uat.post(`${LIST}/new`, form)).headers.get("location") ?? "";
    expect(to).toMatch(/\/sending$/);
    const id = to.split("/").at(-2) ?? "";
    expect((await standing(id)).status).toBe("draft");
    const html = await (await uat.get(at(id, "edit"))).text();
    const edited = answers(hiddenField(html, "formKey"), { version: hiddenField(html, "version"), next: "sending" });
    expect((await uat.post(at(id, "edit"), edited)).headers.get("location")).toBe(to);
    expect((await send(uat, to, { deadline: "2026-10-01" })).headers.get("location")).toBe(at(id));
    expect((await standing(id)).status).toBe("sent");
  });

  it("has one page, which every button leads to, with the county already chosen and the rest folded", async () => {
    for (const page of [LIST, "/uat/dashboard"]) {
      const html = await (await uat.get(page)).text();
      expect(html, page).toContain(`href="${LIST}/new"`);
      expect(html, page).not.toContain('name="title"');
    }
    const html = await (await (await member("UAT", "verified", { county: "SJ" })).get(`${LIST}/new`)).text();
    expect(html).toContain('<option value="SJ" selected="">');
    expect(html).toMatch(/<details class="fold form__section"><summary>/);
    const wrong = await uat.post(`${LIST}/new`, answers(hiddenField(html, "formKey"), { budgetMin: "multe zeci" }));
    expect(await wrong.text()).toMatch(/<details class="fold form__section" open=""><summary>/);
  });

  it("keeps what was typed before it is saved, for its author in any browser, until it is sent", async () => {
    const page = `${LIST}/new`;
    const html = await (await uat.get(page)).text();
    const typed = { title: "Pod peste Iza", category: "eu_funds", description: "Un pod.", budgetMax: "90.000" };
    const foreign = await uat.post("/ciorna", {
      _pagina: `${LIST}/new`,
      _persoana: randomUUID(),
      title: "Al altcuiva",
    });
    expect(await foreign.json()).toEqual({ unkept: "signed out" });
    expect(await readText(uat, page)).not.toContain("Continuați textul păstrat");
    await uat.post("/ciorna", {
      formKey: hiddenField(html, "formKey"),
      _pagina: hiddenField(html, "_pagina"),
      ...typed,
    });
    expect(await readText(uat, page)).toContain("Continuați textul păstrat de la");
    expect(await readText(uat, page), "its first words").toContain("sau ștergeți-l: „Pod peste Iza”");
    const list = await (await uat.get(LIST)).text();
    expect(await readText(uat, LIST)).toMatch(
      /Neterminate „Pod peste Iza” .*Solicitare nouă.* text păstrat de la \d\d:\d\d/,
    );
    expect(list).toContain(`href="${page}?ciorna=da"`);
    expect(list).toContain(`href="${draftRemovalPath(page, LIST).replaceAll("&", "&amp;")}"`);
    const resumed = await (await uat.get(`${page}?ciorna=da`)).text();
    for (const words of [
      'value="Pod peste Iza"',
      ">Un pod.</textarea>",
      'value="90.000"',
      '<details class="fold form__section" open="">',
    ])
      expect(resumed).toContain(words);
    const colleague = await signedIn(await authority());
    expect(await readText(colleague, page)).not.toContain("Continuați textul păstrat");
    expect(await readText(colleague, LIST)).not.toContain("Neterminate");
    const marks = { _pagina: hiddenField(resumed, "_pagina"), _ciorna: hiddenField(resumed, "_ciorna") };
    const form = answers(hiddenField(resumed, "formKey"), { ...typed, ...marks });
    expect((await uat.post(page, form)).status).toBe(303);
    expect(await readText(uat, page)).not.toContain("Continuați textul păstrat");
  });

  it("begins from a template, and from a partner's page", async () => {
    expect(await (await uat.get(`${LIST}/new?model=taxation`)).text()).toContain("Fundamentarea tarifelor");
    const partner = people.author.organisation?.id ?? "";
    const path = `${LIST}/new?partener=${partner}`;
    const html = await (await uat.get(path)).text();
    expect(html).toContain("Numai pentru partenerul");
    const answer = await uat.post(path, answers(hiddenField(html, "formKey"), { partner }));
    const id = answer.headers.get("location")?.split("/").at(-1) ?? "";
    expect((await standing(id)).onlyPartnerId).toBe(partner);
  });

  it("saves while typing, and never over what somebody else saved meanwhile", async () => {
    const id = await createRequest(people.uat, need(), NO_FILES);
    const html = await (await uat.get(at(id, "edit"))).text();
    const version = hiddenField(html, "version");
    const typed = { formKey: hiddenField(html, "formKey"), version, intent: "autosave" };
    setClock(hoursAfter(START, 1));
    const saved = await uat.post(`${at(id, "edit")}.data`, answers(typed.formKey, { ...typed, title: "Alt titlu" }));
    expect(await saved.text()).toContain("11:00");
    const made = await standing(id);
    expect(made.title).toBe("Alt titlu");
    const next = { ...typed, version: versionOf(made), title: "Și mai altul" }; // its own saving is nobody else's
    setClock(hoursAfter(START, 2));
    expect((await uat.post(`${at(id, "edit")}.data`, answers(typed.formKey, next))).status).toBe(200);
    expect((await standing(id)).title).toBe("Și mai altul");
    const late = await uat.post(at(id, "edit"), answers(typed.formKey, { version, title: "Suprascris" }));
    expect(late.status).toBe(409);
    const shown = await late.text();
    expect(shown).toContain("Textul dumneavoastră este mai jos, neatins.");
    expect(shown).toMatch(/Titlu<\/th><td[^>]*>Și mai altul<\/td><td[^>]*>Suprascris<\/td>/);
    expect((await standing(id)).title).toBe("Și mai altul");
    const wrong = await uat.post(at(id, "edit"), answers(typed.formKey, { version, title: "", budgetMin: "10 mere" }));
    expect(wrong.status).toBe(409);
    const both = await wrong.text();
    for (const words of ["Și mai altul", "10 mere", "Scrieți bugetul minim numai cu cifre", "Introduceți titlul"])
      expect(both, words).toContain(words);
    const again = { version: hiddenField(shown, "version"), title: "Suprascris" };
    expect((await uat.post(at(id, "edit"), answers(typed.formKey, again))).status).toBe(303); // now it is seen
    expect((await standing(id)).title).toBe("Suprascris");
  });

  it("is saved once by a form that arrives twice, and by one of two that were opened side by side", async () => {
    const id = await createRequest(people.uat, need(), NO_FILES);
    const page = at(id, "edit");
    const [one, other] = await Promise.all([1, 2].map(async () => (await uat.get(page)).text()));
    const typed = (html: string, title: string) =>
      answers(hiddenField(html, "formKey"), { version: hiddenField(html, "version"), title });
    setClock(hoursAfter(START, 3));
    const [first, second] = await Promise.all([
      uat.post(page, typed(one ?? "", "Unul")),
      uat.post(page, typed(other ?? "", "Celălalt")),
    ]);
    expect([first?.status, second?.status].sort()).toEqual([303, 409]);
    const [html, title] = first?.status === 303 ? [one, "Unul"] : [other, "Celălalt"];
    expect((await standing(id)).title).toBe(title);
    const again = await uat.post(page, typed(html ?? "", title));
    expect(again.status).toBe(303);
  });

  it("sends, with the deadline that was chosen, and says what is wrong with it", async () => {
    const id = await createRequest(people.uat, need(), NO_FILES);
    const sending = await readText(uat, at(id, "sending"));
    for (const words of ["IT și Digitalizare", "Cluj", "60.000–90.000 lei", "Se citesc pe măsură ce sosesc"])
      expect(sending).toContain(words);
    expect(sending).toMatch(/Cine este anunțat (Este anunțat|Sunt anunțați) \d+ (de )?parteneri?\./);
    const wrong = await send(uat, at(id, "sending"), { deadline: "2026-09-08", deadlineHour: "16:00" });
    expect(wrong.status).toBe(400);
    expect(await textOf(wrong)).toContain("cel puțin 5 zile lucrătoare");
    const right = await send(uat, at(id, "sending"), { deadline: "2026-10-01", deadlineHour: "12:00" });
    expect(right.status).toBe(303);
    const text = await readText(uat, at(id));
    expect(text).toContain("PSP-2026-");
    expect(text).toContain("1 octombrie, 12:00");
    const calendar = await (await uat.get(at(id, "termen.ics"))).text();
    expect(calendar).toContain("DTSTART:20261001T090000Z");
    expect(calendar).toContain(`UID:termen-${id}@psp`);
  });

  it("is never sent without the question of the sending page", async () => {
    const id = await createRequest(people.uat, need({ title: "Din listă" }), NO_FILES);
    for (const path of [`${LIST}?cauta=listă`, LIST, at(id), "/uat/dashboard"]) {
      expect(await (await uat.get(path)).text(), path).not.toContain(`action="${at(id, "sending")}"`);
    }
    expect(await (await uat.get(`${LIST}?cauta=listă`)).text()).toContain(`href="${at(id, "sending")}"`);
    const bare = await uat.post(at(id, "sending"), { formKey: await keyIn(uat, at(id, "sending")) });
    expect(bare.status).toBe(400);
    expect(await textOf(bare)).toContain("Alegeți termenul");
    expect((await standing(id)).status).toBe("draft");
  });

  it("waits for the verification of an authority that is not verified, and can be stopped", async () => {
    const pending = await authority("pending");
    const visitor = await signedIn(pending);
    const id = await createRequest(pending, need(), NO_FILES);
    expect((await send(visitor, at(id, "sending"), { deadline: "2026-10-01" })).status).toBe(303);
    const page = await (await visitor.get(at(id))).text();
    expect(page).toContain("se trimite automat după verificarea instituției");
    const formKey = hiddenField(page.slice(page.indexOf(`action="${at(id, "recall")}"`)), "formKey");
    expect((await visitor.post(at(id, "recall"), { formKey })).status).toBe(303);
    expect((await standing(id)).queuedAt).toBeNull();
  });

  it("asks before it deletes", async () => {
    const id = await createRequest(people.uat, need({ title: "De șters" }), NO_FILES);
    expect(await readText(uat, at(id, "deletion"))).toContain("„De șters” se șterge");
    expect((await send(uat, at(id, "deletion"))).headers.get("location")).toBe(LIST);
    expect((await uat.get(at(id))).status).toBe(404);
  });

  it("finds by words and by number, and shows the two kinds of nothing", async () => {
    expect(await readText(uat, `${LIST}?cauta=zzz&stare=cancelled`)).toContain("Nicio solicitare „Anulată” cu „zzz”");
    const id = await sentBy(people.uat, { title: "Cu număr" });
    const { registration } = await standing(id);
    expect(await readText(uat, `${LIST}?cauta=${registration}`)).toContain("Cu număr");
    const empty = await signedIn(await authority());
    expect(await readText(empty, LIST)).toContain("Nicio solicitare, deocamdată");
    expect(await readText(empty, "/uat/dashboard")).toContain("Scrieți prima solicitare");
  });
});

const standingCount = async (uat: Visitor): Promise<number> =>
  Number(/Solicitări (\d+) solicit/.exec(await readText(uat, LIST))?.[1] ?? 0);
