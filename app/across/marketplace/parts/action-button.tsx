import { ButtonLink, type ButtonLook } from "~/ui/button/button";
import type { ActionLink } from "../rules/marketplace";

type ActionButtonProps = Pick<ButtonLook, "variant" | "icon"> & { way: ActionLink; label: string };

/** The link button; nothing when the action is refused, whose reason the page shows once. */
export function ActionButton({ way, label, ...look }: ActionButtonProps) {
  if ("why" in way) return null;
  return (
    <ButtonLink href={way.href} reload={way.href.startsWith("/login")} {...look}>
      {label}
    </ButtonLink>
  );
}
