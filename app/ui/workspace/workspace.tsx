import { Bell, CircleUser, House, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Brand } from "../brand/brand";
import { ButtonLink } from "../button/button";
import { Icon, type IconShape } from "../icon/icon";
import { isLineDown, subscribeToLine } from "../live/line";
import { Menu } from "../menu/menu";
import { SearchBox, type SearchBoxProps } from "../search-box/search-box";
import { MAIN_ID, SkipLink } from "../skip-link/skip-link";
import { Count } from "../tag/tag";

export type WorkspaceProps = Omit<TopBarProps, "links"> &
  Omit<RailProps, "current" | "exact"> & {
    /** The path of the page; its link is marked as current. */
    path: string;
    /** Five sections for narrow screens. */
    bar: readonly BarLink[];
    children: ReactNode;
  };

/** The frame of every signed-in page: skip link, selvedge, rail, top bar, main, bottom bar. */
export function Workspace({ path, groups, bar, organisation, children, ...top }: WorkspaceProps) {
  const links = groups.flatMap((group) => group.links);
  const current = currentHref(
    links.map((link) => link.href),
    path,
  );
  const barLinks = bar.flatMap((link) => [link.href, ...(link.covers ?? [])]);
  const menu = links.map(({ href, label }) => ({ href, label, current: href === current }));
  return (
    <>
      <SkipLink />
      <div className="selvedge" aria-hidden="true" />
      <div className="ws">
        <Rail home={top.home} groups={groups} current={current} organisation={organisation} exact={current === path} />
        <TopBar {...top} links={menu} />
        <main className="ws__main" id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <BottomBar links={bar} current={current ?? currentHref(barLinks, path)} />
      </div>
    </>
  );
}

/** The link of the page: the longest address that equals its path or is a parent of it. */
export function currentHref(hrefs: readonly string[], path: string): string | undefined {
  const holding = hrefs.filter((href) => path === href || path.startsWith(href.endsWith("/") ? href : `${href}/`));
  return holding.sort((one, other) => other.length - one.length)[0];
}

type RailLink = LinkTo & {
  icon: IconShape;
  /** Open items there, hidden when 0; `words` are read aloud: "noi". */
  count?: { value: number; words: string } | undefined;
};

/** Links under a label; the first group ("Panou") has none. */
export type RailGroup = { label?: string; links: readonly RailLink[] };

type RailProps = {
  home: string;
  groups: readonly RailGroup[];
  current: string | undefined;
  /** The page is the current link's own, not one below it. */
  exact: boolean;
  /** `<OrganisationMark size="s" …>`, at the bottom. */
  organisation: ReactNode;
};

/** The navigation of a workspace from 1024 px up. */
export function Rail({ home, groups, current, exact, organisation }: RailProps) {
  return (
    <aside className="rail" aria-label="Spațiul de lucru">
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

type TopBarProps = {
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
  /** The person's address and the pages of their account. */
  account: { email: string; links: readonly LinkTo[] };
  /** The theme switch; as `signOut`, it is rendered twice (account menu, and menu of narrow screens). */
  theme: ReactNode;
  /** A form with one quiet button. It is rendered twice (bar and menu), so it must not contain ids. */
  signOut: ReactNode;
  /** All links, for the menu of narrow screens. */
  links: ReadonlyArray<LinkTo & { current?: boolean }>;
};

/** The bar above a workspace: search, the public site, notifications, the person's account, sign-out. */
export function TopBar({ home, site, search, notifications, account, theme, signOut, links }: TopBarProps) {
  return (
    <header className="topbar">
      <span className="only-sm">
        <Brand href={home} leadsTo="panou" />
      </span>
      <SearchBox {...search} id="cautare-sus" className="topbar__search" />
      <span className="sp" />
      <span className="only-lg">
        <ButtonLink variant="quiet" icon={House} iconOnly href={site.href}>
          {site.label}
        </ButtonLink>
      </span>
      <Notifications {...notifications} />
      <Menu className="only-lg" label="Cont" icon={CircleUser} words={account.email} links={account.links}>
        {theme}
      </Menu>
      <div className="only-lg">{signOut}</div>
      <Menu className="only-sm" links={[site, ...links]}>
        {theme}
        {signOut}
      </Menu>
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

/** A section of the workspace; `covers` are further addresses that belong to it. */
export type BarLink = LinkTo & { icon: IconShape; covers?: readonly string[] };

/** The five sections of a workspace at the bottom of the screen, below 1024 px. */
export function BottomBar({ links, current }: { links: readonly BarLink[]; current: string | undefined }) {
  const isCurrent = (link: BarLink) =>
    current !== undefined && (link.href === current || link.covers?.includes(current));
  return (
    <nav className="bottombar" aria-label="Secțiuni">
      {links.map((link) => (
        <Anchor key={link.href} href={link.href} aria-current={isCurrent(link) ? "true" : undefined}>
          <Icon of={link.icon} />
          {link.label}
        </Anchor>
      ))}
    </nav>
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
