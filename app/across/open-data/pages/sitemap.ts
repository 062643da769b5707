import { notFound } from "~/platform/refusal";
import { textAnswer } from "../answer.server";
import { sitemap } from "../sitemap.server";
import type { Route } from "./+types/sitemap";

export async function loader({ request, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("parte");
  if (asked !== null && !/^[1-9]\d{0,4}$/.test(asked)) throw notFound();
  const body = await sitemap(asked === null ? null : Number(asked));
  if (!body) throw notFound();
  return textAnswer(request, "application/xml; charset=utf-8", body);
}
