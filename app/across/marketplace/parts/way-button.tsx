import { ButtonLink, type ButtonVariant } from "~/ui/button/button";
import type { Way } from "../rules";

type WayButtonProps = {
  way: Way;
  variant?: ButtonVariant;
  small?: boolean;
  label: string;
  /** Said to the ear alone, where several buttons of a page have one label. */
  of?: string;
};

/** The button, if there is a way; the sentence in its place stands once on the page, where the page wants it. */
export function WayButton({ way, label, of, variant, small }: WayButtonProps) {
  if ("why" in way) return null;
  return (
    <ButtonLink href={way.href} variant={variant} small={small} reload={way.href.startsWith("/login")}>
      {label}
      {of ? <span className="vh"> {of}</span> : null}
    </ButtonLink>
  );
}
