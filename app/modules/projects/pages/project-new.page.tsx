import type { Actor } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { communityIdOf } from "~/modules/communities/store/desk.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { isId } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { orNotFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { Rows } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { unopened } from "../rules/exchange";
import { copyingPath, EXCHANGE, IDEA, NEW_PROJECT, OPENED, openingPath, projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { PROJECT } from "../rules/project-fields";
import { projectById, unopenedProject, unopenedProjectsOf } from "../store/projects.server";
import { type Beginning, openProject, wayToOpen } from "../verbs/projects.server";
import type { Route } from "./+types/project-new.page";
import { daysFrom, formAt, PROJECT_LIMIT } from "./project-input.server";

const BACK = { href: EXCHANGE, label: "Schimb de proiecte" };

const idIn = (url: URL, name: string): string | null => {
  const id = url.searchParams.get(name);
  return id !== null && isId(id) ? id : null;
};
const beginningIn = (url: URL): Beginning => ({ projectId: idIn(url, OPENED), ideaId: idIn(url, IDEA) });

const pageOf = ({ projectId, ideaId }: Beginning): string => {
  if (projectId !== null) return openingPath(projectId);
  return ideaId === null ? NEW_PROJECT : copyingPath(ideaId);
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const communityId = actor.organisation && (await communityIdOf(actor.organisation.id));
  projectPolicy.allow("open", actor, unopened(communityId), at, wayToOpen(communityId));
  const beginning = beginningIn(url);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId, pageOf(beginning));
  const begun = await begunWith({ actor, communityId: orNotFound(communityId), at }, beginning);
  return {
    draft,
    typed,
    formKey,
    begun,
    others: begun ? [] : await unopenedProjectsOf(orNotFound(communityId)),
    days: daysFrom(at),
  };
}

type Asking = { actor: Actor; communityId: string; at: Date };

/** What the form begins with; null for an empty one. */
async function begunWith({ actor, communityId, at }: Asking, { projectId, ideaId }: Beginning) {
  if (projectId !== null) {
    const { title, description } = orNotFound(await unopenedProject(projectId, communityId));
    return { from: "own" as const, defaults: { title, description } };
  }
  if (ideaId === null) return null;
  const idea = orNotFound(await projectById(ideaId));
  projectPolicy.allow("copy", actor, idea, at, BACK);
  const { title, description, category, priority, community } = idea;
  return { from: "idea" as const, community, defaults: { title, description, category, priority } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, formAt(now())),
    kept: null,
    count: () => countTry(PROJECT_LIMIT, actor.userId),
    save: (value) => openProject(actor, value, beginningIn(url)),
    stored: null,
    back: (id) => projectPath(id),
    done: { tone: "green", title: "Proiectul este la schimbul de proiecte.", text: "Vă anunțăm când aplică cineva." },
  });
}

export default function ProjectNew({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, typed, formKey, begun, others, days } = loaderData;
  return (
    <PostPage
      heading="Publică proiect"
      intro={
        begun?.from === "idea"
          ? `Pornit de la un proiect din ${begun.community}: schimbați ce este altfel la dumneavoastră. Când publicați, autoritatea de acolo este anunțată.`
          : "Se vede la schimbul de proiecte și pe pagina comunității. La el aplică autorități și firme verificate."
      }
      back={BACK}
      answered={actionData}
      defaults={begun?.defaults ?? {}}
      draft={draft}
      typed={typed}
      formKey={formKey}
      before={others.length > 0 ? <OwnProjects projects={others} /> : null}
      submit="Publică"
      busyLabel="Se publică…"
    >
      <TableFields table={PROJECT} given={{ applicationsUntil: days }} />
    </PostPage>
  );
}

function OwnProjects({ projects }: { projects: readonly { id: string; title: string }[] }) {
  return (
    <Card heading="Este unul dintre proiectele comunității?">
      <Rows>
        {projects.map(({ id, title }) => (
          <Row key={id} href={openingPath(id)} title={title} />
        ))}
      </Rows>
    </Card>
  );
}
