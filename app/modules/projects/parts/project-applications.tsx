import { Form } from "react-router";
import { FORM_KEY } from "~/platform/form/hidden-fields";
import { Anchor } from "~/ui/anchor/anchor";
import { Count } from "~/ui/badge/tag";
import { Button } from "~/ui/button/button";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Split, Stack } from "~/ui/layout/layout";
import { Frame } from "~/ui/list/list";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted } from "~/ui/text/text";
import { applicationPath } from "../rules/paths";
import { applicationPages } from "../rules/project-query";
import { LONGEST_REASON } from "../rules/text";
import type { applicationView } from "../rules/view";
import { Contact, type ContactOf } from "./contact";
import { ApplicationBadge } from "./project-badges";

export type Received = ReturnType<typeof applicationView> & {
  organisation: string;
  organisationId: string;
  kind: "UAT" | "FIRMA";
  author: string;
  isSuspended: boolean;
  arrived: string;
  /** Of an accepted one: whom to ask. */
  contact: ContactOf | null;
  decision: { formKey: string; hindrance: string | null } | null;
};

export type ApplicationsProps = {
  rows: readonly Received[];
  total: number;
  page: number;
  pages: number;
  /** Of the project's page. */
  path: string;
  /** By an ADMIN: nobody applies meanwhile. */
  isHidden: boolean;
};

const pathOn = (path: string, page: number): string => `${applicationPages.address(path, {}, { page })}#aplicatii`;

/** The id of the message that goes with a decision. */
export const decisionId = ({ id }: { id: string }): string => `mesaj-${id}`;

/** What its authority received for a project, one page of it. */
export function Applications({ rows, total, page, pages, path, isHidden }: ApplicationsProps) {
  return (
    <Frame
      id="aplicatii"
      heading={<>Aplicații {total > 0 ? <Count value={[total, "aplicație", "aplicații"]} /> : null}</>}
      action={<span className="small muted">Le vedeți numai dumneavoastră</span>}
      pages={{ page, pages, href: (to) => pathOn(path, to), label: "Paginile aplicațiilor" }}
    >
      {rows.length === 0 ? (
        <p className="list__end muted">
          {isHidden
            ? "Nicio aplicație. Cât timp proiectul este ascuns, nu se poate aplica."
            : "Nicio aplicație încă. Vă anunțăm când sosește una."}
        </p>
      ) : (
        <ul className="posts">
          {rows.map((application) => (
            <Application key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Application({ application }: { application: Received }) {
  const { id, state, sent, text, reason, organisation, organisationId, kind, author, isSuspended } = application;
  const { decision, contact } = application;
  return (
    <li className={decision ? "post--now" : undefined}>
      <Stack tight>
        <Split>
          <OrganisationMark
            seed={organisationId}
            kind={kind}
            verified={!isSuspended}
            verifiedWord={null}
            name={organisation}
            level={3}
            href={applicationPath(id)}
            note={<Dotted facts={[author, sent, isSuspended && "cont suspendat"]} />}
          />
          <ApplicationBadge state={state} />
        </Split>
        <Paragraphs of={text} />
        {reason ? (
          <p className="review__reply small">
            <b>Ce i-ați transmis:</b> {reason}
          </p>
        ) : null}
        {contact ? <Contact {...contact} /> : null}
        {decision ? <Decision application={application} {...decision} /> : null}
      </Stack>
    </li>
  );
}

type DecisionProps = { application: Received } & NonNullable<Received["decision"]>;

/** The message and two equal verbs. Mistakes are shown on the page of the application. */
function Decision({ application, formKey, hindrance }: DecisionProps) {
  const { id, kind, organisation, organisationId } = application;
  const of = <span className="vh"> de la {organisation}</span>;
  return (
    <Form method="post" action={applicationPath(id)} className="form" noValidate>
      <input type="hidden" name={FORM_KEY} value={formKey} />
      <Field
        name="reason"
        id={decisionId(application)}
        label="Mesajul către organizație"
        hint="Îl primește odată cu decizia."
      >
        <Textarea rows={3} maxLength={LONGEST_REASON} />
      </Field>
      {hindrance ? <Notice tone="yellow">{hindrance}</Notice> : null}
      <Cluster tight>
        {hindrance ? null : (
          <Button variant="choose" name="decision" value="accepted">
            Acceptă aplicația{of}
          </Button>
        )}
        <Button variant="choose" name="decision" value="declined">
          Nu accepta{of}
        </Button>
        {kind === "FIRMA" ? <Anchor href={`/partener/${organisationId}`}>Pagina firmei</Anchor> : null}
      </Cluster>
    </Form>
  );
}
