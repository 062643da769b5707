import type { Actor } from "~/modules/accounts/rules/actor";
import { communityIdOf } from "~/modules/communities/store/desk.server";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import type { ProjectInput } from "./rules/project-fields";
import { projectById } from "./store/projects.server";
import { type Beginning, openProject } from "./verbs/projects.server";

const FROM_NOTHING: Beginning = { projectId: null, ideaId: null };

export const projectInput = (given: Partial<ProjectInput> = {}): ProjectInput => ({
  title: "Piață agroalimentară nouă",
  description: "Căutăm o comună cu care să o facem împreună.",
  category: "local_strategies",
  budget: 120_000_000,
  priority: "high",
  privateText: "Terenul este în litigiu.",
  applicationsUntil: addDays(localDateOf(now()), 20),
  ...given,
});

/** A project in the exchange, of the person's authority, which gets a community if it has none. Returns its id. */
export async function projectOf(actor: Actor, given: Partial<ProjectInput> = {}, from = FROM_NOTHING): Promise<string> {
  const { id, name } = orNotFound(actor.organisation);
  if ((await communityIdOf(id)) === null)
    await createCommunity({ organisationId: id, name, county: "SJ", population: 2_100, createdAt: now() }, actor);
  return openProject(actor, projectInput(given), from);
}

export async function projectRecord(id: string) {
  const project = await projectById(id);
  if (!project) throw new Error("No project");
  return project;
}
