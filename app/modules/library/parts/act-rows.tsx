import { CircleCheck, CircleSlash, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { Cluster } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
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

type ActRowsProps = {
  rows: readonly ActRow[];
  /** `place`: of the article that was searched for, on the act's page. */
  hrefOf(id: string, place?: string | null): string;
  /** What can be done with an act. */
  endOf?: (row: ActRow) => ReactNode;
};

export const ActRows = ({ rows, hrefOf, endOf }: ActRowsProps) => (
  <Rows>
    {rows.map((row) => (
      <Row
        key={row.id}
        title={<Anchor href={hrefOf(row.id, row.place)}>{row.name}</Anchor>}
        note={
          <>
            <span className="block">{row.summary}</span>
            {row.verified === null ? null : <span className="block">{row.verified}</span>}
          </>
        }
        end={
          <Cluster tight>
            <ActBadge state={row.state} />
            {endOf?.(row)}
          </Cluster>
        }
      />
    ))}
  </Rows>
);
