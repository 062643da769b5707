import { Anchor } from "../anchor/anchor";
import { MARK } from "./mark";

/** The mark: a 3 × 3 plain weave, five plum crossings and four ochre. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <path className="w" d={MARK.plum} />
      <path className="f" d={MARK.ochre} />
    </svg>
  );
}

export type BrandProps = { href: string; name?: string /** Where the link leads, for the ear. */; leadsTo?: string };

/** The mark and the name, leading home. */
export function Brand({ href, name = "PSP", leadsTo }: BrandProps) {
  return (
    <Anchor className="brand" href={href}>
      <BrandMark />
      <span>{name}</span>
      {leadsTo ? <span className="vh">, {leadsTo}</span> : null}
    </Anchor>
  );
}
