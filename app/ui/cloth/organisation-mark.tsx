import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { VerifiedBadge } from "../badge/badge";
import { Heading, type HeadingLevel } from "../head/heading";
import { unbroken } from "../text/unbroken";
import { Cloth, type ClothProps } from "./cloth";

export type OrganisationMarkProps = Omit<ClothProps, "name" | "size"> & {
  name: string;
  size?: "s" | "m";
  /** Makes the name a link. Not inside a card that is itself one. */
  href?: string;
  /** Makes the name a heading. */
  level?: HeadingLevel;
  /** "Verificată" or "Instituție verificată"; shown when `verified`. */
  verifiedWord?: string | null;
  /** A small line under the name. */
  note?: ReactNode;
};

/** An organisation: its cloth, its name, and the word that says it is verified. */
export function OrganisationMark(props: OrganisationMarkProps) {
  const { name, size = "m", href, level, verifiedWord = "Verificată", note, ...cloth } = props;
  const linkedName = href ? <Anchor href={href}>{name}</Anchor> : name;
  return (
    <div className="who">
      <Cloth {...cloth} size={size} name={name} />
      <div>
        {level ? (
          <Heading level={level} translate="no">
            {linkedName}
          </Heading>
        ) : (
          <b translate="no">{linkedName}</b>
        )}
        {cloth.verified && verifiedWord ? <VerifiedBadge>{verifiedWord}</VerifiedBadge> : null}
        {note ? <div className="small muted">{unbroken(note)}</div> : null}
      </div>
    </div>
  );
}

/** The letterhead of a fișă: a small cloth and a line. */
export function Letterhead({ children, ...cloth }: Omit<ClothProps, "name" | "size"> & { children: ReactNode }) {
  return (
    <div className="antet">
      <Cloth {...cloth} size="s" />
      <span>{children}</span>
    </div>
  );
}
