import { Card } from "~/ui/card/card";
import { Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { MakeButton, type PapersView, PossibleNote, paperName } from "./possible-paper";

/** Papers that are not a step: the comparison and the letters, with those that cannot be made yet. */
export function OtherPapers({ view }: { view: PapersView }) {
  return (
    <Card heading="Alte documente">
      <Stack>
        {view.notYetOver ? (
          <p className="muted">
            Termenul pentru oferte nu a trecut: pot sosi și altele, iar cele de acum se pot schimba.
          </p>
        ) : null}
        <Rows>
          {view.others.map((paper) => (
            <Row
              key={paper.key}
              title={paperName(paper)}
              note={<PossibleNote paper={paper} />}
              end={view.mayWrite ? <MakeButton paper={paper} here={view.here} /> : null}
            />
          ))}
          {view.later.map(({ title, why }) => (
            <Row key={title} title={title} note={why} />
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}
