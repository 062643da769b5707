import { countyName, countyOptions } from "~/platform/romania/counties";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { Stack } from "~/ui/layout/layout";
import { Tabs } from "~/ui/tabs/tabs";
import {
  ENTRY_KINDS,
  type EntryKind,
  KINDS,
  LONGEST_QUESTION,
  SEARCH,
  type SearchQuestion,
  searchAddress,
  searchQuery,
} from "../rules";

type Found = { counts: Record<EntryKind, number>; total: number };

/** The question, the county, and how many of each kind there are. */
export function SearchFilters({ question, found }: { question: SearchQuestion; found: Found | null }) {
  const { text, kind, county } = question;
  const chips = searchQuery.chips(SEARCH, question, { county: countyName });
  return (
    <Stack gap={2}>
      <Filters
        label="Caută în platformă"
        action={SEARCH}
        resetHref={searchAddress(question, { county: null })}
        chips={chips}
        submitLabel="Caută"
      >
        <SearchFilter
          name="q"
          id="cautare-pagina"
          label="Ce căutați"
          text={text}
          maxLength={LONGEST_QUESTION}
          enterKeyHint="search"
        />
        <ChoiceFilter name="judet" label="Județ" value={county} options={countyOptions} empty="Toată țara" />
        {kind ? <input type="hidden" name="tip" value={KINDS[kind].value} /> : null}
      </Filters>
      {found && found.total > 0 ? <Tabs label="Feluri de rezultate" tabs={tabsOf(question, found)} /> : null}
    </Stack>
  );
}

function tabsOf(question: SearchQuestion, { counts, total }: Found) {
  const tab = (kind: EntryKind | null, label: string, count: number) => ({
    label,
    count,
    href: searchAddress(question, { kind }),
    current: question.kind === kind,
  });
  return [tab(null, "Toate", total), ...ENTRY_KINDS.map((kind) => tab(kind, KINDS[kind].label, counts[kind]))];
}
