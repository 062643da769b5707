import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Stack } from "~/ui/layout/layout";
import { Moment } from "~/ui/text/text";
import type { OpportunityFisaView } from "./opportunity-fisa";
import { Files } from "./request-fisa";

/** What is asked, beside the form that answers it. */
export function RequestInBrief({ fisa }: { fisa: OpportunityFisaView }) {
  const { requester, description, budget, deadline, countdown, place, files } = fisa;
  return (
    <Card heading="Solicitarea">
      <Stack gap={1}>
        <p className="small muted">{requester.line}</p>
        <p className="lines">{description}</p>
      </Stack>
      <Facts
        stack
        rows={[
          { term: "Buget", detail: <span className="num">{budget}</span> },
          {
            term: "Termen",
            detail: (
              <>
                <Moment at={deadline.at}>{deadline.words}</Moment>
                {countdown === null ? null : <span className="small muted block">{countdown}</span>}
              </>
            ),
          },
          { term: "Locație", detail: place },
          { term: "Fișiere", detail: <Files files={files} /> },
        ]}
      />
    </Card>
  );
}
