import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Table } from "~/ui/table/table";
import { Tags } from "~/ui/tag/tag";
import type { ContentOf } from "../pages/profile.server";
import { Tiers, TierTable } from "./tiers";

type Service = ContentOf<"servicii">["services"][number];

/** Each service with its three offers. */
export function ServicesTab({ content: { services, specialisations } }: { content: ContentOf<"servicii"> }) {
  if (services.length === 0) {
    return (
      <Stack gap={3}>
        <Card>
          <EmptyState title="Niciun serviciu, deocamdată">Firma nu a completat încă serviciile.</EmptyState>
        </Card>
        <Specialisations names={specialisations} />
      </Stack>
    );
  }
  const refusal = services.flatMap(({ offers }) => offers).find(({ way }) => "why" in way)?.way;
  return (
    <Stack gap={3}>
      {refusal && "why" in refusal ? <p className="muted">{refusal.why}</p> : null}
      <TierTable />
      {services.map((service) => (
        <ServiceOffers key={service.id} service={service} />
      ))}
      <Specialisations names={specialisations} />
    </Stack>
  );
}

function Specialisations({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Card heading="Specializări">
      <Tags tags={names} />
    </Card>
  );
}

function ServiceOffers({ service: { name, description, offers } }: { service: Service }) {
  return (
    <Card as="article" className="service">
      <div className="service__h">
        <h2>{name}</h2>
        {description ? <p className="lines">{description}</p> : null}
      </div>
      <Tiers service={name} offers={offers} />
    </Card>
  );
}

export function PortfolioTab({ content: { projects } }: { content: ContentOf<"portofoliu"> }) {
  if (projects.length === 0) {
    return (
      <Card>
        <EmptyState title="Niciun proiect, deocamdată">Firma nu a completat încă portofoliul.</EmptyState>
      </Card>
    );
  }
  return (
    <Card heading="Portofoliu">
      <ProjectTable projects={projects} />
    </Card>
  );
}

const COLUMNS = [{ label: "Proiect" }, { label: "An", number: true }, { label: "Buget, fără TVA", number: true }];

export function ProjectTable({ projects }: { projects: ContentOf<"portofoliu">["projects"] }) {
  return (
    <Table caption="Proiecte din portofoliu" columns={COLUMNS}>
      {projects.map(({ id, name, year, budget }) => (
        <tr key={id}>
          <td className="typed">{name}</td>
          <td className="n">{year || "—"}</td>
          <td className="n">{budget}</td>
        </tr>
      ))}
    </Table>
  );
}

export function TeamTab({ content: { employees, members } }: { content: ContentOf<"echipa"> }) {
  return (
    <Card heading="Echipa" action={employees ? <span className="muted">{employees}</span> : undefined}>
      {members.length === 0 ? (
        <EmptyState title="Nicio persoană în echipă, deocamdată">Firma nu a completat încă echipa.</EmptyState>
      ) : (
        <Rows>
          {members.map(({ id, name, position, experience }) => (
            <Row
              key={id}
              title={name}
              note={position}
              end={experience ? <span className="small">{experience}</span> : null}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
