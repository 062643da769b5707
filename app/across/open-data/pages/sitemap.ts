import { notFound, orNotFound } from "~/platform/refusal";
import { textAnswer } from "../http/answer.server";
import { sitemapPart } from "../rules/entries";
import type { Route } from "./+types/sitemap";
import { sitemap } from "./sitemap.server";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { part } = sitemapPart.read(url.searchParams);
  if (part !== "" && !/^[1-9]\d{0,4}$/.test(part)) throw notFound();
  const body = orNotFound(await sitemap(part === "" ? null : Number(part)));
  return textAnswer(request, "application/xml; charset=utf-8", body);
}
