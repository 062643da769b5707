import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { answer } from "../answer.server";
import { kindsFor, linkTo } from "../results";
import { KINDS, searchQuery } from "../rules";
import type { Route } from "./+types/brief-results";

const MOST = 6;

export type BriefResult = { href: string; label: string; kind: string };

/** The first results that the person may open, as JSON, for the palette. 503 while the search does not answer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const question = { ...searchQuery.read(url.searchParams), kind: null, county: null, page: 1 };
  const found = await answer(question, kindsFor(actor, at), at).catch(couldNotLoad);
  const results = (found?.rows ?? []).flatMap((row): BriefResult[] => {
    const { href } = linkTo(row, actor);
    return href === null ? [] : [{ href, label: row.title, kind: KINDS[row.kind].one }];
  });
  return Response.json(results.slice(0, MOST), {
    status: found === null ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });
}
