import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { questionsFor, responsesFor } from "./store/correspondence.server";
import { responseFileOf } from "./store/file-access.server";
import { contentsOf } from "./store/responses.server";
import {
  type Cast,
  cast,
  DEADLINE,
  hoursAfter,
  justBefore,
  responseInput,
  START,
  STATES,
  sentBy,
  standing,
  upload,
} from "./stories.test-data";
import { acceptResponse, openResponses } from "./verbs/decisions.server";
import { NO_FILES } from "./verbs/files.server";
import { answerQuestion, askQuestion } from "./verbs/questions.server";
import { editResponse, respond, withdrawResponse } from "./verbs/responses.server";

ownPlatform();

let people: Cast;
let admin: Actor;
beforeEach(async () => {
  people = await cast();
  admin = { ...people.uat, role: "ADMIN", organisation: null };
});

describe("a sealed response", () => {
  it("tells nobody but its author more than that it is there, until the deadline and the opening", async () => {
    const { id, first } = await STATES.sealed(people);
    for (const moment of [hoursAfter(START, 4), justBefore(DEADLINE), DEADLINE]) {
      setClock(moment);
      for (const reader of [people.uat, admin]) {
        const responses = await responsesFor(reader, await standing(id), moment);
        expect(responses).toMatchObject([
          { state: "sealed", partner: null, contents: null },
          { state: "sealed", partner: null, contents: null },
        ]);
        const said = JSON.stringify(responses);
        for (const secret of [responseInput().text, "8450000", people.author.organisation?.name ?? "?"]) {
          expect(said).not.toContain(secret);
        }
      }
    }
    expect((await contentsOf([first])).get(first)?.text).toBe(responseInput().text);
  });

  it("is not opened justBefore the deadline, and once it is, the mark stands", async () => {
    const { id } = await STATES.sealed(people);
    setClock(justBefore(DEADLINE));
    await expect(openResponses(people.uat, id)).rejects.toMatchObject({ status: 409 });
    setClock(DEADLINE);
    await expect(openResponses(admin, id)).rejects.toMatchObject({ status: 403 });
    await openResponses(people.uat, id);
    const request = await standing(id);
    expect(request).toMatchObject({ openedAt: DEADLINE, openedBy: people.uat.userId });
    const responses = await responsesFor(people.uat, request, DEADLINE);
    expect(responses.map(({ state }) => state)).toEqual(["readable", "readable"]);
    expect(responses[0]?.contents?.text).toBe(responseInput().text);
  });

  it("keeps its files", async () => {
    const id = await sentBy(people.uat, { sealed: true });
    const file = await upload(people.author, "oferta.pdf");
    const response = await respond(people.author, id, responseInput(), { added: [file], removedIds: [] });
    const now = hoursAfter(START, 1);
    await expect(responseFileOf(people.uat, response, file.id, now)).rejects.toMatchObject({ status: 404 });
    await expect(responseFileOf(admin, response, file.id, now)).rejects.toMatchObject({ status: 404 });
    await expect(responseFileOf(people.other, response, file.id, now)).rejects.toMatchObject({ status: 404 });
    expect(await responseFileOf(people.author, response, file.id, now)).toBe(file.id);
    setClock(DEADLINE);
    await openResponses(people.uat, id);
    expect(await responseFileOf(people.uat, response, file.id, DEADLINE)).toBe(file.id);
  });

  it("and every other one stays out of the journal, the jobs, the mails and the messages", async () => {
    const id = await sentBy(people.uat);
    const secret = { text: "TAINIC-7731", experience: "TAINIC-7731", priceMin: { minor: 77_317_731, currency: null } };
    const response = await respond(people.author, id, responseInput(secret), NO_FILES);
    await editResponse(people.author, response, responseInput(secret), NO_FILES);
    await acceptResponse(people.uat, id, response, "Răspunde întregii nevoi.");
    await withdrawResponse(people.author, response, { text: "TAINIC-7731" });
    for (const table of ["journal", "messages", "mails", "live_events", "pgboss.job"]) {
      const there = await db().execute(sql.raw(`select to_regclass('${table}') as name`));
      if (there.rows[0]?.name === null) continue;
      const { rows } = await db().execute(sql.raw(`select * from ${table} t where t::text ~ 'TAINIC-7731|77317731'`));
      expect(rows).toEqual([]);
    }
  });
});

describe("a question", () => {
  it("is asked by nobody, whoever reads it", async () => {
    const id = await sentBy(people.uat);
    const question = await askQuestion(people.author, id, { text: "Cine plătește comisionul?" });
    const [entry] = await db().select().from(journal).where(sql`${journal.subjectId} = ${question}`);
    expect(entry).toMatchObject({ what: "question.asked", userId: null, organisationId: null, note: null });
    const request = await standing(id);
    const asker = [people.author.userId, people.author.organisation?.id ?? "?", people.author.name];
    for (const reader of [people.uat, admin, people.other, people.author]) {
      const said = JSON.stringify(await questionsFor(reader, request));
      for (const trace of asker) expect(said).not.toContain(trace);
    }
    expect(await questionsFor(people.other, request)).toEqual([]);
    expect(await questionsFor(people.author, request)).toMatchObject([{ isOwn: true }]);
    await answerQuestion(people.uat, question, { text: "Primăria." });
    expect(await questionsFor(people.other, request)).toMatchObject([{ isOwn: false, answer: "Primăria." }]);
  });
});
