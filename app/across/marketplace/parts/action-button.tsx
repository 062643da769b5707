import { ButtonLink, type ButtonVariant } from "~/ui/button/button";
import type { ActionLink } from "../rules/marketplace";

type ActionButtonProps = {
  way: ActionLink;
  variant?: ButtonVariant;
  small?: boolean;
  label: string;
  /** Read by screen readers only, when several buttons of a page have the same label. */
  of?: string;
};

/** The link button; nothing when the action is refused, whose reason the page shows once. */
export function ActionButton({ way, label, of, variant, small }: ActionButtonProps) {
  if ("why" in way) return null;
  return (
    <ButtonLink href={way.href} variant={variant} small={small} reload={way.href.startsWith("/login")}>
      {label}
      {of ? <span className="vh"> {of}</span> : null}
    </ButtonLink>
  );
}
