import { Anchor, type LinkTo } from "../anchor/anchor";
import { Count } from "../badge/tag";

export type TabLink = LinkTo & { current?: boolean; count?: number | undefined };

/** Tabs are links: each is a page with an address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          data-results={tab.current && tab.count !== undefined ? "" : undefined}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <>
              {" "}
              <Count value={tab.count} />
            </>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
