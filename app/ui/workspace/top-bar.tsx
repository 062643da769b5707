import { Bell, House, Search, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { LinkTo } from "../anchor/anchor";
import { Count } from "../badge/tag";
import { Brand } from "../brand/brand";
import { ButtonLink } from "../button/button";
import { SearchBox, type SearchBoxProps } from "../filters/search-box";
import { Icon } from "../icon/icon";
import { isLineDown, subscribeToLine } from "../live/line";

export type TopBarProps = {
  /** The workspace's first page. */
  home: string;
  /** The public first page. */
  site: LinkTo;
  search: Pick<SearchBoxProps, "action" | "label" | "placeholder" | "keys">;
  notifications: LinkTo & {
    unread: number;
    /** Read aloud after the number: "necitite". */
    words: string;
    /** What opens under the bell where JavaScript runs; mounted only while it is open. */
    panel?: ReactNode;
  };
  /** A form with one quiet button. */
  signOut: ReactNode;
};

/** The bar above a workspace: search, the public site, notifications, sign-out. */
export function TopBar({ home, site, search, notifications, signOut }: TopBarProps) {
  return (
    <header className="topbar">
      <span className="only-sm">
        <Brand href={home} leadsTo="panou" />
      </span>
      <SearchBox {...search} id="cautare-sus" className="topbar__search only-lg" />
      <span className="only-sm">
        <ButtonLink variant="quiet" icon={Search} iconOnly href={search.action}>
          {search.label}
        </ButtonLink>
      </span>
      <span className="only-lg">
        <ButtonLink variant="quiet" icon={House} iconOnly href={site.href}>
          {site.label}
        </ButtonLink>
      </span>
      <Notifications {...notifications} />
      <div className="only-lg">{signOut}</div>
      <LineNotice />
    </header>
  );
}

/** The bell: a link to the list, which becomes the button of a panel where JavaScript runs. */
function Notifications({ href, label, unread, words, panel }: TopBarProps["notifications"]) {
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const name = unread > 0 ? `${label}: ${unread} ${words}` : label;
  const count = unread > 0 ? <Count value={unread > 99 ? "99+" : unread} fresh /> : null;
  if (hydrated && panel) return <BellMenu name={name} count={count} panel={panel} />;
  return (
    <span className="bell">
      <ButtonLink variant="quiet" icon={Bell} iconOnly href={href}>
        {name}
      </ButtonLink>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}

type BellMenuProps = { name: string; count: ReactNode; panel: ReactNode };

function BellMenu({ name, count, panel }: BellMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => menu.current?.removeAttribute("open"), [key]);
  return (
    <details className="menu bell" ref={menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="btn btn--quiet btn--icon">
        <Icon of={Bell} />
        <span className="vh">{name}</span>
        <span aria-hidden="true">{count}</span>
      </summary>
      <div className="menu__panel">{open ? panel : null}</div>
    </details>
  );
}

/** Says that the server cannot be reached. An empty live region while it can, so that screen readers know it. */
function LineNotice() {
  const isDown = useSyncExternalStore(subscribeToLine, isLineDown, () => false);
  return (
    <p className="topbar__line" role="status">
      {isDown ? (
        <>
          <Icon of={WifiOff} size="small" />
          Fără conexiune, reîncercăm
        </>
      ) : null}
    </p>
  );
}
