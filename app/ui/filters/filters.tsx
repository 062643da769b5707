import { ChevronDown, SlidersHorizontal, X } from "lucide-react";
import { Children, isValidElement, type ReactNode, useContext } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { GetForm } from "../anchor/get-form";
import { Button, ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { Field } from "../field/field";
import { type InputProps, Options, type SelectProps } from "../field/input";
import { optionsOf } from "../field/options";
import { SearchInput } from "../field/search-input";
import { Icon } from "../icon/icon";
import { AskedList } from "./asked";

export type FiltersProps = {
  /** For screen readers: "Filtrează solicitările". */
  label: string;
  submitLabel?: string;
  resetLabel?: string;
  /** Where it is not the address of the list around. */
  action?: string;
  /**
   * The search first, then choices; an order stands at the end. Their names become the parameters of the address, from which
   * they have their values.
   */
  children: ReactNode;
};

/**
 * The filters of a list, in its bar: a GET form. A filter that is on has a link beside it that takes it off, and one link
 * takes off all. On a phone everything but the search is behind one button.
 */
export function Filters(props: FiltersProps) {
  const asked = useContext(AskedList);
  const { label, submitLabel = "Filtrează", resetLabel = "Resetează filtrele", action = asked?.path } = props;
  const on = asked?.on ?? [];
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
      {asked && on.length > 0 ? (
        <ButtonLink variant="quiet" small href={asked.resetHref}>
          {resetLabel}
        </ButtonLink>
      ) : null}
    </>
  );
  const isFolded = choices.length + order.length > 0;
  return (
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
  );
}

type FilterProps = { name: string; label: string };

/** The value of a filter, and where it is taken off while it is on. */
function useFilter(name: string) {
  const asked = useContext(AskedList);
  return { value: asked?.valueOf(name) ?? "", off: asked?.on.find((one) => one.name === name)?.href };
}

/** Takes a filter off. */
const FilterOff = ({ href, label }: LinkTo) => (
  <Anchor className="filters__off" href={href}>
    <Icon of={X} size="small" />
    <span className="vh">Scoate filtrul: {label}</span>
  </Anchor>
);

type SearchFilterProps = FilterProps & { /** Where no list around says it. */ text?: string } & Omit<
    InputProps,
    "name" | "type" | "className"
  >;

/** What is searched for. Keyed, as the other filters, by its value: a link to other filters fills it anew. */
export function SearchFilter({ name, id = name, label, text, placeholder = label, ...input }: SearchFilterProps) {
  const { value: asked, off } = useFilter(name);
  const value = text ?? asked;
  return (
    <div className={classNames("filters__search", off && "filters__search--on")}>
      <Field name={name} id={id} label={label} hiddenLabel>
        <SearchInput key={value} defaultValue={value} placeholder={placeholder} {...input} />
      </Field>
      {off ? <FilterOff href={off} label={label} /> : null}
    </div>
  );
}

type Vocabulary = Parameters<typeof optionsOf>[0];
export type ChoiceFilterProps = FilterProps & {
  /** Where the address does not say it. */
  value?: string | null;
  /** The options, or their labels by code. */
  options: SelectProps["options"] | Vocabulary;
  /** What stands for no choice. */
  empty?: string | undefined;
  /** Only read aloud, where what stands for no choice says it: "Toate categoriile". */
  hiddenLabel?: boolean;
};

/** One of several, in a box with its label. */
export function ChoiceFilter({ name, label, options, empty = "toate", hiddenLabel, ...props }: ChoiceFilterProps) {
  const { value: asked, off } = useFilter(name);
  const { value = asked } = props;
  const all = Array.isArray(options) ? options : optionsOf(options as Vocabulary);
  return (
    <span className={classNames("pick", off && "pick--on")}>
      <label htmlFor={name} className={hiddenLabel ? "vh" : undefined}>
        {label}
      </label>
      <select key={value} id={name} name={name} defaultValue={value ?? ""}>
        <Options options={all} empty={empty} />
      </select>
      {off ? <FilterOff href={off} label={label} /> : null}
    </span>
  );
}

type ChecksFilterProps = { label: string; checks: readonly FilterProps[]; empty: string };

/** Any of a few: checkboxes, each a parameter of its own, behind a box that names the chosen ones. */
export function ChecksFilter({ label, checks, empty }: ChecksFilterProps) {
  const asked = useContext(AskedList);
  const chosen = checks.filter(({ name }) => asked?.valueOf(name) === "da");
  return (
    <details className="menu checks">
      <summary className={classNames("pick", chosen.length > 0 && "pick--on")}>
        <span>{label}</span> <b>{chosen.length > 0 ? chosen.map((check) => check.label).join(", ") : empty}</b>
        <Icon of={ChevronDown} size="small" />
      </summary>
      <fieldset className="menu__panel">
        <legend className="vh">{label}</legend>
        {checks.map((check) => (
          <CheckFilter key={check.name} {...check} />
        ))}
      </fieldset>
    </details>
  );
}

function CheckFilter({ name, label }: FilterProps) {
  const { value, off } = useFilter(name);
  return (
    <span className="checks__one">
      <label htmlFor={name}>
        <input key={value} type="checkbox" id={name} name={name} value="da" defaultChecked={value === "da"} />
        {label}
      </label>
      {off ? <FilterOff href={off} label={label} /> : null}
    </span>
  );
}

/** One category, or all of them. */
export const CategoryFilter = (props: Omit<ChoiceFilterProps, "name" | "label">) => (
  <ChoiceFilter name="categorie" label="Categorie" {...props} />
);

type OrderFilterProps = {
  orders: Vocabulary;
  /** Only read aloud, in a narrow list whose orders say what they are: "Cele mai noi". */
  hiddenLabel?: boolean;
};

/** How the list is sorted: the first of `orders` unless another one is chosen. */
export function OrderFilter({ orders, hiddenLabel = false }: OrderFilterProps) {
  const [first, ...others] = optionsOf(orders);
  const { value } = useFilter("ordine");
  return (
    <span className="pick filters__sort">
      <label htmlFor="ordine" className={hiddenLabel ? "vh" : undefined}>
        Ordine
      </label>
      <select key={value} id="ordine" name="ordine" defaultValue={value}>
        <Options options={others} empty={first?.label} />
      </select>
    </span>
  );
}

type KeptFilterProps = {
  name: string;
  /** Where the address does not say it. */
  value?: string;
  /** The words of its value, or all that it may have. */
  label?: string | Readonly<Record<string, string>>;
  /** Where it is taken off, where it is kept even when the filters are reset. */
  off?: string;
};

/** What is kept of the address while other filters are chosen; where it leaves rows out, with its words. */
export function KeptFilter({ name, ...props }: KeptFilterProps) {
  const asked = useFilter(name);
  const { value = asked.value, off: href = asked.off } = props;
  if (value === "") return null;
  const label = typeof props.label === "object" ? props.label[value] : props.label;
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
