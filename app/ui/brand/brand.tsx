import { Anchor } from "../anchor/anchor";

/** The mark and the name, leading home. */
export function Brand({ href, leadsTo }: { href: string /** Read aloud after the name. */; leadsTo: string }) {
  return (
    <Anchor className="brand" href={href}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path fill="var(--weave-ink)" d={MARK.plum} />
        <path fill="var(--dye-1)" d={MARK.ochre} />
      </svg>
      <span>PSP</span>
      <span className="vh">, {leadsTo}</span>
    </Anchor>
  );
}

/** The mark, a 3 × 3 plain weave, as paths in a box of 26 × 26, for pages and for pictures. */
export const MARK = {
  plum: "M1.6 0h6.8v8.8H1.6zM17.6 0h6.8v8.8h-6.8zM9.6 8.8h6.8v8.4H9.6zM1.6 17.2h6.8V26H1.6zM17.6 17.2h6.8V26h-6.8z",
  ochre: "M9.3 1.6h7.4v6.8H9.3zM0 9.6h9v6.8H0zM17 9.6h9v6.8h-9zM9.3 17.6h7.4v6.8H9.3z",
} as const;
