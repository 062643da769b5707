import { Anchor } from "~/ui/anchor/anchor";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import type { ResourceView } from "../views/resource-view.server";

/** The files of an edition, each to be downloaded; its SHA-256 is there for whoever compares copies. */
export function ResourceFiles({ files }: Pick<ResourceView, "files">) {
  return (
    <section className="stack" aria-labelledby="fisiere">
      <h2 id="fisiere" className="h3">
        Fișiere
      </h2>
      <Rows>
        {files.map(({ id, name, kind, size, sha256, href, reading }) => (
          <Row
            key={id}
            title={
              <Anchor href={href} download reload>
                {name}
              </Anchor>
            }
            note={
              <>
                <span className="block">
                  <Dotted facts={[kind, size]} />
                </span>
                {reading === null ? null : <span className="block">{reading}</span>}
                <details>
                  <summary>Amprenta SHA-256</summary>
                  <code>{sha256}</code>
                </details>
              </>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
