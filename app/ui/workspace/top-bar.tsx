import { Bell, House } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { GetForm } from "../anchor/get-form";
import { Brand } from "../brand/brand";
import { ButtonLink } from "../button/button";
import { Field } from "../field/field";
import { SearchInput } from "../field/search-input";
import { Menu } from "../menu/menu";
import { Count } from "../tag/tag";

export type TopBarProps = {
  /** The workspace's first page. */
  home: string;
  /** The public first page. */
  site: LinkTo;
  /** Posts to the one search of the site; left out while there is none. */
  search?: { action: string; label: string; placeholder?: string; name?: string; query?: string };
  notifications: { href: string; label: string; unread: number /** "notificări necitite" */; words: string };
  email: string;
  /** A form with one quiet button. It is drawn twice (bar and menu), so it must hold no ids. */
  signOut: ReactNode;
  /** Everything, for the menu of narrow screens. */
  links: ReadonlyArray<LinkTo & { current?: boolean }>;
};

function Notifications({ href, label, unread, words }: TopBarProps["notifications"]) {
  return (
    <span className="bell">
      <ButtonLink variant="quiet" icon={Bell} iconOnly href={href}>
        {label}
        {unread > 0 ? `: ${unread} ${words}` : null}
      </ButtonLink>
      {unread > 0 ? (
        <span aria-hidden="true">
          <Count value={unread > 99 ? "99+" : unread} fresh />
        </span>
      ) : null}
    </span>
  );
}

function Search({ action, label, placeholder, name = "q", query }: NonNullable<TopBarProps["search"]>) {
  return (
    <GetForm className="topbar__search" role="search" action={action}>
      <Field name={name} id="cautare-sus" label={label} hiddenLabel>
        <SearchInput placeholder={placeholder} defaultValue={query} data-search-shortcut="" />
      </Field>
    </GetForm>
  );
}

/** The bar above a workspace: search, the public site, notifications, who is signed in, sign-out. */
export function TopBar({ home, site, search, notifications, email, signOut, links }: TopBarProps) {
  const searching = search ? [{ href: search.action, label: search.label }] : [];
  return (
    <header className="topbar">
      <span className="only-sm">
        <Brand href={home} leadsTo="panou" />
      </span>
      {search ? <Search {...search} /> : null}
      <span className="sp" />
      <span className="only-lg">
        <ButtonLink variant="quiet" icon={House} iconOnly href={site.href}>
          {site.label}
        </ButtonLink>
      </span>
      <Notifications {...notifications} />
      <span className="topbar__email only-lg small muted" title={email}>
        {email}
      </span>
      <span className="only-lg">{signOut}</span>
      <Menu className="only-sm" links={[...searching, site, ...links]}>
        {signOut}
      </Menu>
    </header>
  );
}
