import { UserRound } from "lucide-react";
import { Tags } from "~/ui/badge/tag";
import { Card } from "~/ui/card/card";
import { Stack } from "~/ui/layout/layout";
import { FoundList, type FoundListProps } from "~/ui/list/found-list";
import { Cell, IconSlot, Row } from "~/ui/list/row";
import { Tiers } from "~/ui/tiers/tiers";
import type { ContentOf } from "../pages/profile.server";
import { BesideProfile } from "./beside-profile";
import { OfferColumns } from "./offer-columns";

type TabListProps = Omit<FoundListProps, "nothingMatches" | "nothingYet" | "shown"> & {
  rows: readonly unknown[];
  none: { title: string; text: string };
};

/** What a tab lists. It has no filters. */
const TabList = ({ rows, none, ...list }: TabListProps) => (
  <FoundList {...list} shown={rows.length} nothingYet={none} />
);

/** Each service with its three offers. */
export function ServicesTab({ content: { services, specialisations } }: { content: ContentOf<"servicii"> }) {
  return (
    <Stack>
      <TabList
        label="Servicii"
        tiers
        filters={services.length > 0 ? <OfferColumns /> : null}
        rows={services}
        none={{ title: "Niciun serviciu, deocamdată", text: "Firma nu a completat încă serviciile." }}
      >
        {services.map(({ id, name, description, offers }) => (
          <Row
            key={id}
            title={name}
            facts={[
              <span key="description" className="lines">
                {description}
              </span>,
            ]}
          >
            <Tiers tiers={offers} verb="Solicită ofertă" />
          </Row>
        ))}
      </TabList>
      {specialisations.length > 0 ? (
        <Card heading="Specializări">
          <Tags tags={specialisations} />
        </Card>
      ) : null}
    </Stack>
  );
}

export function PortfolioTab({ content: { projects, aside } }: { content: ContentOf<"portofoliu"> }) {
  return (
    <BesideProfile aside={aside}>
      <TabList
        label="Portofoliu"
        narrow
        rows={projects}
        none={{ title: "Niciun proiect, deocamdată", text: "Firma nu a completat încă portofoliul." }}
      >
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </TabList>
    </BesideProfile>
  );
}

/** A finished project: its year and what it cost, aligned down the list. */
export const ProjectRow = ({ project }: { project: ContentOf<"portofoliu">["projects"][number] }) => (
  <Row
    title={project.name}
    cell={project.year ? <span className="muted num">{project.year}</span> : null}
    state={
      project.budget ? (
        <Cell value={project.budget} unit="buget, fără TVA" />
      ) : (
        <span className="muted">Buget nespecificat</span>
      )
    }
  />
);

export function TeamTab({ content: { members, aside } }: { content: ContentOf<"echipa"> }) {
  const { employees } = aside.facts;
  return (
    <BesideProfile aside={aside}>
      <TabList
        heading="Echipa"
        action={employees ? <span className="small muted">{employees}</span> : undefined}
        rows={members}
        none={{ title: "Nicio persoană în echipă, deocamdată", text: "Firma nu a completat încă echipa." }}
      >
        {members.map(({ id, name, position, experience }) => (
          <Row
            key={id}
            slot={<IconSlot icon={UserRound} />}
            title={name}
            facts={[position]}
            cell={experience ? <Cell wide unit={experience} /> : null}
          />
        ))}
      </TabList>
    </BesideProfile>
  );
}
