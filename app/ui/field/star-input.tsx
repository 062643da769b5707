import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Star } from "../review/star";
import { describedBy, FieldError, useAnswers } from "./field";

const WORDS = ["foarte slab", "slab", "potrivit", "bun", "foarte bun"] as const;

/** One to five stars as radio buttons, each with its number and a word. The first has the name as id, for the error summary. */
export function StarInput({ name, legend }: { name: string; legend: ReactNode }) {
  const { defaultValue, error } = useAnswers().field(name);
  return (
    <fieldset className={classNames("field", error && "field--err")} aria-describedby={describedBy(name, null, error)}>
      <legend className="label">{legend}</legend>
      <FieldError id={name} error={error} />
      <div className="seg">
        {WORDS.map((word, index) => {
          const stars = index + 1;
          const starId = index === 0 ? name : `${name}-${stars}`;
          return (
            <label key={word} htmlFor={starId}>
              <input
                type="radio"
                id={starId}
                name={name}
                value={stars}
                defaultChecked={defaultValue === String(stars)}
              />
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
