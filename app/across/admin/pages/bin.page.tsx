import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { codesOf } from "~/platform/codes";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { filterQuery, oneOf } from "~/platform/form/list-query";
import { Tabs } from "~/ui/head/tabs";
import { ListPage } from "~/ui/list/list-page";
import { BinRow } from "../parts/bin-rows";
import { type BinKind, itemsInBin } from "../verbs/bin.server";
import type { Route } from "./+types/bin.page";

const BIN_KINDS: Readonly<Record<BinKind, string>> = {
  articole: "Articole",
  comunitati: "Comunități",
  documente: "Documente",
};
const binQuery = filterQuery({ kind: oneOf("fel", BIN_KINDS) });
const binPath = binQuery.addressAt(BIN_PATH);

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  return { ...binQuery.read(url.searchParams), items: await itemsInBin(now()).catch(couldNotLoad) };
}

export const meta = () => [{ title: "Coș – PSP" }];

export default function BinPage({ loaderData: { kind, items } }: Route.ComponentProps) {
  const all = items ?? [];
  const shown = kind ? all.filter((item) => item.kind === kind) : all;
  const count = (of: BinKind) => all.filter((item) => item.kind === of).length;
  return (
    <ListPage
      end={
        <p>
          Ce s-a șters rămâne aici 30 de zile și se poate restaura exact cum era. Apoi se șterge definitiv, cu imaginile
          lui.
        </p>
      }
      verbs="long"
      shown={items && shown.length}
      filtered={kind !== null && all.length > 0}
      heading="Coș"
      above={
        <Tabs
          label="Ce este în coș"
          tabs={[
            { href: BIN_PATH, label: "Toate", current: kind === null, count: all.length },
            ...codesOf(BIN_KINDS).map((one) => ({
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
        text: "Articolele, comunitățile și documentele șterse ajung aici. Nu aveți nimic de făcut: după 30 de zile se golește automat.",
      }}
      nothingMatches={{ resetHref: BIN_PATH, title: "Nimic de felul acesta în coș", resetLabel: "Arată tot coșul" }}
      couldNotLoad={{ retryHref: binPath({ kind }) }}
    >
      {shown.map((item) => (
        <BinRow key={item.key} item={item} />
      ))}
    </ListPage>
  );
}
