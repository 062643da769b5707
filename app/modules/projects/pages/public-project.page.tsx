import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { ProjectHead, ProjectSheet } from "../parts/project-sheet";
import { EXCHANGE } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { applicationPages } from "../rules/project-query";
import { projectById } from "../store/projects.server";
import type { Route } from "./+types/public-project.page";
import { readerOf, sheetOf } from "./project-reader.server";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const at = now();
  const project = orNotFound(await projectById(idFromPath(params.id)));
  projectPolicy.allow("read", visitor, project, at);
  return {
    ...(await sheetOf(project, at)),
    reader: visitor && (await readerOf(project, visitor, { at, page: applicationPages.read(url.searchParams).page })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: "Proiectul nu a fost găsit", path: EXCHANGE, noindex: true });
  const { title, href, community, county, budget, category } = loaderData.project;
  return pageMeta(matches, {
    title,
    description: `Proiect deschis de ${community} (${county}): ${category}, ${budget}.`,
    path: href,
  });
};

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProjectHead {...loaderData} crumb={{ href: EXCHANGE, label: "Schimb de proiecte" }} />
      <ProjectSheet {...loaderData} />
    </>
  );
}
