import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Brand } from "../brand/brand";
import { ButtonLink } from "../button/button";
import { SearchBox, type SearchBoxProps } from "../filters/search-box";
import { Icon } from "../icon/icon";
import { Menu } from "../menu/menu";

type HeaderAccount =
  | { signIn: LinkTo; register: LinkTo }
  | {
      dashboard: LinkTo /** A form with one quiet button; it is rendered twice (bar and menu), so it must not contain ids. */;
      signOut: ReactNode;
    };

export type PublicHeaderProps = {
  home: string;
  links: readonly LinkTo[];
  account: HeaderAccount;
  search?: Pick<SearchBoxProps, "action" | "label" | "placeholder">;
};

function Account({ account }: { account: HeaderAccount }) {
  if ("signIn" in account) {
    return (
      <>
        <ButtonLink variant="quiet" href={account.signIn.href}>
          {account.signIn.label}
        </ButtonLink>
        <ButtonLink className="pubhead__wide" href={account.register.href}>
          {account.register.label}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink href={account.dashboard.href}>{account.dashboard.label}</ButtonLink>
      <div className="pubhead__wide">{account.signOut}</div>
    </>
  );
}

/** A search box on wide screens; on narrow ones it opens from a magnifier, without script. */
function HeaderSearch(search: NonNullable<PublicHeaderProps["search"]>) {
  return (
    <>
      <SearchBox {...search} id="cautare-antet" className="pubhead__search" />
      <details className="menu pubhead__search--s">
        <summary className="btn btn--quiet btn--icon">
          <Icon of={Search} />
          <span className="vh">{search.label}</span>
        </summary>
        <div className="menu__panel">
          <SearchBox {...search} id="cautare-antet-2" submit="Caută" />
        </div>
      </details>
    </>
  );
}

/** The header of public pages. */
export function PublicHeader({ home, links, account, search }: PublicHeaderProps) {
  const register = "register" in account ? [account.register] : [];
  return (
    <header className="pubhead">
      <div className="page">
        <Brand href={home} leadsTo="prima pagină" />
        <nav aria-label="Principal">
          {links.map((link) => (
            <Anchor key={link.href} href={link.href}>
              {link.label}
            </Anchor>
          ))}
        </nav>
        <div className="cluster cluster--tight">
          {search ? <HeaderSearch {...search} /> : null}
          <Account account={account} />
          <Menu links={[...links, ...register]}>{"signOut" in account ? account.signOut : null}</Menu>
        </div>
      </div>
    </header>
  );
}
