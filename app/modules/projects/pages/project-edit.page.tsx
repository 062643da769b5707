import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { storedIn, writingView } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { orNotFound } from "~/platform/refusal";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { PROJECT } from "../rules/project-fields";
import { projectById } from "../store/projects.server";
import { editProject, projectInputOf } from "../verbs/projects.server";
import type { Route } from "./+types/project-edit.page";
import { daysFrom, formAt, PROJECT_LIMIT } from "./project-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const project = orNotFound(await projectById(idFromPath(params.id)));
  const back = { href: projectPath(project.id), label: project.title };
  projectPolicy.allow("edit", actor, project, at, back);
  const view = await writingView(request, actor.userId, PROJECT, await projectInputOf(project));
  return { ...view, back, days: daysFrom(at) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  projectPolicy.allow("decide", actor, orNotFound(await projectById(id)), now());
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, formAt(now())),
    kept: null,
    count: () => countTry(PROJECT_LIMIT, actor.userId),
    save: (value, seen) => editProject(actor, id, value, seen),
    stored: async (typed) => storedIn(PROJECT, await projectInputOf(orNotFound(await projectById(id))), typed),
    back: projectPath(id),
    done: { tone: "green", title: "Proiectul a fost salvat." },
  });
}

export default function ProjectEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { days, version, ...view } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading="Modificați proiectul"
      {...view}
      answered={actionData}
      fields={{ version: actionData?.version ?? version ?? "" }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Salvează"
      busyLabel="Se salvează…"
      note="Stadiul și progresul se schimbă pe pagina comunității."
    >
      <TableFields table={PROJECT} given={{ applicationsUntil: days }} />
    </PostPage>
  );
}
