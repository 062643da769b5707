import type { ReactNode } from "react";
import { Notice } from "~/ui/flash/flash";
import { policyNote } from "../content";

type PolicySection = { id: string; title: string; body: ReactNode };

/** One of the four texts that bind the operator. Its version changes with every change of meaning. */
export type Policy = {
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  /** "versiunea din 1 noiembrie 2026" */
  version: string;
  lead: string;
  sections: readonly PolicySection[];
};

/** The day of the texts that nobody accepts by name; the terms have their own (accounts/rules/terms). */
export const POLICIES_VERSION = "versiunea din 21 noiembrie 2026";

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
