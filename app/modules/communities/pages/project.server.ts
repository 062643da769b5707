import type { RouterContextProvider } from "react-router";
import { localDateOf } from "~/platform/calendar/local-date";
import { checkForm } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { notFound } from "~/platform/refusal";
import { projectForm } from "../forms";
import { PROJECT_LABELS, shownProject } from "../rules/editing";
import { communityById } from "../store/profile.server";
import { addProject, projectIn, projectPart, projectVersion, saveProject } from "../verbs/projects.server";
import { editableDesk } from "./desk.server";
import { afterEdit, editView, SAVED, type Stood } from "./edit.server";
import { removedMeanwhile } from "./removed.server";

type Loading = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined; itemId?: string | undefined };
  request: Request;
};

/** A new project is planned, has come nowhere yet, and begins today. */
const blankProject = (at: Date) => ({
  id: "",
  title: "",
  description: "",
  status: "planning" as const,
  progress: 0,
  startsOn: localDateOf(at),
  endsOn: null,
});

export async function projectPage({ context, params, request }: Loading) {
  const desk = await editableDesk(context, params);
  const found = params.itemId === undefined ? null : projectIn(desk.community, idFromPath(params.itemId));
  const project = found ?? blankProject(desk.at);
  const standing = { version: projectVersion(project), defaults: shownProject(project) };
  return { view: await editView(desk, request, desk.community.name, standing), title: found?.title ?? null };
}

/** A project's form, saved or shown again. */
export async function projectSaved({ context, params, request }: Loading) {
  const form = await readForm(request);
  const desk = await editableDesk(context, params);
  const { actor, community, at } = desk;
  const id = params.itemId === undefined ? null : idFromPath(params.itemId);
  const gone = id && (await removedMeanwhile(desk, { id, in: "projects", form }));
  if (gone) return gone;
  if (id) projectIn(community, id);
  const checked = checkForm(form, projectForm(localDateOf(at)));
  const said = id ? "arată acum așa cum l-ați scris" : "a fost adăugat";
  return afterEdit(
    { desk, request, form },
    {
      checked,
      save: async (input, seen) => {
        if (id) await saveProject(actor, { communityId: community.id, id, seen }, input);
        else await addProject(actor, community.id, input);
      },
      stood: id ? () => standing(community.id, id) : null,
      done: ({ title }) => ({ tone: "green", title: SAVED, text: `Proiectul „${title}” ${said}.` }),
    },
  );
}

async function standing(communityId: string, id: string): Promise<Stood> {
  const community = await communityById(communityId);
  const found = community?.projects.find((one) => one.id === id);
  if (!found) throw notFound();
  return {
    part: projectPart(id),
    labels: PROJECT_LABELS,
    version: projectVersion(found),
    defaults: shownProject(found),
  };
}
