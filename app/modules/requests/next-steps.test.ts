import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { hiddenField, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, LIST, readText, send, signedIn } from "../../../tests/support/request-visitors";
import {
  type Cast,
  cast,
  DEADLINE,
  edited,
  firm,
  hoursAfter,
  responseInput,
  START,
  STATES,
  type State,
  sentBy,
  standing,
  upload,
} from "./stories.test-data";
import { openResponses } from "./verbs/decisions.server";
import { NO_FILES } from "./verbs/files.server";
import { confirmResponse, respond, withdrawResponse } from "./verbs/responses.server";
import { editSentRequest } from "./verbs/sent.server";

ownPlatform();

async function told(state: State) {
  const people = await cast();
  const story = await STATES[state](people);
  return { people, story, uat: await signedIn(people.uat) };
}

/** Two offers of which one was not confirmed by the deadline. */
async function halfConfirmed(people: Cast) {
  const story = await STATES.to_confirm(people);
  await confirmResponse(people.author, story.first);
  setClock(hoursAfter(DEADLINE, 1));
  return { story, uat: await signedIn(people.uat) };
}

const OPPORTUNITIES = "/firma/opportunities";

describe("what is recommended is allowed", () => {
  it("no longer an extension once the sealed offers are opened, on no page", async () => {
    const { story, people } = await told("opened");
    setClock(hoursAfter(DEADLINE, 1));
    const uat = await signedIn(people.uat);
    for (const path of [at(story.id), at(story.id, "dosar"), "/uat/dashboard"]) {
      expect(await readText(uat, path), path).not.toMatch(/prelungi[țt]i|prelungi termenul/i);
    }
    const refused = await uat.get(at(story.id, "changes"));
    expect(refused.status).toBe(409);
    expect(await textOf(refused)).not.toContain("Prelungiți");
    expect((await uat.get(at(story.id, "extension"))).status).toBe(409);
  });

  it("an extension while it is possible", async () => {
    const people = await cast();
    const id = await sentBy(people.uat, { sealed: true });
    setClock(hoursAfter(DEADLINE, 1));
    const uat = await signedIn(people.uat);
    expect((await uat.get(at(id, "extension"))).status).toBe(200);
    for (const path of [at(id), "/uat/dashboard"]) {
      expect(await readText(uat, path), path).toContain("Puteți prelungi termenul sau anula solicitarea.");
    }
  });

  it("not to submit an offer again after the deadline", async () => {
    const { story, people } = await told("closed");
    const author = await signedIn(people.author);
    expect(await readText(author, `${OPPORTUNITIES}/${story.id}/withdrawal`)).not.toMatch(/puteți trimite din nou/);
  });
});

it("the offers are counted alike everywhere, and the unconfirmed ones are named", async () => {
  const { story, uat } = await halfConfirmed(await cast());
  const counted = "2 oferte, dintre care una neconfirmată";
  for (const path of [at(story.id), LIST, "/uat/dashboard", at(story.id, "dosar")]) {
    expect(await readText(uat, path), path).toContain(counted);
  }
  expect(await readText(uat, at(story.id))).toContain("1 ofertă se poate accepta acum.");
});

