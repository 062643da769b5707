import { CircleAlert } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import type { WrittenView } from "../pages/written-view.server";

/** What a model wrote over the passages, sentence by sentence, or why there is nothing of it: the passages stand below then. */
export function Written({ written: { claims, failed, left, model, host } }: { written: WrittenView }) {
  if (failed !== null) return <p className="small muted">{failed} Citiți pasajele de mai jos, din bibliotecă.</p>;
  return (
    <section className="stack stack--1" aria-label="Scris de un model">
      {claims.length > 0 ? (
        <ul className="bullets">
          {claims.map((claim) => (
            <li key={claim.rank}>
              <Claim claim={claim} />
            </li>
          ))}
        </ul>
      ) : null}
      {left === null ? null : (
        <p className="muted" role="status">
          Modelul scrie<span aria-hidden="true">…</span>
        </p>
      )}
      <p className="small muted">
        Text scris de un model ({model}, la {host}) din pasajele citate. Verificați-l în pasaje înainte de a-l folosi.
      </p>
    </section>
  );
}

function Claim({ claim: { text, sources, isHistory } }: { claim: WrittenView["claims"][number] }) {
  return (
    <>
      {text}{" "}
      {sources.map(({ number, anchor, title }) => (
        <a key={number} className="cite" href={`#${anchor}`} aria-label={`Pasajul ${number}: ${title}`}>
          [{number}]
        </a>
      ))}
      {isHistory ? (
        <Badge tone="red" icon={CircleAlert}>
          Numai istoric
        </Badge>
      ) : null}
    </>
  );
}
