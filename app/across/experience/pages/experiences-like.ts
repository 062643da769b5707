import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { isCategory } from "~/modules/partners/rules/categories";
import type { LikeRequest } from "~/modules/requests/parts/done-before";
import { searchText } from "~/platform/form/list-query";
import { experienceView } from "../rules/view";
import { experiencesLike } from "../store/experience.server";
import type { Route } from "./+types/experiences-like";

const SHOWN = 3;

/** What others have done of the kind of a request, as JSON; nothing before a category is chosen. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { organisation } = uatOf(context);
  const category = url.searchParams.get("categorie") ?? "";
  if (!isCategory(category)) return Response.json([] satisfies LikeRequest[]);
  const title = searchText(url.searchParams.get("cauta"));
  const found = await experiencesLike({ title, category }, organisation.id, SHOWN);
  const shown: LikeRequest[] = found
    .map(experienceView)
    .map(({ id, title, authority, value, facts }) => ({ id, title, facts: [authority, value ?? "", ...facts] }));
  return Response.json(shown);
}
