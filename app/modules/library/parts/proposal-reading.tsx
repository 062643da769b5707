import { CircleCheck, CircleX, Clock } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import type { IconShape } from "~/ui/icon/icon";
import { Row } from "~/ui/list/row";
import type { ProposalRow, ProposalView } from "../pages/proposal-view.server";
import { PROPOSAL_STATES, type ProposalState } from "../rules/proposals";

const LOOKS: Readonly<Record<ProposalState, { tone: BadgeTone; icon: IconShape }>> = {
  waiting: { tone: "yellow", icon: Clock },
  accepted: { tone: "green", icon: CircleCheck },
  rejected: { tone: "red", icon: CircleX },
};

/** What a person proposes, as it was sent. */
export function ProposalReading({ view }: { view: ProposalView }) {
  const { isCorrection, category, summary, body, basis, reason, words, file } = view;
  const facts = isCorrection
    ? [
        { term: "Ce este greșit sau lipsește", detail: <span className="lines">{reason}</span> },
        ...(words === "" ? [] : [{ term: "Textul propus", detail: <span className="lines">{words}</span> }]),
      ]
    : [
        { term: "Categoria", detail: category ?? "" },
        { term: "Rezumatul", detail: <span className="lines">{summary}</span> },
        ...(body === "" ? [] : [{ term: "Conținutul", detail: <span className="lines">{body}</span> }]),
        ...(basis === "" ? [] : [{ term: "Temeiul legal", detail: <span className="lines">{basis}</span> }]),
        ...(file === null
          ? []
          : [
              {
                term: "Fișierul",
                detail: (
                  <Anchor href={file.href} download reload>
                    {file.name}
                  </Anchor>
                ),
              },
            ]),
      ];
  return (
    <Card heading={isCorrection ? "Corectura propusă" : "Documentul propus"} className="screen-only">
      <Facts rows={facts} stack />
    </Card>
  );
}

/** Proposals in a list; `named`: with who made them. */
export const ProposalRows = ({ rows, named = false }: { rows: readonly ProposalRow[]; named?: boolean }) =>
  rows.map(({ id, href, title, state, by, facts, note }) => (
    <Row
      key={id}
      href={href}
      title={title}
      facts={[...(named ? by : []), ...facts, ...(note === null ? [] : [`motivul: ${note}`])]}
      state={<Badge {...LOOKS[state]}>{PROPOSAL_STATES[state]}</Badge>}
    />
  ));
