import { SlidersHorizontal, X } from "lucide-react";
import { Children, createContext, isValidElement, type ReactNode, useContext } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { GetForm } from "../anchor/get-form";
import { Button, ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { Field } from "../field/field";
import { type InputProps, Options, type SelectProps } from "../field/input";
import { optionsOf } from "../field/options";
import { SearchInput } from "../field/search-input";
import { Icon } from "../icon/icon";

/** A filter that is on: the parameter of the address, and the address of the list without it. */
export type FilterOn = { name: string; href: string };

export type FiltersProps = {
  /** For screen readers: "Filtrează solicitările". */
  label: string;
  /** The list's address without filters. */
  resetHref: string;
  /** The filters that are on. */
  on?: readonly FilterOn[];
  submitLabel?: string;
  resetLabel?: string;
  action?: string;
  /** The search first, then choices; an order stands at the end. Their names become the parameters of the address. */
  children: ReactNode;
};

const FiltersOn = createContext<readonly FilterOn[]>([]);

/**
 * The filters of a list, in its bar: a GET form. A filter that is on has a link beside it that takes it off, and one link
 * takes off all. On a phone everything but the search is behind one button.
 */
export function Filters(props: FiltersProps) {
  const { label, resetHref, on = [], submitLabel = "Filtrează", resetLabel = "Resetează filtrele", action } = props;
  const fields = Children.toArray(props.children);
  const of = (...kinds: readonly unknown[]) =>
    fields.filter((field) => isValidElement(field) && kinds.includes(field.type));
  const search = of(SearchFilter, Field);
  const order = of(OrderFilter);
  const hidden = of("input");
  const choices = fields.filter((field) => ![...search, ...order, ...hidden].includes(field));
  const chosen = on.filter(
    ({ name }) => !search.some((field) => isValidElement<FilterProps>(field) && field.props.name === name),
  );
  const submit = (
    <>
      <Button small>{submitLabel}</Button>
      {on.length > 0 ? (
        <ButtonLink variant="quiet" small href={resetHref}>
          {resetLabel}
        </ButtonLink>
      ) : null}
    </>
  );
  const isFolded = choices.length + order.length > 0;
  return (
    <FiltersOn value={on}>
      <GetForm className="filters" role="search" aria-label={label} action={action}>
        {search}
        {hidden}
        {isFolded ? (
          <details className="filters__more">
            <summary className="btn btn--s">
              <Icon of={SlidersHorizontal} />
              {chosen.length > 0 ? `Filtre (${chosen.length})` : "Filtre"}
            </summary>
            <div className="filters__fields">
              {choices}
              {submit}
              {order}
            </div>
          </details>
        ) : (
          submit
        )}
      </GetForm>
    </FiltersOn>
  );
}

type FilterProps = { name: string; label: string };

const useFilterOn = (name: string): FilterOn | undefined => useContext(FiltersOn).find((one) => one.name === name);

/** Takes a filter off. */
const FilterOff = ({ href, label }: LinkTo) => (
  <Anchor className="filters__off" href={href}>
    <Icon of={X} size="small" />
    <span className="vh">Scoate filtrul: {label}</span>
  </Anchor>
);

type SearchFilterProps = FilterProps & { text: string } & Omit<InputProps, "name" | "type" | "className">;

/** What is searched for. Keyed, as the other filters, by its value: a link to other filters fills it anew. */
export function SearchFilter({ name, id = name, label, text, placeholder = label, ...input }: SearchFilterProps) {
  const on = useFilterOn(name);
  return (
    <div className={classNames("filters__search", on && "filters__search--on")}>
      <Field name={name} id={id} label={label} hiddenLabel>
        <SearchInput key={text} defaultValue={text} placeholder={placeholder} {...input} />
      </Field>
      {on ? <FilterOff href={on.href} label={label} /> : null}
    </div>
  );
}

type Vocabulary = Parameters<typeof optionsOf>[0];
export type ChoiceFilterProps = FilterProps & {
  value: string | null | undefined;
  /** The options, or their labels by code. */
  options: SelectProps["options"] | Vocabulary;
  /** What stands for no choice. */
  empty?: string | undefined;
  /** Only read aloud, where what stands for no choice says it: "Toate categoriile". */
  hiddenLabel?: boolean;
};

/** One of several, in a box with its label. */
export function ChoiceFilter({ name, label, value, options, empty = "toate", hiddenLabel }: ChoiceFilterProps) {
  const on = useFilterOn(name);
  const all = Array.isArray(options) ? options : optionsOf(options as Vocabulary);
  return (
    <span className={classNames("pick", on && "pick--on")}>
      <label htmlFor={name} className={hiddenLabel ? "vh" : undefined}>
        {label}
      </label>
      <select key={value} id={name} name={name} defaultValue={value ?? ""}>
        <Options options={all} empty={empty} />
      </select>
      {on ? <FilterOff href={on.href} label={label} /> : null}
    </span>
  );
}

type Check = FilterProps & { checked: boolean };

/** Any of a few: checkboxes, each a parameter of its own. */
export const ChecksFilter = ({ label, checks }: { label: string; checks: readonly Check[] }) => (
  <fieldset className="checks">
    <legend className="vh">{label}</legend>
    <span aria-hidden="true">{label}</span>
    {checks.map((check) => (
      <CheckFilter key={`${check.name}-${check.checked}`} {...check} />
    ))}
  </fieldset>
);

function CheckFilter({ name, label, checked }: Check) {
  const on = useFilterOn(name);
  return (
    <span>
      <label htmlFor={name}>
        <input type="checkbox" id={name} name={name} value="da" defaultChecked={checked} />
        {label}
      </label>
      {on ? <FilterOff href={on.href} label={label} /> : null}
    </span>
  );
}

/** One category, or all of them. */
export const CategoryFilter = (props: Omit<ChoiceFilterProps, "name" | "label">) => (
  <ChoiceFilter name="categorie" label="Categorie" {...props} />
);

type OrderFilterProps = { orders: Vocabulary; value: string };

/** How the list is sorted: the first of `orders` unless another one is chosen. */
export function OrderFilter({ orders, value }: OrderFilterProps) {
  const [first, ...others] = optionsOf(orders);
  const chosen = value === first?.value ? "" : value;
  return (
    <span className="pick filters__sort">
      <label htmlFor="ordine">Ordine</label>
      <select key={chosen} id="ordine" name="ordine" defaultValue={chosen}>
        <Options options={others} empty={first?.label} />
      </select>
    </span>
  );
}

type KeptFilterProps = {
  name: string;
  value: string | null | undefined;
  label?: string;
  /** Where it is taken off, where it is kept even when the filters are reset. */
  off?: string;
};

/** What is kept of the address while other filters are chosen; where it leaves rows out, with its words. */
export function KeptFilter({ name, value, label, off }: KeptFilterProps) {
  const filter = useFilterOn(name);
  if (!value) return null;
  const href = off ?? filter?.href;
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {href && label ? (
        <span className="pick pick--on">
          <span>{label}</span>
          <FilterOff href={href} label={label} />
        </span>
      ) : null}
    </>
  );
}
