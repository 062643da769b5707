import { feedAnswer } from "../answer.server";
import { partnerEntry } from "../entries";
import { NEWEST } from "../feed";
import { newestPartners } from "../store.server";
import type { Route } from "./+types/partners-feed";

export async function loader({ request }: Route.LoaderArgs) {
  return feedAnswer(request, {
    path: "/parteneri.atom",
    title: "Parteneri noi pe PSP",
    subtitle: "Firmele verificate de curând.",
    page: "/parteneri",
    entries: (await newestPartners(NEWEST)).map(partnerEntry),
  });
}
