import type { ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Brand } from "../brand/brand";
import { ButtonLink } from "../button/button";
import { Menu } from "../menu/menu";

export type HeaderAccount =
  | { signIn: LinkTo; register: LinkTo }
  | {
      dashboard: LinkTo /** A form with one quiet button; it is drawn twice (bar and menu), so it must hold no ids. */;
      signOut: ReactNode;
    };

export type PublicHeaderProps = {
  home: string;
  links: ReadonlyArray<LinkTo & { current?: boolean }>;
  account: HeaderAccount;
  navLabel?: string;
};

function Account({ account }: { account: HeaderAccount }) {
  if ("signIn" in account) {
    return (
      <>
        <ButtonLink variant="quiet" href={account.signIn.href}>
          {account.signIn.label}
        </ButtonLink>
        <ButtonLink className="pubreg" href={account.register.href}>
          {account.register.label}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink href={account.dashboard.href}>{account.dashboard.label}</ButtonLink>
      <span className="pubreg">{account.signOut}</span>
    </>
  );
}

/** The head of the pages that everyone sees. */
export function PublicHeader({ home, links, account, navLabel = "Principal" }: PublicHeaderProps) {
  const register = "register" in account ? [account.register] : [];
  return (
    <header className="pubhead">
      <div className="page">
        <Brand href={home} leadsTo="prima pagină" />
        <nav aria-label={navLabel}>
          {links.map((link) => (
            <Anchor key={link.href} href={link.href} aria-current={link.current ? "page" : undefined}>
              {link.label}
            </Anchor>
          ))}
        </nav>
        <div className="cluster cluster--tight">
          <Account account={account} />
          <Menu links={[...links, ...register]}>{"signOut" in account ? account.signOut : null}</Menu>
        </div>
      </div>
    </header>
  );
}
