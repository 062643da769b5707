import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { dateLong } from "~/platform/language/dates";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { applicationForm } from "../forms";
import { projectPath } from "../rules/paths";
import { projectApplicationPolicy, projectPolicy } from "../rules/policy";
import { LONGEST_APPLICATION } from "../rules/text";
import { applicationTo } from "../store/applications.server";
import { projectById } from "../store/projects.server";
import { applyToProject, factsOf } from "../verbs/applications.server";
import type { Route } from "./+types/project-apply.page";

const LIMIT: Limit = {
  name: "project-applications",
  most: 60,
  seconds: 3_600,
  sentence: "Ați trimis multe aplicații într-un timp scurt. Ce ați scris a rămas mai jos, netrimis.",
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const project = orNotFound(await projectById(idFromPath(params.id)));
  const back = { href: projectPath(project.id), label: project.title };
  projectPolicy.allow("apply", actor, project, at, back);
  const earlier = await applicationTo(project.id, orNotFound(actor.organisation).id);
  if (earlier) projectApplicationPolicy.allow("resubmit", actor, factsOf(earlier, project), at, back);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return {
    ...{ back, draft, typed, formKey },
    community: project.community,
    until: dateLong(project.applicationsUntil),
    defaults: { text: earlier?.text ?? "" },
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(
    route,
    async ({ actor }) => {
      await countTry(LIMIT, actor.userId);
      return applicationForm;
    },
    {
      back: async ({ id }) => projectPath(orNotFound(await projectById(id)).id),
      done: {
        title: "Aplicația a fost trimisă.",
        text: "Autoritatea este anunțată, iar dumneavoastră aflați ce decide.",
      },
      work: ({ actor, id, value }) => applyToProject(actor, id, value.text),
    },
  );

export default function ProjectApply({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, community, until, defaults } = loaderData;
  return (
    <PostPage
      heading="Aplicați la proiect"
      intro={`Aplicația o citește numai ${community}. Se poate aplica până la ${until}.`}
      {...{ back, draft, typed, formKey, defaults }}
      answered={actionData}
      submit="Aplică"
      busyLabel="Se trimite…"
      note="Autoritatea vede numele dumneavoastră; dacă vă acceptă, și e-mailul."
    >
      <TextField
        name="text"
        label="De ce vreți să luați parte"
        hint="Ce puteți aduce, ce ați mai făcut, când puteți începe."
        rows={8}
        maxLength={LONGEST_APPLICATION}
      />
    </PostPage>
  );
}
