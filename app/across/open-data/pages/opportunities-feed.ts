import { newestPublicOpportunities } from "~/modules/requests/store/public-opportunities.server";
import { feedAnswer } from "../answer.server";
import { opportunityEntry, opportunityFeed, opportunityFeedPath, opportunityFeedTitle } from "../entries";
import { NEWEST } from "../feed";
import type { Route } from "./+types/opportunities-feed";

export async function loader({ request, url }: Route.LoaderArgs) {
  const filter = opportunityFeed.read(url.searchParams);
  return feedAnswer(request, {
    path: opportunityFeedPath(filter),
    title: `${opportunityFeedTitle(filter)} pe PSP`,
    subtitle: "Solicitări deschise ale autorităților. Descrierea o citesc firmele conectate.",
    page: "/",
    entries: (await newestPublicOpportunities(filter, NEWEST)).map(opportunityEntry),
  });
}
