import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { plural } from "~/platform/language/plural";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { closingForm } from "../forms";
import { projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { LONGEST_REASON } from "../rules/text";
import { waitingApplications } from "../store/applications.server";
import { projectById } from "../store/projects.server";
import { closeProject } from "../verbs/projects.server";
import type { Route } from "./+types/project-closing.page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const project = orNotFound(await projectById(idFromPath(params.id)));
  const back = { href: projectPath(project.id), label: project.title };
  projectPolicy.allow("close", actor, project, now(), back);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return { back, draft, typed, formKey, waiting: await waitingApplications(project.id) };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, closingForm, {
    back: async ({ id }) => projectPath(orNotFound(await projectById(id)).id),
    work: ({ actor, id, value }) => closeProject(actor, id, value.reason),
    done: (_given, declined) => ({
      title: "Proiectul nu mai primește aplicații.",
      ...(declined
        ? { text: `${plural(declined, "organizație primește", "organizații primesc")} mesajul dumneavoastră.` }
        : {}),
    }),
  });

export default function ProjectClosing({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, waiting } = loaderData;
  const told = plural(waiting, "aplicație așteaptă", "aplicații așteaptă");
  return (
    <PostPage
      heading="Încheiați aplicațiile?"
      intro={
        waiting === 0
          ? "Proiectul iese din listă și nu mai primește aplicații. Îl puteți redeschide."
          : `Proiectul iese din listă. ${told} o decizie: cele nedecise nu sunt acceptate și primesc mesajul de mai jos.`
      }
      {...{ back, draft, typed, formKey }}
      answered={actionData}
      submit="Încheie aplicațiile"
      busyLabel="Se încheie…"
    >
      <TextField
        name="reason"
        label="Mesajul către cei care au aplicat"
        hint="De exemplu: am ales partenerul; vă mulțumim."
        rows={4}
        maxLength={LONGEST_REASON}
      />
    </PostPage>
  );
}
