import { actorOf } from "~/modules/accounts/http/request.server";
import { NOTHING_SIMILAR } from "~/modules/forum/parts/similar";
import { isSearchable } from "~/modules/forum/rules/text";
import { now } from "~/platform/clock";
import { filterQuery, text } from "~/platform/form/list-query";
import { similarTo } from "../verbs/similar.server";
import type { Route } from "./+types/similar";

const similarQuery = filterQuery({ title: text("titlu") });

/** What was said before about a discussion that is being written, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { title } = similarQuery.read(url.searchParams);
  const similar = isSearchable(title) ? await similarTo(title, actor, now()) : NOTHING_SIMILAR;
  return Response.json(similar, { headers: { "cache-control": "no-store" } });
}
