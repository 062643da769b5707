import { adminOf } from "~/modules/accounts/request.server";
import { BIN_PATH } from "~/modules/accounts/rules/places";
import { articlesInBin } from "~/modules/articles/store/bin.server";
import { communitiesInBin } from "~/modules/communities/store/bin.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { ListPage } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { Tabs } from "~/ui/tabs/tabs";
import { articleItem, BIN_KINDS, type BinKind, binPath, binQuery, communityItem } from "../bin-view";
import { BinRows } from "../parts/bin-rows";
import type { Route } from "./+types/bin.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  return { ...binQuery.read(url.searchParams), items: await everything(now()).catch(couldNotLoad) };
}

/** Thirty days of two kinds are one list, the last thrown away first. */
async function everything(at: Date) {
  const [articles, communities] = await Promise.all([articlesInBin(at), communitiesInBin(at)]);
  const dated = [
    ...articles.map((article) => ({ at: article.deletedAt, item: articleItem(at)(article) })),
    ...communities.map((community) => ({ at: community.deletedAt, item: communityItem(at)(community) })),
  ];
  return dated.sort((one, other) => other.at.getTime() - one.at.getTime()).map(({ item }) => item);
}

export const meta = () => [{ title: "Coș – PSP" }];

export default function BinPage({ loaderData: { kind, items } }: Route.ComponentProps) {
  const all = items ?? [];
  const shown = kind ? all.filter((item) => item.kind === kind) : all;
  const count = (of: BinKind) => all.filter((item) => item.kind === of).length;
  return (
    <ListPage
      state={listState({ shown: shown.length, filtered: kind !== null && all.length > 0, failed: items === null })}
      boxed
      heading="Coș"
      lead="Ce s-a șters rămâne aici 30 de zile și se poate pune la loc exact cum era. Apoi se șterge definitiv, cu imaginile lui."
      filters={
        <Tabs
          label="Ce este în coș"
          tabs={[
            { href: BIN_PATH, label: "Toate", current: kind === null, count: all.length },
            ...(["articole", "comunitati"] as const).map((one) => ({
              href: binPath({ kind: one }),
              label: BIN_KINDS[one],
              current: kind === one,
              count: count(one),
            })),
          ]}
        />
      }
      nothingYet={{
        title: "Coșul este gol",
        text: "Articolele și comunitățile șterse ajung aici. Nu aveți nimic de făcut: după 30 de zile se golește singur.",
      }}
      nothingMatches={{ resetHref: BIN_PATH, title: "Nimic de felul acesta în coș", resetLabel: "Arată tot coșul" }}
      couldNotLoad={{ retryHref: binPath({ kind }) }}
    >
      <BinRows items={shown} />
    </ListPage>
  );
}
