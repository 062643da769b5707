import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Table } from "~/ui/table/table";
import type { ContentOf } from "../profile.server";

export function PortfolioTab({ content: { projects } }: { content: ContentOf<"portofoliu"> }) {
  if (projects.length === 0) {
    return (
      <Card>
        <EmptyState title="Niciun proiect, deocamdată">Firma nu și-a trecut încă proiectele în portofoliu.</EmptyState>
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
          <td>{name}</td>
          <td className="n">{year || "—"}</td>
          <td className="n">{budget}</td>
        </tr>
      ))}
    </Table>
  );
}
