import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { filterQuery, oneOf } from "~/platform/form/list-query";
import { ListPage } from "~/ui/list/list-page";
import { ListTabs } from "~/ui/list/list-tabs";
import { BinRow } from "../parts/bin-rows";
import { type BinKind, itemsInBin } from "../verbs/bin.server";
import type { Route } from "./+types/bin.page";

const BIN_KINDS: Readonly<Record<BinKind, string>> = {
  articole: "Articole",
  comunitati: "Comunități",
  documente: "Documente",
};
const binQuery = filterQuery({ kind: oneOf("fel", BIN_KINDS) });

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  return { ...binQuery.read(url.searchParams), items: await itemsInBin(now()).catch(couldNotLoad) };
}

export const meta = () => [{ title: "Coș – PSP" }];

export default function BinPage({ loaderData: { kind, items } }: Route.ComponentProps) {
  const all = items ?? [];
  const shown = kind ? all.filter((item) => item.kind === kind) : all;
  const asked = binQuery.at(BIN_PATH, { kind });
  const count = (of: BinKind) => all.filter((item) => item.kind === of).length;
  return (
    <ListPage
      asked={asked}
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
        <ListTabs
          label="Ce este în coș"
          asked={asked}
          by="kind"
          all="Toate"
          tabs={BIN_KINDS}
          counts={{
            all: all.length,
            articole: count("articole"),
            comunitati: count("comunitati"),
            documente: count("documente"),
          }}
        />
      }
      nothingYet={{
        title: "Coșul este gol",
        text: "Articolele, comunitățile și documentele șterse ajung aici. Nu aveți nimic de făcut: după 30 de zile se golește automat.",
      }}
      nothingMatches={{ title: "Nimic de felul acesta în coș", resetLabel: "Arată tot coșul" }}
    >
      {shown.map((item) => (
        <BinRow key={item.key} item={item} />
      ))}
    </ListPage>
  );
}
