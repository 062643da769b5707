import { socialAnswer } from "../social/answer.server";
import { PRODUCT } from "../social/subjects.server";
import type { Route } from "./+types/own-social.page";

/** The picture of a shared link to any page that has none of its own. */
export function loader({ request }: Route.LoaderArgs): Promise<Response> {
  return socialAnswer(request, PRODUCT);
}
