import { Notice } from "~/ui/flash/flash";
import { policyNote } from "../content";
import type { Policy } from "../policies/policy";

/** A text that is read in parts: contents first, every part with an address of its own. */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <article className="longtext stack stack--3">
      <h1>{policy.title}</h1>
      <p className="small muted">{capital(policy.version)}</p>
      <p className="lead">{policy.lead}</p>
      {policyNote ? <Notice tone="yellow">{policyNote}</Notice> : null}
      <nav aria-label="Cuprins">
        <ol className="bullets bullets--numbers">
          {policy.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {policy.sections.map(({ id, title, body }, index) => (
        <section key={id} id={id} className="stack">
          <h2>
            {index + 1}. {title}
          </h2>
          {body}
        </section>
      ))}
    </article>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
