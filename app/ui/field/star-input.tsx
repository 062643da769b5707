import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Star } from "../rating/star";
import { describedBy, FieldError, type FieldErrors, FieldHint, firstError } from "./field";

export type StarInputProps = {
  name: string;
  /** Prefix of the ids; the first star has it whole. */
  id?: string;
  legend: ReactNode;
  value?: number | null;
  hint?: ReactNode;
  error?: FieldErrors;
  /** A word for each number of stars, from 1 to 5. */
  words?: readonly [string, string, string, string, string];
};

const WORDS = ["foarte slab", "slab", "potrivit", "bun", "foarte bun"] as const;

/** One to five stars by native radio buttons: every star has its number and its word. */
export function StarInput({ name, id = name, legend, value, hint, error, words = WORDS }: StarInputProps) {
  return (
    <fieldset
      className={classNames("field", firstError(error) !== undefined && "field--err")}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className="label">{legend}</legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className="starpick">
        {words.map((word, index) => {
          const stars = index + 1;
          const starId = index === 0 ? id : `${id}-${stars}`;
          return (
            <label key={word} htmlFor={starId}>
              <input type="radio" id={starId} name={name} value={stars} defaultChecked={value === stars} />
              {stars}
              <Star />
              <span className="vh">{word}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
