import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import type { DeskFound } from "../pages/desk.server";

/** What the search found for an ADMIN beside what everybody finds. */
export const DeskResults = ({ found }: { found: readonly DeskFound[] }) => (
  <List heading="În administrare" tight>
    {found.map(({ href, label, kind }) => (
      <Row key={href} href={href} title={label} facts={[kind]} />
    ))}
  </List>
);
