import { Button } from "../button/button";

export type CopyTextProps = {
  /** What is copied; it is also shown, so that it can be copied by hand. */
  text: string;
  label?: string;
};

/**
 * An address or a number to take along. The button is seen only under `html.js`; `data-copy="{text}"` asks the page's
 * small script to copy it and to say so in the button's place.
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
