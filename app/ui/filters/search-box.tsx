import { GetForm } from "../anchor/get-form";
import { Button } from "../button/button";
import { classNames } from "../class-names";
import { Field } from "../field/field";
import { SearchInput } from "../field/search-input";

export type SearchBoxProps = {
  /** The address of the results page. */
  action: string;
  /** The id of the input, because a page may have several: "cautare-antet". */
  id: string;
  label: string;
  placeholder?: string;
  /** The word of the button; without a button, Enter submits. */
  submit?: string;
  /** The keys that open the palette, shown where there is room and a script. */
  keys?: string;
  className?: string;
};

/** The server ignores the rest of a longer query. */
const LONGEST_QUERY = 100;

/** A search box with a GET form, so that the query is in the address of the results page. */
export function SearchBox(props: SearchBoxProps) {
  const { action, id, label, placeholder, submit, keys, className } = props;
  return (
    <GetForm className={classNames("searchbox", className)} role="search" aria-label={label} action={action}>
      <Field name="q" id={id} label={label} hiddenLabel>
        <SearchInput placeholder={placeholder} maxLength={LONGEST_QUERY} enterKeyHint="search" />
      </Field>
      {keys ? <kbd className="with-keys only-lg">{keys}</kbd> : null}
      {submit ? <Button>{submit}</Button> : null}
    </GetForm>
  );
}
