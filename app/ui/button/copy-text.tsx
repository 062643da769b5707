import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";

export type CopyTextProps = {
  /** What is copied; it is also shown, so that it can be copied by hand. */
  text: string;
  label?: string;
};

/**
 * An address or a number to copy. The button is shown only under `html.js`; `enhance` copies the text of `data-copy` and
 * confirms it in the button.
 */
export const CopyText = ({ text, label = "Copiază" }: CopyTextProps) => (
  <CopyButton text={text} label={label} small>
    <span className="copytext__text num">{text}</span>
  </CopyButton>
);

type CopyButtonProps = Required<CopyTextProps> & { small?: boolean; children?: ReactNode };

/** The same for a text that stands above. */
export const CopyButton = ({ text, label, small = false, children }: CopyButtonProps) => (
  <span className="cluster cluster--tight copytext">
    {children}
    <Button type="button" className="with-js" small={small} data-copy={text} aria-live="polite">
      {label}
    </Button>
  </span>
);

/** An entry of a menu that copies the address of a page of the platform. */
export const CopyAddress = ({ path }: { path: string }) => (
  <Button type="button" variant="quiet" icon={Share2} className="with-js" data-copy-address={path} aria-live="polite">
    Copiază adresa
  </Button>
);
