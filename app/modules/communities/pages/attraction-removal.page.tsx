import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { RemovalPage } from "../parts/removal";
import { attractionRemoval } from "../rules/removal";
import { attractionIn, removeAttraction } from "../verbs/attractions.server";
import type { Route } from "./+types/attraction-removal.page";
import { FAILED } from "./edit.server";
import { removalPage, removed } from "./removal.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) =>
  removalPage(route, ({ community }, id) => {
    const { name, pictures } = attractionIn(community, id);
    return attractionRemoval(name, pictures.length);
  });

export const action = (route: Route.ActionArgs) =>
  removed(route, {
    failed: { tone: "red", title: FAILED },
    remove: async ({ actor, communityId, id }) => {
      const name = await removeAttraction(actor, communityId, id);
      return { tone: "green", title: "Atracția a fost scoasă.", text: `„${name}” nu mai este pe pagină.` };
    },
  });

export default function AttractionRemoval({ loaderData: { found, ...page } }: Route.ComponentProps) {
  return (
    <RemovalPage {...page} heading={found.heading} submit={found.submit}>
      <p>{found.text}</p>
    </RemovalPage>
  );
}
