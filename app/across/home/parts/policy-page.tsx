import type { ReactElement, ReactNode } from "react";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Table } from "~/ui/table/table";
import { policyNote } from "../rules/content";

/** One of the operator's four policies. Its version changes whenever its meaning does. */
export type Policy = {
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  /** "versiunea din 1 noiembrie 2026" */
  version: string;
  lead: string;
};

/** Date of the policies that are not accepted by name; the terms have their own (accounts/rules/terms). */
export const POLICIES_VERSION = "versiunea din 1 decembrie 2026";

type SectionProps = { id: string; title: string; children: ReactNode };
type PolicyPageProps = { policy: Policy; children: readonly ReactElement<SectionProps>[] };

/** A long text: contents, then numbered sections with anchors. */
export function PolicyPage({ policy, children }: PolicyPageProps) {
  const sections = children.map(({ props }) => props);
  return (
    <article className="longtext stack">
      <Head heading={policy.title} facts={capital(policy.version)} />
      <p>{policy.lead}</p>
      {policyNote ? <Notice tone="yellow">{policyNote}</Notice> : null}
      <nav aria-label="Cuprins">
        <ol className="bullets bullets--numbers">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, children: words }, index) => (
        <section key={id} id={id} tabIndex={-1} className="stack">
          <h2>
            {index + 1}. {title}
          </h2>
          {words}
        </section>
      ))}
    </article>
  );
}

/** A section; `PolicyPage` numbers it. */
export const Section = ({ children }: SectionProps) => children;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type TextTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A table of texts whose first column names the row. */
export function TextTable({ caption, columns, rows }: TextTableProps) {
  return (
    <Table caption={caption} columns={columns.map((label) => ({ label }))}>
      {rows.map(([name, ...rest]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {rest.map((text) => (
            <td key={text}>{text}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
