import { Button } from "../button/button";

export type CopyTextProps = {
  /** What is copied; it is also shown, so that it can be copied by hand. */
  text: string;
  label?: string;
};

/**
 * An address or a number to copy. The button is shown only under `html.js`; `enhance` copies the text of `data-copy` and
 * confirms it in the button.
 */
export function CopyText({ text, label = "Copiază" }: CopyTextProps) {
  return (
    <span className="copytext">
      <span className="copytext__text num">{text}</span>
      <Button type="button" small data-copy={text} aria-live="polite">
        {label}
      </Button>
    </span>
  );
}

/** The same for a text that stands above. */
export const CopyButton = ({ text, label }: Required<CopyTextProps>) => (
  <span className="copytext">
    <Button type="button" data-copy={text} aria-live="polite">
      {label}
    </Button>
  </span>
);
