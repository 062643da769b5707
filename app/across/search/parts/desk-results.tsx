import { Card } from "~/ui/card/card";
import { Row, Rows } from "~/ui/rows/rows";
import type { DeskFound } from "../pages/desk.server";

/** What the search found for an ADMIN beside what everybody finds. */
export function DeskResults({ found }: { found: readonly DeskFound[] }) {
  return (
    <Card heading="În administrare">
      <Rows>
        {found.map(({ href, label, kind }) => (
          <Row key={href} href={href} title={label} note={kind} />
        ))}
      </Rows>
    </Card>
  );
}