describe("a request's page", () => {
  it("says what comes next, then compares the offers; the description has a tab of its own", async () => {
    const { story, people } = await told("closed");
    setClock(hoursAfter(DEADLINE, 1));
    const html = await (await (await signedIn(people.uat)).get(at(story.id))).text();
    expect(html).toMatch(/<h1.*<section class="todo[^>]*>.*Alegeți o ofertă.*<section[^>]* id="oferte"/s);
    expect(html).toMatch(/<section class="todo[^>]*>(?:(?!<\/section>).)*Încă se evaluează/s);
    expect(html).not.toContain("Căutăm un portal cu plată cu cardul");
    expect(await readText(await signedIn(people.uat), `${at(story.id)}?tab=descriere`)).toContain(
      "Căutăm un portal cu plată cu cardul",
    );
    expect(html).not.toContain("termen.ics"); // it is past
    expect(html).toMatch(/<section class="compare__col"[^>]*>.*84\.500 lei.*5\.500 lei.* sub bugetul maxim.*Răspunde/s);
  });

  it("says of each offer since when its firm is verified, and when it was sent", async () => {
    const { story, people } = await told("closed");
    setClock(hoursAfter(DEADLINE, 1));
    const since = new Date("2025-03-04T10:00:00.000Z");
    const { id: firmId } = people.author.organisation ?? {};
    await db()
      .update(organisations)
      .set({ verifiedAt: since })
      .where(eq(organisations.id, firmId ?? ""));
    const html = await (await (await signedIn(people.uat)).get(at(story.id))).text();
    expect(html).toMatch(
      /<span class="compare__term">Verificată din<\/span><div[^>]*><span class="nowrap">4 mar\. 2025</,
    );
    expect(html).toMatch(/trimisă la <span class="nowrap">\d/);
  });

  it("shows the description of a draft at once", async () => {
    const { story, uat } = await told("draft");
    const html = await (await uat.get(at(story.id))).text();
    expect(html).toContain("Căutăm un portal cu plată cu cardul");
    expect(html).toMatch(/<section class="todo"[^>]*>.*Trimite solicitarea/s);
  });

  it("keeps sealed offers sealed in the data too", async () => {
    const { story, people, uat } = await told("sealed");
    for (const path of [at(story.id), `${at(story.id)}.data`, `${at(story.id, "dosar")}.data`]) {
      const body = await (await uat.get(path)).text();
      expect(body, path).not.toMatch(/84\.500|8450000|două runde|Trei portaluri/);
      expect(body, path).not.toContain(people.author.organisation?.name);
    }
  });

  it("asks before accepting, with a way back", async () => {
    const { story, uat } = await told("closed");
    expect(await readText(uat, at(story.id))).toMatch(/Acceptați această ofertă\?.*Acceptă oferta Renunță/);
    const page = await readText(uat, `${at(story.id, "acceptance")}?raspuns=${story.first}`);
    expect(page).toMatch(/Acceptă oferta Renunță/);
  });
});

describe("another partner during a collaboration", () => {
  it("is chosen on a page of its own, with a reason and the name of the firm that is replaced", async () => {
    const { story, people, uat } = await told("running");
    const leaving = people.author.organisation?.name;
    const coming = people.other.organisation?.name;
    const page = await readText(uat, at(story.id));
    expect(page).not.toContain("Acceptă oferta");
    expect(page).toContain("Schimbă partenerul");
    const form = at(story.id, "replacement");
    const asked = await readText(uat, form);
    expect(asked).toContain(`Colaborarea cu ${leaving} încetează`);
    expect(asked).toContain(coming);
    const replaced = hiddenField(await (await uat.get(form)).text(), "replaced");
    const silent = await send(uat, form, { replaced, response: story.second, reason: " " });
    expect(silent.status).toBe(400);
    expect(await textOf(silent)).toContain("Scrieți motivul schimbării");
    const reason = "Nu a respectat graficul lucrărilor";
    const done = await send(uat, form, { replaced, response: story.second, reason });
    expect(done.headers.get("location")).toBe(at(story.id));
    expect((await standing(story.id)).acceptedPartnerId).toBe(people.other.organisation?.id);
    const [entry] = await db()
      .select()
      .from(journal)
      .where(eq(journal.subjectId, story.first))
      .orderBy(journal.id)
      .then((rows) => rows.slice(-1));
    expect(entry).toMatchObject({ what: "response.replaced", note: reason, userId: people.uat.userId });
    const opportunity = `${OPPORTUNITIES}/${story.id}`;
    expect(await readText(await signedIn(people.author), opportunity)).toContain(`Motivul autorității: „${reason}”`);
    expect(await readText(await signedIn(people.other), opportunity)).toContain(
      "Oferta dumneavoastră a fost acceptată.",
    );
    expect(await readText(await signedIn(people.other), opportunity)).not.toContain(reason);
    expect(await readText(uat, `${at(story.id)}?tab=istoric`)).toContain(`${leaving}: ${reason}`);
  });
});

describe("an opportunity's page", () => {
  const todo = (html: string) => html.match(/<section class="todo"[^>]*>.*?<\/section>/s)?.[0] ?? "";
  const step = async (who: Cast["author"], id: string) =>
    todo(await (await (await signedIn(who)).get(`${OPPORTUNITIES}/${id}`)).text());

  it("begins with what comes next for the firm, and its act", async () => {
    const { story, people } = await told("open");
    const newcomer = await firm();
    expect(await step(newcomer, story.id)).toMatch(/Trimiteți o ofertă.*href="[^"]*#raspuns"[^>]*>Răspunde/s);
    expect(await step(people.author, story.id)).toMatch(/Oferta este trimisă.*Vezi oferta/s);
    const running = await told("running");
    expect(await step(running.people.author, running.story.id)).toMatch(
      /Oferta a fost acceptată.*Deschide conversația/s,
    );
    expect(await step(running.people.other, running.story.id)).toBe("");
  });
});

it("a dossier lists the files of every offer, and when it was changed, confirmed and withdrawn", async () => {
  const people = await cast();
  const id = await sentBy(people.uat);
  setClock(hoursAfter(START, 3));
  const files = { added: [await upload(people.author, "deviz.pdf")], removedIds: [] };
  const first = await respond(people.author, id, responseInput(), files);
  const second = await respond(people.other, id, responseInput(), NO_FILES);
  setClock(hoursAfter(START, 4));
  await editSentRequest(people.uat, id, edited(), NO_FILES);
  setClock(hoursAfter(START, 5));
  await confirmResponse(people.author, first);
  await withdrawResponse(people.other, second, { text: "Nu mai avem oameni liberi." });
  const uat = await signedIn(people.uat);
  const html = await (await uat.get(at(id, "dosar"))).text();
  expect(html).toContain(`href="${at(id, `responses/${first}/files/`)}`);
  const text = await readText(uat, at(id, "dosar"));
  const when = (hour: number) => `la \\d+ \\S+ 2026, ${hour}:00`;
  const begun = `Oferta: trimisă ${when(13)}; de confirmat, după modificarea solicitării ${when(14)}`;
  expect(text).toMatch(new RegExp(`${people.author.organisation?.name}[^•]*${begun}; confirmată ${when(15)}\\.`));
  expect(text).toMatch(new RegExp(`${begun}; retrasă ${when(15)}\\.`));
  for (const said of ["deviz.pdf", "Nu mai avem oameni liberi."]) expect(text).toContain(said);
});

it("a dossier is a document that says who did what", async () => {
  const { story, people } = await told("closedSealed");
  const uat = await signedIn(people.uat);
  await openResponses(people.uat, story.id);
  const request = await standing(story.id);
  const html = await (await uat.get(at(story.id, "dosar"))).text();
  expect(html).toContain(
    `<p>Dosarul solicitării nr. <span class="nowrap">${request.registration}</span></p><h1 id="dosar">`,
  );
  const text = await readText(uat, at(story.id, "dosar"));
  expect(text).toMatch(new RegExp(`Generat la 7 octombrie 2026, 16:00, de ${people.uat.name}\\.`));
  for (const what of ["Trimisă partenerilor", "Ofertele sigilate au fost deschise"]) {
    expect(text).toMatch(new RegExp(`${what}[^•]{0,40} ${people.uat.name}`));
  }
  expect(text).toContain("Nicio decizie încă.");
  expect(text).not.toMatch(/Hotăr/);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).not.toMatch(/class="[^"]*\bcard\b/);
});
