import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { factsOf, MakeButton, type PapersView, paperName, problemsOf } from "./possible-paper";

/** Papers that are not a step: the comparison and the letters, with those that cannot be made yet. */
export function OtherPapers({ view }: { view: PapersView }) {
  return (
    <List
      heading="Alte documente"
      end={
        view.notYetOver ? (
          <p className="small muted">
            Termenul pentru oferte nu a trecut: pot sosi și altele, iar cele de acum se pot schimba.
          </p>
        ) : null
      }
    >
      {view.others.map((paper) => (
        <Row
          key={paper.key}
          title={paperName(paper)}
          say={problemsOf(paper).join(" ")}
          facts={factsOf(paper)}
          action={view.mayWrite ? <MakeButton paper={paper} here={view.here} /> : undefined}
        />
      ))}
      {view.later.map(({ title, why }) => (
        <Row key={title} title={title} facts={[why]} action={view.mayWrite ? null : undefined} />
      ))}
    </List>
  );
}
