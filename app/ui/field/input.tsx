import type { ComponentPropsWithRef, InputHTMLAttributes, SelectHTMLAttributes } from "react";
import { classNames } from "../class-names";
import { useFieldAttributes } from "./field";

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "style"> & {
  /** Figures of equal width: CUI, phone, amounts. */
  figures?: boolean;
};

/** Attributes of a field for an amount or another number. */
export const SUM = { figures: true, inputMode: "decimal", autoComplete: "off" } as const;

/** One line of text. Inside a Field it takes id, name and description from it. */
export function Input({ figures, className, ...rest }: InputProps) {
  return (
    <input
      type="text"
      {...useFieldAttributes()}
      {...rest}
      className={classNames("input", figures && "num", className)}
    />
  );
}

export type TextareaProps = Omit<ComponentPropsWithRef<"textarea">, "style">;

export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea {...useFieldAttributes()} {...rest} className={classNames("textarea", className)} />;
}

export type Option = { value: string; label: string };
type OptionGroup = { label: string; options: readonly Option[] };

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "style"> & {
  options: ReadonlyArray<Option | OptionGroup>;
  /** The first, empty choice ("Toate locațiile", "Alegeți județul"). */
  empty?: string;
};

/** A native select: works before and without script, and on a phone it is the system's own list. */
export function Select({ options, empty, className, ...rest }: SelectProps) {
  return (
    <select {...useFieldAttributes()} {...rest} className={classNames("select", className)}>
      <Options options={options} empty={empty} />
    </select>
  );
}

export const Options = ({ options, empty }: { options: SelectProps["options"]; empty: string | undefined }) => (
  <>
    {empty === undefined ? null : <option value="">{empty}</option>}
    {options.map((option) =>
      "options" in option ? (
        <optgroup key={option.label} label={option.label}>
          <Options options={option.options} empty={undefined} />
        </optgroup>
      ) : (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ),
    )}
  </>
);
