import { ORGANISATIONS, organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Facts } from "~/ui/fisa/fisa";
import { Row, Rows } from "~/ui/rows/rows";
import type { PeopleTab, RequestsTab } from "../dashboard.server";
import { OrganisationRows } from "./organisation-rows";

/** The newest that authorities sent, each with whose it is; what they say is between those who work on them. */
export function RequestsPanel({ view: { requests, drafts } }: { view: RequestsTab }) {
  return (
    <Card heading="Solicitări trimise de curând" className="stack">
      {requests.length === 0 ? (
        <EmptyState title="Nicio solicitare în procesare" level={3}>
          Solicitările apar aici după ce autoritățile le trimit partenerilor.
        </EmptyState>
      ) : (
        <Rows>
          {requests.map(({ id, title, status, authority, facts }) => (
            <Row
              key={id}
              title={title}
              facts={[
                <Anchor key="authority" href={organisationPath(authority.id)}>
                  {authority.name}
                </Anchor>,
                ...facts,
              ]}
              end={<RequestStatusBadge status={status} />}
            />
          ))}
        </Rows>
      )}
      <p className="small muted">
        O solicitare o citesc autoritatea care a trimis-o și partenerii; aici se vede numai în ce stare este.{" "}
        {drafts === 0
          ? "Nicio ciornă."
          : `Încă ${plural(drafts, "ciornă", "ciorne")}: până la trimitere le văd numai autoritățile care le scriu.`}
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
