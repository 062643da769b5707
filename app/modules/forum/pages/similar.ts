import { actorOf } from "~/modules/accounts/http/request.server";
import { filterQuery, text } from "~/platform/form/list-query";
import { seesInside } from "../rules/policy";
import { similarDiscussions } from "../store/similar.server";
import type { Route } from "./+types/similar";

const similarQuery = filterQuery({ title: text("titlu") });

/** The discussions like one that is being written, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { title } = similarQuery.read(url.searchParams);
  return Response.json(await similarDiscussions(title, seesInside(actor)), {
    headers: { "cache-control": "no-store" },
  });
}
