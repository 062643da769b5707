import type { ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Brand } from "../brand/brand";

export type PublicFooterProps = {
  home: string;
  about: ReactNode;
  /** Three columns of links. */
  columns: ReadonlyArray<{ heading: string; links: readonly LinkTo[] }>;
  /** The newsletter form: `<form className="newsletter">` with a Field and a Button, and a small sentence. */
  newsletter: ReactNode;
  /** Contact details of the operator: lines, each a text or a link. */
  contact: ReadonlyArray<string | LinkTo>;
  /** The last line: the theme switch. */
  base: ReactNode;
  id?: string;
};

/** The footer of public pages. */
export function PublicFooter({ home, about, columns, newsletter, contact, base, id }: PublicFooterProps) {
  return (
    <footer className="foot" id={id} tabIndex={id === undefined ? undefined : -1}>
      <div className="page">
        <div className="foot__cols">
          <div className="stack">
            <Brand href={home} leadsTo="prima pagină" />
            <p className="muted">{about}</p>
            {newsletter}
          </div>
          {columns.map((column) => (
            <div key={column.heading}>
              <h2 className="h3">{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Anchor href={link.href}>{link.label}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2 className="h3">Contact</h2>
            <address>
              <ul>
                {contact.map((line) => (
                  <li key={typeof line === "string" ? line : line.href}>
                    {typeof line === "string" ? line : <Anchor href={line.href}>{line.label}</Anchor>}
                  </li>
                ))}
              </ul>
            </address>
          </div>
        </div>
        <div className="foot__base split small muted">{base}</div>
      </div>
    </footer>
  );
}
