import type { ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { GetForm } from "../anchor/get-form";
import { Button, ButtonLink } from "../button/button";
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

/** The filters of a list: a GET form, the active filters, and a link that removes them all. */
export function Filters(props: FiltersProps) {
  const { label, resetHref, chips = [], submitLabel = "Filtrează", resetLabel = "Resetează filtrele", action } = props;
  return (
    <div>
      <GetForm className="filters" role="search" aria-label={label} action={action}>
        {props.children}
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
