import { KINDS, LONGEST_QUESTION, SEARCH } from "~/across/search/rules";
import { BLOG } from "~/modules/articles/rules/blog";
import { Field } from "~/ui/field/field";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";

/** Words are looked for by the one search of the platform, which knows forms of words and forgives a letter. */
export function BlogSearch() {
  return (
    <Filters label="Caută în articole" action={SEARCH} resetHref={BLOG} submitLabel="Caută">
      <Field name="q" id="cautare-blog" label="Cuvinte din articole">
        <SearchInput maxLength={LONGEST_QUESTION} enterKeyHint="search" />
      </Field>
      <input type="hidden" name="tip" value={KINDS.article.value} />
    </Filters>
  );
}
