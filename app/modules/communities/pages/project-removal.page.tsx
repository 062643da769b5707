import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { RemovalPage } from "../parts/removal";
import { projectRemoval } from "../rules/removal";
import { projectIn, removeProject } from "../verbs/projects.server";
import type { Route } from "./+types/project-removal.page";
import { FAILED } from "./edit.server";
import { removalPage, removed } from "./removal.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) =>
  removalPage(route, ({ community }, id) => projectRemoval(projectIn(community, id).title));

export const action = (route: Route.ActionArgs) =>
  removed(route, {
    failed: { tone: "red", title: FAILED },
    remove: async ({ actor, communityId, id }) => {
      const title = await removeProject(actor, communityId, id);
      return { tone: "green", title: "Proiectul a fost scos.", text: `„${title}” nu mai este pe pagină.` };
    },
  });

export default function ProjectRemoval({ loaderData: { found, ...page } }: Route.ComponentProps) {
  return (
    <RemovalPage {...page} heading={found.heading} submit={found.submit}>
      <p>{found.text}</p>
    </RemovalPage>
  );
}
