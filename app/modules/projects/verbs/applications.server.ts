import type { Actor } from "~/modules/accounts/rules/actor";
import { orNotFound } from "~/platform/refusal";
import type { ApplicationFacts, Decision } from "../rules/applications";
import { takesApplications } from "../rules/exchange";
import { projectApplicationPolicy } from "../rules/policy";
import {
  type ApplicationRecord,
  applicationById,
  applicationTo,
  countApplication,
  insertApplication,
  updateApplication,
} from "../store/applications.server";
import type { ProjectRecord } from "../store/projects.server";
import { onProject } from "./projects.server";

/** An application with what the policy needs to know of its project. */
export const factsOf = (application: ApplicationRecord, project: ProjectRecord): ApplicationFacts => ({
  ...application,
  project,
});

/** Applies, once for an organisation; after it has withdrawn, again with another text. */
export async function applyToProject(actor: Actor, projectId: string, text: string): Promise<void> {
  await onProject(actor, projectId, async (project, { at, allow, ask, log }) => {
    allow("apply");
    const organisationId = orNotFound(actor.organisation).id;
    const earlier = await applicationTo(projectId, organisationId);
    const sent = { authorId: actor.userId, text, sentAt: at };
    if (earlier) {
      ask(projectApplicationPolicy, "resubmit", factsOf(earlier, project));
      const undecided = { outcome: null, decidedAt: null, decidedBy: null, reason: null };
      await updateApplication(earlier.id, { ...sent, ...undecided, withdrawnAt: null });
    }
    const id = earlier?.id ?? (await insertApplication({ projectId, organisationId, ...sent }));
    await countApplication(projectId, 1);
    await log("application.sent", { subjectId: id });
  });
}

/** Locks the project of the application, then reads both. */
async function onApplication<Result>(
  actor: Actor,
  id: string,
  work: (
    application: ApplicationRecord,
    step: Parameters<Parameters<typeof onProject>[2]>[1],
    facts: ApplicationFacts,
  ) => Promise<Result>,
): Promise<Result> {
  const { projectId } = orNotFound(await applicationById(id));
  return onProject(actor, projectId, async (project, step) => {
    const application = orNotFound(await applicationById(id));
    return work(application, step, factsOf(application, project));
  });
}

/** Says whether the organisation may apply again now. */
export async function withdrawApplication(actor: Actor, id: string): Promise<boolean> {
  return onApplication(actor, id, async ({ projectId }, { at, ask, log }, facts) => {
    ask(projectApplicationPolicy, "withdraw", facts);
    await updateApplication(id, { withdrawnAt: at });
    await countApplication(projectId, -1);
    await log("application.withdrawn", { subjectId: id });
    return takesApplications(facts.project, at);
  });
}

/** The first decision stands: whoever decides second is told that it was decided. */
export async function decideApplication(
  actor: Actor,
  id: string,
  { decision, reason }: { decision: Decision; reason: string },
): Promise<void> {
  await onApplication(actor, id, async (_application, { at, ask, log }, facts) => {
    ask(projectApplicationPolicy, decision === "accepted" ? "accept" : "decline", facts);
    await updateApplication(id, { outcome: decision, decidedAt: at, decidedBy: actor.userId, reason });
    await log(`application.${decision}`, { subjectId: id });
  });
}
