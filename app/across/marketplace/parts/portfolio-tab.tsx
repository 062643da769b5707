import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import type { ContentOf } from "../profile.server";
import { ProjectTable } from "./project-table";

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
