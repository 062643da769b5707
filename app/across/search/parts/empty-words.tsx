import { quoted } from "~/platform/language/quotes";
import { countyByCode } from "~/platform/romania/counties";
import { Anchor } from "~/ui/anchor/anchor";
import { Tags } from "~/ui/badge/tag";
import type { EmptyWords, FoundListProps } from "~/ui/list/found-list";
import { SEARCH } from "../rules/paths";
import { KINDS, type SearchQuestion, searchAddress, searchFor } from "../rules/search";

const EXAMPLES = ["digitalizare", "apă", "fonduri europene", "Sălaj", "cadastru"];

/** Shown before a question is asked. */
export const NothingAsked: EmptyWords = {
  title: "Comunități, parteneri, oportunități și articole, deodată",
  text: (
    <p>
      Scrieți un nume, un județ, un serviciu, o categorie sau numărul unei solicitări. Puteți scrie fără diacritice, cu
      o literă greșită sau numai începutul unui cuvânt. Puteți și răsfoi{" "}
      <Anchor href="/comunitati">comunitățile</Anchor>, <Anchor href="/parteneri">partenerii</Anchor> și{" "}
      <Anchor href="/marketplace">ofertele din marketplace</Anchor>.
    </p>
  ),
  action: (
    <>
      <p className="small muted">De exemplu:</p>
      <Tags tags={EXAMPLES.map((text) => ({ label: text, href: searchFor(text) }))} />
    </>
  ),
};

type NothingFound = NonNullable<FoundListProps["nothingMatches"]>;

/** The links of a page without results: first to the results in other kinds or counties, then to the lists. */
export function nothingFound(question: SearchQuestion, { total, own }: { total: number; own: number }): NothingFound {
  const { text, kind, county } = question;
  const nothing = own > 0 ? "Nimic altceva" : "Nimic";
  if (kind && total > 0) {
    return {
      resetHref: searchAddress(question, { kind: null }),
      resetLabel: "Vezi toate rezultatele",
      title: `${KINDS[kind].label}: nimic pentru ${quoted(text)}`,
      text: "Rezultatele sunt de alt fel.",
    };
  }
  if (county) {
    return {
      resetHref: searchAddress(question, { county: null }),
      resetLabel: "Caută în toată țara",
      title: `${nothing} pentru ${quoted(text)} în ${countyByCode(county).name}`,
      text: <Directories />,
    };
  }
  return {
    resetHref: SEARCH,
    resetLabel: "Altă căutare",
    title: `${nothing} pentru ${quoted(text)}`,
    text: <Directories />,
  };
}

function Directories() {
  return (
    <p>
      Încercați mai puține cuvinte sau altele. Puteți răsfoi <Anchor href="/comunitati">comunitățile</Anchor> și{" "}
      <Anchor href="/parteneri">partenerii</Anchor> sau puteți întreba la{" "}
      <Anchor href="/support">Centrul de suport</Anchor>.
    </p>
  );
}
