import { Children, isValidElement, type ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { GetForm } from "../anchor/get-form";
import { Button, ButtonLink } from "../button/button";
import { Field } from "../field/field";
import { type InputProps, Select, type SelectProps } from "../field/input";
import { optionsOf } from "../field/options";
import { SearchInput } from "../field/search-input";
import { NarrowFold } from "../layout/layout";
import { Chip } from "../tag/tag";

export type FiltersProps = {
  /** For screen readers: "Filtrează solicitările". */
  label: string;
  /** The list's address without filters. */
  resetHref: string;
  /** The active filters; each links to the list without it. */
  chips?: readonly LinkTo[];
  submitLabel?: string;
  resetLabel?: string;
  action?: string;
  /** Fields, the search first. Their names become the parameters of the address. */
  children: ReactNode;
};

/**
 * The filters of a list: a GET form, the active filters, and a link that removes them all. On a phone the fields after the
 * first one are folded, unless a filter is on.
 */
export function Filters(props: FiltersProps) {
  const { label, resetHref, chips = [], submitLabel = "Filtrează", resetLabel = "Resetează filtrele", action } = props;
  const [search, ...others] = Children.map(props.children, (field) => field) ?? [];
  const isShown = others.some((field) => !(isValidElement(field) && field.type === "input")); // the rest is hidden
  return (
    <div>
      <GetForm className="filters" role="search" aria-label={label} action={action}>
        {search}
        {isShown ? (
          <NarrowFold label="Filtre și ordine" open={chips.length > 0}>
            <div className="filters__fields">{others}</div>
          </NarrowFold>
        ) : (
          others
        )}
        <Button>{submitLabel}</Button>
      </GetForm>
      {chips.length > 0 ? (
        <div className="filterline split split--center">
          <div className="cluster cluster--tight">
            {chips.map((chip) => (
              <Chip key={chip.label} {...chip} />
            ))}
            <ButtonLink variant="quiet" small href={resetHref}>
              {resetLabel}
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </div>
  );
}

type FilterProps = { name: string; label: string };
type SearchFilterProps = FilterProps & { text: string } & Omit<InputProps, "name" | "type" | "className">;

/** What is searched for. Keyed, as the other filters, by its value: a link to other filters fills it anew. */
export function SearchFilter({ name, id = name, label, text, ...input }: SearchFilterProps) {
  return (
    <Field name={name} id={id} label={label}>
      <SearchInput key={text} defaultValue={text} {...input} />
    </Field>
  );
}

type Vocabulary = Parameters<typeof optionsOf>[0];
type ChoiceFilterProps = FilterProps & {
  value: string | null | undefined;
  /** The options, or their labels by code. */
  options: SelectProps["options"] | Vocabulary;
  /** What stands for no choice. */
  empty: string | undefined;
  /** Hidden fields, which are not to count as children of the form's grid. */
  children?: ReactNode;
};

export function ChoiceFilter({ name, label, value, options, empty, children }: ChoiceFilterProps) {
  const all = Array.isArray(options) ? options : optionsOf(options as Vocabulary);
  return (
    <Field name={name} label={label}>
      <Select key={value} options={all} empty={empty} defaultValue={value ?? ""} />
      {children}
    </Field>
  );
}

/** One category, or all of them. */
export const CategoryFilter = (props: Pick<ChoiceFilterProps, "value" | "options" | "children">) => (
  <ChoiceFilter name="categorie" label="Categorie" empty="Toate categoriile" {...props} />
);

type OrderFilterProps = { orders: Vocabulary; value: string; children?: ReactNode };

/** How the list is sorted: the first of `orders` unless another one is chosen. */
export function OrderFilter({ orders, value, children }: OrderFilterProps) {
  const [first, ...others] = optionsOf(orders);
  const chosen = value === first?.value ? "" : value;
  return (
    <ChoiceFilter name="ordine" label="Ordonează după" value={chosen} options={others} empty={first?.label}>
      {children}
    </ChoiceFilter>
  );
}
