import type { ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Brand } from "../brand/brand";
import { Icon, type IconShape } from "../icon/icon";
import { Count } from "../tag/tag";

type RailLink = LinkTo & {
  icon: IconShape;
  /** How many wait there; 0 is not shown. `words` for the ear: "noi". */
  count?: { value: number; words: string };
};

/** Links under a word; the first group ("Panou") has none. */
export type RailGroup = { label?: string; links: readonly RailLink[] };

export type RailProps = {
  home: string;
  label: string;
  groups: readonly RailGroup[];
  /** The address of the link where we are. */
  current: string | undefined;
  /** Whether the page is that link's own, or lies under it. */
  exact: boolean;
  /** `<OrganisationMark size="s" …>`. */
  organisation: ReactNode;
};

/** The navigation of a workspace from 1024 px up: icon and word, in groups, the organisation at the bottom. */
export function Rail({ home, label, groups, current, exact, organisation }: RailProps) {
  return (
    <aside className="rail" aria-label={label}>
      <Brand href={home} leadsTo="panou" />
      <nav aria-label="Pagini">
        {groups.map((group) => (
          <div key={group.label ?? group.links[0]?.href}>
            {group.label ? <p className="g">{group.label}</p> : null}
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Anchor href={link.href} aria-current={link.href === current ? (exact ? "page" : "true") : undefined}>
                    <Icon of={link.icon} />
                    {link.label}
                    {link.count && link.count.value > 0 ? <Count {...link.count} /> : null}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {organisation}
    </aside>
  );
}
