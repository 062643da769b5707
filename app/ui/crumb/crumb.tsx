import { ArrowLeft } from "lucide-react";
import { Anchor } from "../anchor/anchor";
import { Icon } from "../icon/icon";

/** The way back, above the heading: one step up, named. */
export function Crumb({ href, children }: { href: string; children: string }) {
  return (
    <Anchor className="crumb" href={href}>
      <Icon of={ArrowLeft} size="small" />
      {children}
    </Anchor>
  );
}
