import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { useFieldLabel } from "../form/form-words";
import { describedBy, FieldError, FieldHint, type FieldProps, useAnswers } from "./field";

type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type ChoiceGroupProps = {
  name: string;
  /** The question. */
  legend: ReactNode;
  /** Only read aloud, beside a field whose label says it. */
  hiddenLegend?: boolean;
  /** "one" draws radio buttons, "many" checkboxes. */
  choose: "one" | "many";
  choices: readonly Choice[];
  /** The values chosen so far; those of the answers around it, unless told otherwise. */
  chosen?: string | readonly string[] | null;
  hint?: ReactNode;
  error?: FieldProps["error"];
  /** "boxed" for a few important choices, "plain" for a list, "columns" for a long list, "segments" for two to four words. */
  look?: "boxed" | "plain" | "columns" | "segments";
};

function isChosen(chosen: ChoiceGroupProps["chosen"], value: string): boolean {
  return Array.isArray(chosen) ? chosen.includes(value) : chosen === value;
}

/** Radio buttons or checkboxes under one question. The first choice has the name as id, for the error summary. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, hiddenLegend = false, choose, choices, hint, look = "boxed" } = props;
  const answers = useAnswers();
  useFieldLabel(name, legend);
  const { chosen = answers.chosen(name), error = answers.error(name) } = props;
  return (
    <fieldset className={classNames("field", error && "field--err")} aria-describedby={describedBy(name, hint, error)}>
      <legend className={hiddenLegend ? "vh" : "label"}>{legend}</legend>
      <FieldHint id={name} hint={hint} />
      <FieldError id={name} error={error} />
      <div
        className={
          look === "segments" ? "seg" : classNames("choice__list", look === "columns" && "choice__list--columns")
        }
      >
        {choices.map((choice, index) => (
          <ChoiceBox
            key={choice.value}
            type={choose === "one" ? "radio" : "checkbox"}
            id={index === 0 ? name : `${name}-${index + 1}`}
            name={name}
            choice={choice}
            checked={isChosen(chosen, choice.value)}
            look={look}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceBoxProps = {
  type: "radio" | "checkbox";
  id: string;
  name: string;
  choice: Choice;
  checked: boolean;
  look: NonNullable<ChoiceGroupProps["look"]>;
};

function ChoiceBox({ type, id, name, choice, checked, look }: ChoiceBoxProps) {
  const plain = look !== "boxed";
  return (
    <label className={look === "segments" ? undefined : classNames("choice", plain && "choice--plain")} htmlFor={id}>
      <input type={type} id={id} name={name} value={choice.value} defaultChecked={checked} disabled={choice.disabled} />
      {plain ? <span>{choice.label}</span> : <strong>{choice.label}</strong>}
      {choice.hint ? <span className="hint">{choice.hint}</span> : null}
    </label>
  );
}

/** A single checkbox ("Accept termenii"). */
export function Checkbox({ name, label, hint }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const { defaultValue, error } = useAnswers().field(name);
  return (
    <div className={classNames("field", error && "field--err")}>
      <FieldError id={name} error={error} />
      <label className="choice choice--plain" htmlFor={name}>
        <input
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={defaultValue === "on"}
          aria-describedby={describedBy(name, null, error)}
          aria-invalid={error ? "true" : undefined}
        />
        <span>{label}</span>
        {hint ? <span className="hint">{hint}</span> : null}
      </label>
    </div>
  );
}
