import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";

/** What a Field tells the control inside it. */
type FieldContextValue = { id: string; name: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldContextValue | null>(null);

export type FieldProps = {
  /** The name under which the form sends it. */
  name: string;
  /** The id of the control, to which the error summary links. The name, unless two forms of a page share it. */
  id?: string;
  label: ReactNode;
  /** Says "(opțional)" beside the label. There are no asterisks. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Keep the label for the ear alone: only where a heading or a button beside it says the same. */
  hiddenLabel?: boolean;
  /** One control: Input, Textarea, Select, SearchInput, PasswordInput, DateInput, MoneyInput, FileInput. */
  children: ReactNode;
};

/** The ids that describe a control, in the order in which they stand. */
export function describedBy(id: string, hint: ReactNode, error: FieldProps["error"]): string | undefined {
  return classNames(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined;
}

/** The error beside its field, in the same words as in the summary. */
export function FieldError({ id, error }: { id: string; error: FieldProps["error"] }) {
  if (!error) return null;
  return (
    <span className="err" id={`${id}-error`}>
      <Icon of={CircleAlert} />
      <span>
        <span className="vh">Eroare: </span>
        {error}
      </span>
    </span>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <span className="hint" id={`${id}-hint`}>
      {hint}
    </span>
  );
}

/** A label, a hint, an error and one control that knows all three. */
export function Field({ name, id = name, label, optional, hint, error, hiddenLabel, children }: FieldProps) {
  const invalid = Boolean(error);
  return (
    <div className={classNames("field", invalid && "field--err", hiddenLabel && "field--hidden-label")}>
      <label className={hiddenLabel ? "vh" : "label"} htmlFor={id}>
        {label}
        {optional ? <span className="opt"> (opțional)</span> : null}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <FieldContext value={{ id, name, describedBy: describedBy(id, hint, error), invalid }}>{children}</FieldContext>
    </div>
  );
}

/** The attributes that a control takes from its Field; nothing outside one. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    name: field.name,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid ? ("true" as const) : undefined,
  };
}
