import { Card } from "~/ui/card/card";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import type { PapersView } from "./possible-paper";

/** The papers that were made, the newest first. */
export function MadePapers({ view: { made, mayWrite } }: { view: PapersView }) {
  const heading = "Documente făcute";
  if (made.length === 0)
    return (
      <Card heading={heading}>
        <p className="muted">Niciun document, deocamdată.</p>
      </Card>
    );
  return (
    <List id="facute" heading={heading}>
      {made.map(({ id, title, number, isNumbered, at, by, model, gone, files, registration, removal }) => (
        <Row
          key={id}
          title={title}
          say={gone}
          facts={[number, at, `de ${by}`, model]}
          action={{ label: "DOCX", href: files.docx, reload: true }}
          menu={[
            { label: "PDF", href: files.pdf, reload: true },
            ...(mayWrite
              ? [
                  { label: isNumbered ? "Corectează numărul" : "Notează numărul", href: registration },
                  { label: "Șterge", href: removal },
                ]
              : []),
          ]}
        />
      ))}
    </List>
  );
}
