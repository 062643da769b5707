import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { Icon } from "../icon/icon";

export type PagerProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page, with the filters kept. */
  href: (page: number) => string;
  label?: string | undefined;
};

/** The links to the pages of a list. Renders nothing when there is only one. */
export function Pager({ page, pages, href, label = "Paginile listei" }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      <End to={page > 1 ? href(Math.min(page - 1, pages)) : null} rel="prev">
        <Icon of={ChevronLeft} />
        <span className="vh--phone">Înapoi</span>
      </End>
      {pagesAround(page, pages).map((number, index) => (
        <Place key={number ?? `gap-${index}`} number={number} page={page} href={href} />
      ))}
      <End to={page < pages ? href(page + 1) : null} rel="next">
        <span className="vh--phone">Înainte</span>
        <Icon of={ChevronRight} />
      </End>
    </nav>
  );
}

function Place({ number, page, href }: Pick<PagerProps, "page" | "href"> & { number: number | null }) {
  if (number === null) return <span className="pager__gap">…</span>;
  const words = (
    <>
      <b className="vh">Pagina </b>
      {number}
    </>
  );
  if (number === page) return <span aria-current="page">{words}</span>;
  return <Anchor href={href(number)}>{words}</Anchor>;
}

function End({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: ReactNode }) {
  if (to === null) return <span>{children}</span>;
  return (
    <Anchor href={to} rel={rel}>
      {children}
    </Anchor>
  );
}

/** The page numbers to show: the first, the last, those around the current one; null for a gap. */
export function pagesAround(page: number, pages: number): Array<number | null> {
  const named = new Set([1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages));
  const sorted = [...named].sort((one, other) => one - other);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
