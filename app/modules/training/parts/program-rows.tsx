import { quoted } from "~/platform/language/quotes";
import { DateSlot, Row } from "~/ui/list/row";
import { unbroken } from "~/ui/text/unbroken";
import type { ProgramRow } from "../rules/desk-view";
import { ProgramStateBadge } from "./program-state-badge";

/** Programs with their states; of a rejected or cancelled one also the reason. */
export const ProgramRows = ({ rows, hrefOf }: { rows: readonly ProgramRow[]; hrefOf: (id: string) => string }) =>
  rows.map(({ id, title, when, facts, seats, reason, state }) => (
    <Row
      key={id}
      href={hrefOf(id)}
      title={title}
      slot={<DateSlot {...when} />}
      say={reason ? `Motivul: ${quoted(reason)}` : null}
      facts={facts}
      cell={<span className="muted">{unbroken(seats)}</span>}
      state={<ProgramStateBadge state={state} />}
    />
  ));
