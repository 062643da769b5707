import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { socialAnswer } from "../social/answer.server";
import { socialCard } from "../social/subjects.server";
import type { Route } from "./+types/social.page";

/** The picture of a shared link to something public. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const [, id] = /^([0-9a-f-]{36})\.png$/i.exec(params.file) ?? [];
  const card = await socialCard(params.kind, idFromPath(id));
  if (!card) throw notFound();
  return socialAnswer(request, card);
}
