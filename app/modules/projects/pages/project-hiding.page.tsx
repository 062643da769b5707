import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { hidingForm } from "../forms";
import { projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { LONGEST_REASON } from "../rules/text";
import { projectById } from "../store/projects.server";
import { hideProject } from "../verbs/projects.server";
import type { Route } from "./+types/project-hiding.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const project = orNotFound(await projectById(idFromPath(params.id)));
  const back = { href: projectPath(project.id), label: project.title };
  projectPolicy.allow("hide", actorOf(context), project, now(), back);
  return { back, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, hidingForm, {
    back: async ({ id }) => projectPath(orNotFound(await projectById(id)).id),
    work: ({ actor, id, value }) => hideProject(actor, id, value.reason),
    done: { title: "Proiectul a fost ascuns.", text: "Autoritatea a fost anunțată și citește motivul." },
  });

export default function ProjectHiding({ loaderData: { back, formKey }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Ascunde proiectul"
      intro="Îl mai văd numai autoritatea lui și administratorii: iese din listă, de pe pagina comunității, din căutare și din fluxuri, și nu se mai poate aplica. Îl puteți arăta din nou oricând."
      {...{ back, formKey }}
      answered={actionData}
      submit="Ascunde proiectul"
      variant="danger"
      busyLabel="Se ascunde…"
    >
      <TextField name="reason" label="Motivul" hint="Îl citește autoritatea." rows={4} maxLength={LONGEST_REASON} />
    </PostPage>
  );
}
