import type { ReactNode } from "react";
import { EditLink } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { Row, Rows } from "~/ui/rows/rows";
import { SECTIONS, type Section, sectionPath } from "../rules/sections";

export type SectionCardProps = {
  section: Section;
  /** Whether the actor may edit it now. */
  mayEdit: boolean;
  /** The sentence shown when the section is empty; null when it is not. */
  empty: string | null;
  children: ReactNode;
};

/** A section of the profile with its edit link. */
export function SectionCard({ section, mayEdit, empty, children }: SectionCardProps) {
  const title = SECTIONS[section];
  const change = mayEdit ? <EditLink href={sectionPath(section)} of={title} empty={empty !== null} /> : undefined;
  return (
    <Card id={section} heading={title} action={change} className="stack">
      {empty === null ? children : <p className="muted">{empty}</p>}
    </Card>
  );
}

export type ListedRow = { title: string; note?: ReactNode; end?: ReactNode };

/** The rows of a list, as on the public page. */
export function ListedRows({ rows }: { rows: readonly ListedRow[] }) {
  return (
    <Rows>
      {rows.map(({ title, note, end }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and none moves on this page
        <Row key={index} title={title} note={note} end={end ? <span className="small">{end}</span> : null} />
      ))}
    </Rows>
  );
}
