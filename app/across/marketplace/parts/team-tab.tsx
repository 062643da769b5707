import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Row, Rows } from "~/ui/rows/rows";
import type { ContentOf } from "../profile.server";

export function TeamTab({ content: { employees, members } }: { content: ContentOf<"echipa"> }) {
  return (
    <Card heading="Echipa" action={employees ? <span className="muted">{employees}</span> : undefined}>
      {members.length === 0 ? (
        <EmptyState title="Niciun om-cheie, deocamdată">Firma nu și-a prezentat încă echipa.</EmptyState>
      ) : (
        <Rows>
          {members.map(({ id, name, position, experience }) => (
            <Row
              key={id}
              title={name}
              note={position}
              end={experience ? <span className="small">{experience}</span> : null}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
