import { CircleCheck, CircleSlash, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { Row, type RowProps } from "~/ui/list/row";
import { ACT_STATES, type ActState } from "../rules/acts";
import type { ActRow } from "../views/act-view.server";

const LOOKS: Readonly<Record<ActState, { tone: BadgeTone; icon: IconShape }>> = {
  "in-force": { tone: "ok", icon: CircleCheck },
  abrogated: { tone: "red", icon: CircleSlash },
  future: { tone: "yellow", icon: Clock },
};

export const ActBadge = ({ state, children = ACT_STATES[state] }: { state: ActState; children?: ReactNode }) => (
  <Badge {...LOOKS[state]}>{children}</Badge>
);

export type ActRowsProps = {
  rows: readonly ActRow[];
  /** `place`: of the article that was searched for, on the act's page. */
  hrefOf(id: string, place?: string | null): string;
  /** What can be done with an act. */
  menuOf?: (row: ActRow) => RowProps["menu"];
};

export const ActRows = ({ rows, hrefOf, menuOf }: ActRowsProps) =>
  rows.map((row) => (
    <Row
      key={row.id}
      href={hrefOf(row.id, row.place)}
      title={row.name}
      say={row.summary}
      facts={row.verified === null ? undefined : [row.verified]}
      state={<ActBadge state={row.state} />}
      menu={menuOf?.(row)}
    />
  ));
