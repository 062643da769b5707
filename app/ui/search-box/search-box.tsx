import { GetForm } from "../anchor/get-form";
import { Button } from "../button/button";
import { classNames } from "../class-names";
import { Field } from "../field/field";
import { SearchInput } from "../field/search-input";

export type SearchBoxProps = {
  /** The page that answers. */
  action: string;
  /** The id of the box, since several may stand on a page: "cautare-antet". */
  id: string;
  label: string;
  placeholder?: string;
  /** The word of the button; without it Enter sends, as browsers do for a form of one box. */
  submit?: string;
  className?: string;
};

/** The server answers no longer question. */
const LONGEST_QUERY = 100;

/** A search box that leads to a page of results: a plain GET form, so the question stands in the address. */
export function SearchBox(props: SearchBoxProps) {
  const { action, id, label, placeholder, submit, className } = props;
  return (
    <GetForm className={classNames("searchbox", className)} role="search" aria-label={label} action={action}>
      <Field name="q" id={id} label={label} hiddenLabel>
        <SearchInput placeholder={placeholder} maxLength={LONGEST_QUERY} enterKeyHint="search" />
      </Field>
      {submit ? <Button>{submit}</Button> : null}
    </GetForm>
  );
}
