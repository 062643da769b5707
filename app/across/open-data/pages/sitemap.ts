import { notFound, orNotFound } from "~/platform/refusal";
import { textAnswer } from "../answer.server";
import { sitemapPart } from "../entries";
import { sitemap } from "../sitemap.server";
import type { Route } from "./+types/sitemap";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { part } = sitemapPart.read(url.searchParams);
  if (part !== "" && !/^[1-9]\d{0,4}$/.test(part)) throw notFound();
  const body = orNotFound(await sitemap(part === "" ? null : Number(part)));
  return textAnswer(request, "application/xml; charset=utf-8", body);
}
