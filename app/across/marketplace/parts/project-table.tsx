import { Table } from "~/ui/table/table";
import type { ContentOf } from "../profile.server";

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
