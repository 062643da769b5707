import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { type Answers, answersOf } from "~/platform/form/answers";
import { classNames } from "../class-names";
import { useFieldLabel } from "../form/form-words";
import { Icon } from "../icon/icon";

/** What the fields inside show: the values that were stored or typed, and the errors. Outside a form they are empty. */
export const FormAnswers = createContext(answersOf(null));

export const useAnswers = (): Answers => useContext(FormAnswers);

/** What a Field passes to the control inside it. */
type FieldContextValue = { id: string; name: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldContextValue | null>(null);

export type FieldProps = {
  /** The name of the control in the submitted form. */
  name: string;
  /** The id of the control, to which the error summary links. The name, unless two forms of a page share it. */
  id?: string;
  label: ReactNode;
  /** Shows "(opțional)" beside the label; required fields have no mark. */
  optional?: boolean;
  hint?: ReactNode;
  /** The error of the answers around it, unless told otherwise. */
  error?: string | null | undefined;
  /** Show the label to screen readers only, where a heading or a button beside it says the same. */
  hiddenLabel?: boolean;
  /** One control: Input, Textarea, Select, SearchInput, PasswordInput, FileInput. */
  children: ReactNode;
};

/** The `aria-describedby` of a control: the ids of its hint and error, in their order on the page. */
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

/** A label, a hint, an error and one control, linked by ids. */
export function Field(props: FieldProps) {
  const { name, id = name, label, optional, hint, hiddenLabel, children } = props;
  const answers = useAnswers();
  useFieldLabel(name, label);
  const { error = answers.error(name) } = props;
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

/** The attributes that a control takes from its Field; empty outside one. */
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
