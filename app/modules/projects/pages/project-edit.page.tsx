import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { orNotFound } from "~/platform/refusal";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { ProjectFields } from "../parts/project-form";
import { projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { insideOf, type ProjectRecord, projectById } from "../store/projects.server";
import { editProject, projectFormVersion } from "../verbs/projects.server";
import type { Route } from "./+types/project-edit.page";
import { daysFrom, FIELD_LABELS, fieldsOf, formAt, inWords, PROJECT_LIMIT } from "./project-input.server";

async function storedForm(project: ProjectRecord) {
  const privateText = (await insideOf(project.id))?.privateText ?? null;
  return { version: projectFormVersion(project, privateText), defaults: fieldsOf(project, privateText) };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const project = orNotFound(await projectById(idFromPath(params.id)));
  const back = { href: projectPath(project.id), label: project.title };
  projectPolicy.allow("edit", actor, project, at, back);
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const stored = await storedForm(project);
  return {
    back,
    draft,
    typed,
    formKey,
    defaults: stored.defaults,
    version: version ?? stored.version,
    days: daysFrom(at),
  };
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
    stored: async ({ values }) => {
      const { version, defaults } = await storedForm(orNotFound(await projectById(id)));
      return { version, last: null, differences: differencesOf(FIELD_LABELS, inWords(defaults), inWords(values)) };
    },
    back: projectPath(id),
    done: { tone: "green", title: "Proiectul a fost salvat." },
  });
}

export default function ProjectEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, defaults, days } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading="Modificați proiectul"
      {...{ back, draft, typed, formKey, defaults }}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Salvează"
      busyLabel="Se salvează…"
      note="Stadiul și progresul se schimbă pe pagina comunității."
    >
      <ProjectFields days={days} />
    </PostPage>
  );
}
