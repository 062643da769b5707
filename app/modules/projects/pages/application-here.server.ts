import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { projectPath } from "../rules/paths";
import { projectApplicationPolicy } from "../rules/policy";
import { applicationById } from "../store/applications.server";
import { projectById } from "../store/projects.server";
import { factsOf } from "../verbs/applications.server";

/** An application with its project; throws 404 for whoever may not read it. */
export async function applicationHere({ actor, id }: { actor: Actor; id: string }) {
  const application = orNotFound(await applicationById(id));
  const project = orNotFound(await projectById(application.projectId));
  const facts = factsOf(application, project);
  projectApplicationPolicy.allow("read", actor, facts, now());
  return { application, project, facts, back: { href: projectPath(project.id), label: project.title } };
}

/** The page to which the steps of an application lead. */
export const toItsProject = async (asked: { actor: Actor; id: string }): Promise<string> =>
  (await applicationHere(asked)).back.href;
