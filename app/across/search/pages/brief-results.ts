import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { requestPath } from "~/modules/requests/rules/paths";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { kindsFor, linkTo } from "../rules/results";
import { KINDS, searchQuery } from "../rules/search";
import { answer } from "../verbs/answer.server";
import { isIndexFilled } from "../verbs/index.server";
import type { Route } from "./+types/brief-results";
import { foundForDesk } from "./desk.server";
import { foundActs } from "./found-acts.server";
import { ownRequests } from "./own.server";

const MOST = 6;
const MOST_OWN = 2;

export type BriefResult = { href: string; label: string; kind: string };
export type BriefAnswer = { results: BriefResult[]; isFilled: boolean };

/**
 * The first results that the person may open, first what only they find, as JSON, for the palette. 503 while the search does
 * not answer.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const question = { ...searchQuery.read(url.searchParams), kind: null, county: null, page: 1, unfinished: true };
  const isFilled = await isIndexFilled();
  const [found, own, desk] = await Promise.all([
    answer(question, kindsFor(actor, at), at).catch(couldNotLoad),
    ownRequests(actor, question, MOST_OWN).catch(couldNotLoad),
    foundForDesk(actor, question.text, MOST_OWN).catch(couldNotLoad),
  ]);
  const acts = found ? await foundActs(found, question.text, at).catch(couldNotLoad) : null;
  const requests = (own?.rows ?? []).map(
    ({ id, title, registration }): BriefResult => ({
      href: requestPath(id),
      label: title,
      kind: registration ?? "Ciornă",
    }),
  );
  const results = (found?.rows ?? []).flatMap((row): BriefResult[] => {
    const act = acts?.get(row.id);
    const { href } = linkTo(row, actor, act);
    const label = act?.article ? `${row.title}, ${act.article.label}` : row.title;
    return href === null ? [] : [{ href, label, kind: KINDS[row.kind].one }];
  });
  const answered: BriefAnswer = { results: [...(desk ?? []), ...[...requests, ...results].slice(0, MOST)], isFilled };
  return Response.json(answered, {
    status: found === null ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });
}
