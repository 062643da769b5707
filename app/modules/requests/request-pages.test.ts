import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { createSession } from "~/modules/accounts/session.server";
import { setClock } from "~/platform/clock";
import { pdf } from "../../../tests/support/documents";
import { type Fields, hiddenField, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import {
  authority,
  type Cast,
  cast,
  DEADLINE,
  everything,
  hoursAfter,
  NONE,
  need,
  START,
  STATES,
  type State,
  sentBy,
  standing,
} from "./stories.test-data";
import { createRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { askQuestion } from "./verbs/questions.server";

const LIST = "/uat/service-requests";
const at = (id: string, part = "") => `${LIST}/${id}${part && `/${part}`}`;

/** Signed in now, by the clock of the story. */
async function signedIn(actor: Actor) {
  const cookie = await createSession(actor.userId);
  return {
    get: (path: string) => stranger.get(path, { cookie }),
    post: (path: string, fields: Fields = {}) => stranger.post(path, fields, { cookie }),
  };
}
type Visitor = Awaited<ReturnType<typeof signedIn>>;

const keyIn = async (visitor: Visitor, path: string) => hiddenField(await (await visitor.get(path)).text(), "formKey");
const readText = async (visitor: Visitor, path: string) => textOf(await visitor.get(path));

/** Fills the page's form and sends it, as a browser without script would. */
async function send(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  return visitor.post(path, { formKey: await keyIn(visitor, path), ...fields });
}

const PAGES = ["", "edit", "preview", "dosar", "termen.ics", `files/${NONE}`, `responses/${NONE}/files/${NONE}`];
const STEPS = [
  "sending",
  "recall",
  "deletion",
  "clarification",
  "extension",
  "changes",
  "evaluation",
  "opening",
  "acceptance",
  "completion",
  "cancellation",
  "copy",
  "review",
  `questions/${NONE}/answer`,
];

describe("the pages of an authority's requests", () => {
  ownPlatform();
  let people: Cast;
  let open: string;

  beforeAll(async () => {
    people = await cast();
    open = await sentBy(people.uat);
  });

  it("lead the signed-out to the door", async () => {
    for (const path of [LIST, `${LIST}/new`, ...[...PAGES, ...STEPS].map((part) => at(open, part))]) {
      const answer = await stranger.get(path);
      expect(answer.status, path).toBe(302);
      expect(answer.headers.get("location"), path).toContain("/login?redirectTo=");
    }
    expect((await stranger.post(at(open, "cancellation"), { reason: "other" })).headers.get("location")).toContain(
      "/login",
    );
  });

  it("lead a firm home, and refuse what it posts", async () => {
    setClock(START);
    const firma = await signedIn(people.author);
    const before = await everything();
    for (const part of [...PAGES, ...STEPS]) {
      expect((await firma.get(at(open, part))).headers.get("location"), part).toBe("/firma/dashboard");
    }
    for (const part of STEPS) expect((await firma.post(at(open, part))).status, part).toBe(403);
    expect(await everything()).toBe(before);
  });

  it("are the same 404 for another authority as for an id that nobody has", async () => {
    setClock(START);
    const other = await signedIn(await authority());
    const bodies = new Set<string>();
    const before = await everything();
    for (const id of [open, NONE, "abc"]) {
      for (const part of ["", "edit", "preview", "dosar", "sending", "extension", "review"]) {
        const answer = await other.get(at(id, part));
        expect(answer.status, part).toBe(404);
        bodies.add((await textOf(answer)).replaceAll(id, ""));
      }
      for (const part of PAGES.slice(4)) expect((await other.get(at(id, part))).status, part).toBe(404);
      for (const part of ["deletion", "copy", "opening", "recall", "completion"]) {
        expect((await other.post(at(id, part), { formKey: crypto.randomUUID() })).status, part).toBe(404);
      }
    }
    expect(bodies.size).toBe(1);
    expect(await everything()).toBe(before);
  });

  it("say where the request stands when a step comes too early or too late", async () => {
    setClock(START);
    const uat = await signedIn(people.uat);
    for (const part of ["sending", "deletion", "evaluation", "completion", "review", "acceptance?raspuns=x"]) {
      const answer = await uat.get(at(open, part));
      expect([404, 409], part).toContain(answer.status);
      if (answer.status === 409) expect(await textOf(answer)).toContain("Înapoi la");
    }
    expect((await uat.get(at(open, "opening"))).headers.get("location")).toBe(at(open));
  });
});

/** What the dashboard says comes next in each state. */
const NEXT: Record<State, string> = {
  draft: "Trimiteți „Portal",
  open: "Nimic nu vă așteaptă acum",
  sealed: "Nimic nu vă așteaptă acum",
  to_confirm: "Nimic nu vă așteaptă acum",
  closed: "Alegeți oferta pentru „Portal",
  closedSealed: "Deschideți ofertele pentru „Portal",
  opened: "Alegeți oferta pentru „Portal",
  withdrawn: "Nimic nu vă așteaptă acum",
  running: "Nimic nu vă așteaptă acum",
  vacant: "Partenerul ales nu mai continuă: „Portal",
  completed: "Scrieți o recenzie pentru „Portal",
  cancelled: "Nimic nu vă așteaptă acum",
};

describe("every state of a request has its page", () => {
  ownPlatform();
  const tabs = ["oferte", "intrebari", "potriviri", "discutii", "dosar", "pregatire", "altceva"];

  it.each(Object.keys(STATES) as State[])("%s", async (state) => {
    const people = await cast();
    const story = await STATES[state](people);
    const uat = await signedIn(people.uat);
    for (const tab of tabs) {
      const answer = await uat.get(`${at(story.id)}?tab=${tab}`);
      expect(answer.status, tab).toBe(200);
      expect(await textOf(answer), tab).toContain("Portal de taxe și impozite locale");
    }
    for (const part of ["dosar", "preview"]) expect((await uat.get(at(story.id, part))).status, part).toBe(200);
    expect((await uat.get(LIST)).status).toBe(200);
    expect(await readText(uat, "/uat/dashboard")).toContain(NEXT[state]);
  });
});

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
    expect((await standing(id)).title).toBe("Alt titlu");
    const late = await uat.post(at(id, "edit"), answers(typed.formKey, { version, title: "Suprascris" }));
    expect(late.status).toBe(400);
    expect(await textOf(late)).toContain("modificată între timp");
    expect((await standing(id)).title).toBe("Alt titlu");
  });

  it("sends, with the deadline that was chosen, and says what is wrong with it", async () => {
    const id = await createRequest(people.uat, need(), NO_FILES);
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

  it("sends from the list by one button", async () => {
    const id = await createRequest(people.uat, need({ title: "Din listă" }), NO_FILES);
    const html = await (await uat.get(`${LIST}?cauta=listă`)).text();
    expect(html).toContain(`action="${at(id, "sending")}"`);
    const formKey = hiddenField(html.slice(html.indexOf(`action="${at(id, "sending")}"`)), "formKey");
    expect((await uat.post(at(id, "sending"), { formKey })).headers.get("location")).toBe(at(id));
    expect((await standing(id)).status).toBe("sent");
  });

  it("waits for the verification of an authority that is not verified, and can be stopped", async () => {
    const pending = await authority("pending");
    const visitor = await signedIn(pending);
    const id = await createRequest(pending, need(), NO_FILES);
    expect((await send(visitor, at(id, "sending"))).status).toBe(303);
    const page = await (await visitor.get(at(id))).text();
    expect(page).toContain("se trimite singură după verificarea instituției");
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
  Number(/Solicitările mele (\d+)/.exec(await readText(uat, LIST))?.[1] ?? 0);

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
    expect(text).toContain("Bugetul era 60.000 - 90.000 lei, acum este 60.000 - 95.000 lei");
    expect(await readText(uat, at(story.id))).toContain("De confirmat");
  });

  it("sealed offers name nobody until they are opened, on the page and in the dossier", async () => {
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
    const formKey = hiddenField(html.slice(html.indexOf(`action="${at(story.id, "opening")}"`)), "formKey");
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
  });
});
