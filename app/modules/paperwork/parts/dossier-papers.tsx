import { Table } from "~/ui/table/table";
import { unbroken } from "~/ui/text/unbroken";
import type { dossierPapers } from "../views/dossier-papers.server";

const COLUMNS = [{ label: "Documentul" }, { label: "Stare" }, { label: "Număr de înregistrare" }];

/** The papers of a purchase, as a table of its dossier. */
export function DossierPapers({ papers }: { papers: Awaited<ReturnType<typeof dossierPapers>> }) {
  return (
    <Table caption="Documentele făcute și cele care lipsesc" columns={COLUMNS}>
      {papers.map(({ key, title, state, number }) => (
        <tr key={key}>
          <td className="tbl__typed">{title}</td>
          <td data-label="Stare">{state}</td>
          <td data-label="Număr de înregistrare">{number === null ? "–" : unbroken(number)}</td>
        </tr>
      ))}
    </Table>
  );
}
