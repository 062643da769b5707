import { ArrowLeft } from "lucide-react";
import { createContext, useContext } from "react";
import { Anchor } from "../anchor/anchor";
import { Icon } from "../icon/icon";

/** The address of the list that was looked at last, with its filters. */
export const LastList = createContext<string | null>(null);

/** The link to the parent page, above the heading. A list that was filtered opens as it was left. */
export function Crumb({ href, children }: { href: string; children: string }) {
  const last = useContext(LastList);
  return (
    <Anchor className="crumb" href={last?.startsWith(`${href}?`) ? last : href}>
      <Icon of={ArrowLeft} size="small" />
      <span>{children}</span>
    </Anchor>
  );
}
