import { ArrowLeft } from "lucide-react";
import { Anchor } from "../anchor/anchor";
import { Icon } from "../icon/icon";

/** The link to the parent page, above the heading. */
export function Crumb({ href, children }: { href: string; children: string }) {
  return (
    <Anchor className="crumb" href={href}>
      <Icon of={ArrowLeft} size="small" />
      {children}
    </Anchor>
  );
}
