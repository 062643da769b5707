import { quoted } from "~/platform/language/quotes";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import type { ProgramRow } from "../rules/desk-view";
import { ProgramStateBadge } from "./program-state-badge";

/** Programs with their states; of a rejected or cancelled one also the reason. */
export function ProgramRows({ rows, hrefOf }: { rows: readonly ProgramRow[]; hrefOf: (id: string) => string }) {
  return (
    <Rows>
      {rows.map(({ id, title, facts, reason, state }) => (
        <Row
          key={id}
          href={hrefOf(id)}
          title={title}
          note={
            <>
              <span className="block">
                <Dotted facts={facts} />
              </span>
              {reason ? <span className="block">Motivul: {quoted(reason)}</span> : null}
            </>
          }
          end={<ProgramStateBadge state={state} />}
        />
      ))}
    </Rows>
  );
}
