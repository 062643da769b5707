import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { partnerServices } from "~/modules/partners/tables.server";
import { db } from "~/platform/database/connection.server";
import { unfilledIn } from "~/platform/language/unfilled";
import { hiddenField, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, LIST, readText, send, signedIn, type Visitor } from "../../../tests/support/request-visitors";
import { TEMPLATES } from "./rules/templates";
import { UNFILLED } from "./store/requests.server";
import { authority, type Cast, cast, need, START, sentBy, standing } from "./stories.test-data";
import { createRequest, sendRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { releaseQueued } from "./verbs/sending.server";

describe("the places of a model that nobody filled in", () => {
  ownPlatform();
  let people: Cast;
  let uat: Visitor;

  beforeAll(async () => {
    people = await cast();
    uat = await signedIn(people.uat);
  });

  const half = TEMPLATES.find(({ category }) => category === "legal_advice")?.description ?? "";
  const draft = () => createRequest(people.uat, need({ title: "Cu locuri", description: half }), NO_FILES);
  const DEADLINE = { deadline: "2026-10-01", deadlineHour: "16:00" };

  it("are counted and listed, and neither the draft nor its task is done while there are any", async () => {
    const id = await draft();
    const page = await readText(uat, at(id));
    expect(page).toMatch(/De ce aveți nevoie .*3 locuri necompletate.* De făcut/);
    expect(page).toContain("Completați locurile din text");
    expect(page).not.toContain("Ciorna este completă");
    expect(await readText(uat, "/uat/dashboard")).not.toContain("Ciorna este completă");
    const sending = await readText(uat, at(id, "sending"));
    expect(sending).toContain("3 locuri necompletate");
    for (const place of [
      "Descriere, paragraful 1 Pe scurt, despre ce este vorba: [contract, litigiu, regulament, hotărâre de consiliu]",
      "Descriere, paragraful 2 Unde suntem: [ce s-a întâmplat până acum, termene care curg]",
      "Descriere, paragraful 3 Ce așteptăm: [opinie scrisă, redactare, reprezentare]",
    ])
      expect(sending).toContain(place);
    expect(await (await uat.get(at(id, "sending"))).text()).not.toContain('name="deadline"');
  });

  it("keep the request from being sent, and from waiting to be sent", async () => {
    const id = await draft();
    const refused = await uat.post(at(id, "sending"), DEADLINE);
    expect(refused.status).toBe(409);
    expect(await textOf(refused)).toContain("3 locuri necompletate");
    expect((await standing(id)).status).toBe("draft");
    const pending = await authority("pending");
    const queued = await createRequest(pending, need({ criterion: "prețul de [sumă] lei" }), NO_FILES);
    await expect(sendRequest(pending, queued, {})).rejects.toMatchObject({ status: 409 });
    expect((await standing(queued)).queuedAt).toBeNull();
  });

  it("keep back what was waiting for the verification, and its authority is told at once what to do", async () => {
    const pending = await authority("pending");
    const id = await createRequest(pending, need(), NO_FILES);
    await sendRequest(pending, id, {});
    await db().execute(sql`update requests set description = 'Ce vrem: [rezultatul].' where id = ${id}`);
    await db().execute(
      sql`update organisations set verified_at = ${START} where id = ${pending.organisation?.id ?? ""}`,
    );
    expect(await releaseQueued(pending.organisation?.id ?? "")).toBe(0);
    expect((await standing(id)).status).toBe("draft");
    const visitor = await signedIn(pending);
    const page = await readText(visitor, at(id));
    expect(page).toContain("Completați locurile din text");
    expect(page).not.toContain("Solicitarea se trimite automat");
    expect(await readText(visitor, "/uat/dashboard")).toContain("Completați locurile din textul");
  });

  it("are not published by a change of what was sent", async () => {
    const id = await sentBy(people.uat);
    const html = await (await uat.get(at(id, "changes"))).text();
    const hidden = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    const changed = await uat.post(at(id, "changes"), { ...hidden, description: "Un pod.\n\nLungime: [metri]." });
    expect(changed.status).toBe(400);
    expect(await textOf(changed)).toContain("paragraful 2: „[metri]”");
  });

  it("are the same for the database", async () => {
    const texts = [
      half,
      ...TEMPLATES.map(({ description }) => description),
      "Nota [12], [a](b)",
      "___ și …… și .....",
      "",
    ];
    for (const text of texts) {
      const { rows } = await db().execute<{ n: number }>(sql`select regexp_count(${text}, ${UNFILLED})::int as n`);
      expect(rows[0]?.n, text).toBe(unfilledIn(text).length);
    }
  });

  it("are filled: the sending page shows the whole text as firms will read it, and sends", async () => {
    const id = await createRequest(
      people.uat,
      need({ title: "Întreagă", criterion: "prețul cel mai scăzut" }),
      NO_FILES,
    );
    const page = await readText(uat, at(id, "sending"));
    for (const words of [
      "Cetățenii plătesc acum numai la casierie. Căutăm un portal cu plată cu cardul.",
      "prețul cel mai scăzut",
      "60.000–90.000 lei",
    ])
      expect(page).toContain(words);
    expect((await send(uat, at(id, "sending"), DEADLINE)).status).toBe(303);
  });

  it("are in what begins from a marketplace offer, whose price is told and never entered as the budget", async () => {
    const firm = people.author.organisation?.id ?? "";
    const [service] = await db()
      .insert(partnerServices)
      .values({ partnerId: firm, name: "Audit", rank: 0 })
      .returning();
    const path = `${LIST}/new?partener=${firm}&serviciu=${service?.id}&nivel=standard`;
    const html = await (await uat.get(path)).text();
    expect(html).toMatch(/name="budgetMin"[^>]* value=""|name="budgetMin"(?![^>]*value=)/);
    const text = await readText(uat, path);
    expect(text).toContain("Prețul afișat al ofertei: 5.000–15.000 EUR, fără TVA.");
    expect(text.indexOf(`Solicitare pentru ${people.author.organisation?.name}`)).toBeGreaterThan(0);
    expect(text.indexOf(`Solicitare pentru ${people.author.organisation?.name}`)).toBeLessThan(text.indexOf("Titlu"));
    expect(text).toContain("Ce avem acum: [situația de la care porniți].");
  });
});
