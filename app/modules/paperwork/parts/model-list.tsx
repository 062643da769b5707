import type { ReactNode } from "react";
import { Head } from "~/ui/head/head";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { ChangedBadge } from "./version-badge";

type ModelListProps<Kind extends string> = {
  rows: readonly { kind: Kind; title: string; facts: readonly string[]; isBehind?: boolean }[];
  hrefOf: (kind: Kind) => string;
  /** What the reader may do with the models. */
  children: ReactNode;
};

/** A page with the models of all papers. */
export const ModelList = <Kind extends string>({ rows, hrefOf, children }: ModelListProps<Kind>) => (
  <>
    <Head heading="Modelele documentelor" count={[rows.length, "model", "modele"]} />
    <List label="Modelele documentelor" tight end={<p className="small muted">{children}</p>}>
      {rows.map(({ kind, title, facts, isBehind }) => (
        <Row
          key={kind}
          href={hrefOf(kind)}
          title={title}
          facts={facts}
          state={isBehind === undefined ? undefined : isBehind ? <ChangedBadge /> : null}
        />
      ))}
    </List>
  </>
);
