import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Cluster } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import type { PapersView } from "./possible-paper";

/** The papers that were made, the newest first. */
export function MadePapers({ view: { made, mayWrite } }: { view: PapersView }) {
  return (
    <Card heading="Documente făcute">
      {made.length === 0 ? (
        <p className="muted">Niciun document, deocamdată.</p>
      ) : (
        <Rows>
          {made.map(({ id, title, number, isNumbered, at, by, model, gone, files, registration, removal }) => (
            <Row
              key={id}
              title={title}
              facts={[number, at, `de ${by}`, model, gone]}
              end={
                <Cluster tight>
                  <FileLink href={files.docx} format="DOCX" title={title} />
                  <FileLink href={files.pdf} format="PDF" title={title} />
                  {mayWrite ? (
                    <>
                      <Anchor href={registration}>
                        {isNumbered ? "Corectează numărul" : "Notează numărul"}
                        <span className="vh">: {title}</span>
                      </Anchor>
                      <Anchor href={removal}>
                        Șterge<span className="vh">: {title}</span>
                      </Anchor>
                    </>
                  ) : null}
                </Cluster>
              }
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}

/** Downloads a paper in one of its formats. */
export function FileLink({ href, format, title }: { href: string; format: string; title: string }) {
  return (
    <Anchor href={href} download reload>
      {format}
      <span className="vh">: {title}</span>
    </Anchor>
  );
}
