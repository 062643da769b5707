import { feedAnswer } from "../answer.server";
import { communityEntry } from "../entries";
import { NEWEST } from "../feed";
import { newestCommunities } from "../store.server";
import type { Route } from "./+types/communities-feed";

export async function loader({ request }: Route.LoaderArgs) {
  return feedAnswer(request, {
    path: "/comunitati.atom",
    title: "Comunități noi pe PSP",
    subtitle: "Comunitățile intrate de curând în director.",
    page: "/comunitati",
    entries: (await newestCommunities(NEWEST)).map(communityEntry),
  });
}
