import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSession } from "~/modules/accounts/session/session.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { applicationTo } from "~/modules/projects/store/applications.server";
import { applyToProject, decideApplication } from "~/modules/projects/verbs/applications.server";
import { programInput, publishedProgram } from "~/modules/training/training.test-data";
import { enrol, withdraw } from "~/modules/training/verbs/enrolments.server";
import { createProgram, publishProgram } from "~/modules/training/verbs/programs.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { appWithoutRendering } from "../support/app";
import { member, organisation, type Person } from "../support/people";
import { ownPlatform } from "../support/platform";
import { ask, everything, hasChanged } from "./ask";
import { LOST_PERSONAS, type LostPersona, type LostRow, lostRows } from "./expected/lost";
import { formOf } from "./matrix";
import { MOMENTS, makeWorld, type World } from "./world";

const suspend = (organisationId: string | undefined) =>
  db()
    .update(organisations)
    .set({ suspendedAt: MOMENTS.open, suspendedReason: "Date neadevărate." })
    .where(eq(organisations.id, organisationId ?? ""));

/** What is opened to each of them, before they lose it. */
async function opened({ actors, ids }: World): Promise<Record<"applicant" | "clerk", Person>> {
  const { uat, firma, firmaOther, uatOther, admin } = actors;
  const applicant = await member("FIRMA");
  const clerk = await member("UAT");
  ids.providedProgram = await createProgram(firma, "event", programInput("event"));
  await publishProgram(admin, ids.providedProgram);
  await enrol(firmaOther, ids.providedProgram);
  const project = ids.exchangeProject ?? "";
  await applyToProject(applicant.actor, project, "Avem doi ingineri.");
  ids.acceptedApplication = (await applicationTo(project, applicant.actor.organisation?.id ?? ""))?.id ?? "";
  await decideApplication(uat, ids.acceptedApplication, { decision: "accepted", reason: "Vă mulțumim." });
  ids.lostTraining = await publishedProgram(admin, { capacity: 1 });
  for (const actor of [uatOther, clerk.actor]) await enrol(actor, ids.lostTraining);
  await withdraw(uatOther, ids.lostTraining);
  return { applicant, clerk };
}

describe("whoever lost what was opened to them", () => {
  ownPlatform();
  let world: World;
  let cookies: Record<LostPersona, string>;
  let before = "";

  beforeAll(async () => {
    world = await makeWorld();
    const { applicant, clerk } = await opened(world);
    const { uat, firma } = world.actors;
    for (const { organisation: lost } of [firma, applicant.actor, clerk.actor]) await suspend(lost?.id);
    await db()
      .update(users)
      .set({ organisationId: await organisation("FIRMA"), role: "FIRMA" })
      .where(eq(users.id, uat.userId));
    cookies = {
      suspendedProvider: await createSession(firma.userId),
      suspendedApplicant: await createSession(applicant.actor.userId),
      offeredSeat: await createSession(clerk.actor.userId),
      formerColleague: await createSession(uat.userId),
    };
    before = await everything();
  });
  afterAll(() => setClock(null));

  /** The code of the answer, with "!" when something was written although it was refused. */
  async function codeFor(persona: LostPersona, { method, pattern, id, form }: LostRow): Promise<string> {
    const path = pattern.replace(":id", world.ids[id] ?? "");
    const fields = method === "POST" ? formOf({ form }, world.ids) : undefined;
    let answered = "";
    await rolledBack(async () => {
      const { code } = await ask(path, cookies[persona], fields, appWithoutRendering());
      const isRefused = method === "POST" && code !== "303";
      answered = isRefused && (await hasChanged(before)) ? `${code}!` : code;
    });
    return answered;
  }

  it.each(lostRows.map((row) => [`${row.method} ${row.pattern} ${row.id}`, row] as const))("%s", async (_, row) => {
    setClock(MOMENTS.open);
    expect(world.ids[row.id], row.id).toBeDefined();
    const codes: string[] = [];
    for (const persona of LOST_PERSONAS) codes.push(await codeFor(persona, row));
    expect(codes).toEqual(row.codes);
  });
});
