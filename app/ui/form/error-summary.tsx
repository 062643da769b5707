import { type ReactNode, useEffect, useRef } from "react";

export type SummarizedError = {
  sentence: string;
  /** Id of the field (of its first choice, in a group). */
  field?: string;
  /** A file to download instead. */
  href?: string;
};

export type ErrorSummaryProps = {
  errors: readonly SummarizedError[];
  heading?: string | undefined;
  /** A sentence before the list, which opens the summary even without any error in the list. */
  lead?: ReactNode;
  /** A new object for each answer, so that the same errors take the focus again. */
  heard?: object | undefined;
  id?: string;
};

/**
 * The errors of a form, above the page's h1, in the same words as beside each field. Renders nothing without errors.
 * Focus moves here: by `autofocus` when a document loads, by an effect when a hydrated page answers again.
 */
export function ErrorSummary({
  errors,
  heading = "Există o problemă",
  lead,
  heard,
  id = "probleme",
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const sentences = errors.map((error) => error.sentence).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: new sentences, or the same ones again, are the reason to move the focus
  useEffect(() => box.current?.focus(), [sentences, heard]);
  if (errors.length === 0 && !lead) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: an error summary takes the focus, also where there is no script to move it
    <div className="form__errors" role="alert" tabIndex={-1} aria-labelledby={id} ref={box} autoFocus>
      <h2 id={id}>{heading}</h2>
      {lead ? <p>{lead}</p> : null}
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ sentence, field, href = field && `#${field}` }) => (
            <li key={`${field ?? ""} ${sentence}`}>
              {href ? <a href={href}>{sentence}</a> : <strong>{sentence}</strong>}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
