import { filterQuery, text } from "~/platform/form/list-query";
import { similarTo } from "../views/similar.server";
import type { Route } from "./+types/similar";

const similarQuery = filterQuery({ title: text("titlu") });

/** What was said before about a discussion that is being written, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { title } = similarQuery.read(url.searchParams);
  return Response.json(await similarTo(title, context), { headers: { "cache-control": "no-store" } });
}
