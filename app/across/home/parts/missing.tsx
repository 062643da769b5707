import type { ReactNode } from "react";
import { SearchBox } from "~/ui/filters/search-box";
import { Halves } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { ApartLoom } from "~/ui/list/looms";
import { Row } from "~/ui/list/row";
import { SEARCH } from "../../search/rules/paths";

const WAYS = [
  { href: "/comunitati", title: "Comunități", text: "Directorul autorităților, pe județe." },
  { href: "/parteneri", title: "Parteneri", text: "Firme verificate, cu recenzii." },
  { href: "/marketplace", title: "Marketplace", text: "Ofertele partenerilor, pe niveluri." },
  { href: "/support", title: "Centrul de suport", text: "Spuneți-ne ce căutați." },
];

type MissingProps = { title: string; literal: string; sentence: string; home: ReactNode };

/** The 404 page: a drawing, the search and further links. */
export function Missing({ title, literal, sentence, home }: MissingProps) {
  return (
    <Halves>
      <div className="empty stack">
        <ApartLoom />
        <h1>{title}</h1>
        <p lang="en">{literal}</p>
        <p>{sentence}</p>
        <SearchBox
          action={SEARCH}
          label="Căutați în toată platforma"
          placeholder="Căutați pe platformă"
          id="cautare-404"
          submit="Caută"
        />
        <div>{home}</div>
      </div>
      <nav aria-label="Alte pagini">
        <List>
          {WAYS.map(({ href, title, text }) => (
            <Row key={href} href={href} title={title} facts={[text]} />
          ))}
        </List>
      </nav>
    </Halves>
  );
}
