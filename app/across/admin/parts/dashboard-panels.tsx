import { ORGANISATIONS, PEOPLE } from "~/modules/accounts/rules/places";
import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { ADMIN_REQUESTS, adminRequestPath } from "~/modules/requests/rules/paths";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Facts } from "~/ui/fisa/fisa";
import { Row, Rows } from "~/ui/rows/rows";
import type { PeopleTab, RequestsTab } from "../pages/admin-dashboard.server";
import { OrganisationRows } from "./organisation-rows";

/** The newest that authorities sent, each with whose it is. */
export function RequestsPanel({ view: { requests, drafts } }: { view: RequestsTab }) {
  return (
    <Card
      heading="Solicitări trimise de curând"
      className="stack"
      action={<Anchor href={ADMIN_REQUESTS}>Toate solicitările</Anchor>}
    >
      {requests.length === 0 ? (
        <EmptyState title="Nicio solicitare în procesare" level={3}>
          Solicitările apar aici după ce autoritățile le trimit partenerilor.
        </EmptyState>
      ) : (
        <Rows>
          {requests.map(({ id, title, status, decision, authority, facts }) => (
            <Row
              key={id}
              href={adminRequestPath(id)}
              title={title}
              facts={[authority.name, ...facts]}
              end={<RequestStatusBadge status={status} decision={decision} />}
            />
          ))}
        </Rows>
      )}
      <p className="small muted">
        {drafts === 0
          ? "Nicio ciornă."
          : `${plural(drafts, "ciornă", "ciorne")}: până la trimitere ${drafts === 1 ? "o vede numai autoritatea care o scrie" : "le văd numai autoritățile care le scriu"}.`}
      </p>
    </Card>
  );
}

/** Who has an account, and which organisations wait to be verified. */
export function PeoplePanel({ view: { people, organisations, waiting } }: { view: PeopleTab }) {
  return (
    <>
      <Card heading="Utilizatori" className="stack">
        <Facts
          rows={[
            { term: "Din autorități (UAT)", detail: formatNumber(people.uat) },
            { term: "Din firme", detail: formatNumber(people.firma) },
            ...(people.unplaced === 0 ? [] : [{ term: "Fără organizație", detail: formatNumber(people.unplaced) }]),
            { term: "Administratori", detail: formatNumber(people.admin) },
          ]}
        />
        <div className="cluster">
          <ButtonLink href={PEOPLE}>Toate persoanele</ButtonLink>
          <ButtonLink href={ORGANISATIONS}>Toate organizațiile</ButtonLink>
        </div>
      </Card>
      <Card
        heading="Organizații de verificat"
        action={
          waiting > organisations.length ? (
            <Anchor href={`${ORGANISATIONS}?stare=pending`}>Toate cele {formatNumber(waiting)}</Anchor>
          ) : null
        }
      >
        {organisations.length === 0 ? (
          <EmptyState title="Nimic de verificat" level={3}>
            Organizațiile nou înregistrate apar aici, cea mai veche prima. Primiți și o notificare pentru fiecare.
          </EmptyState>
        ) : (
          <OrganisationRows rows={organisations} />
        )}
      </Card>
    </>
  );
}
