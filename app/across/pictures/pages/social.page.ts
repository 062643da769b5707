import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { socialAnswer } from "../content/draw.server";
import { PRODUCT, socialCard } from "../content/subjects.server";
import type { Route } from "./+types/social.page";

/** Preview picture of a shared public page, or of the product for pages without their own. */
export async function loader({ params: { kind, file }, request }: Route.LoaderArgs): Promise<Response> {
  if (kind === undefined) return socialAnswer(request, PRODUCT);
  const [, id] = /^([0-9a-f-]{36})\.png$/i.exec(file) ?? [];
  const card = orNotFound(await socialCard(kind, idFromPath(id)));
  return socialAnswer(request, card);
}
