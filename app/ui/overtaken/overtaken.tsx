import { Flash } from "../flash/flash";
import { Table } from "../table/table";

export type OvertakenProps = {
  /** Who saved meanwhile; null when it is not known. */
  by?: string | null;
  /** When, in words: "acum 2 minute". */
  when?: string | null;
  differences: readonly { label: string; theirs: string; yours: string }[];
};

const COLUMNS = [{ label: "Câmp" }, { label: "Salvat între timp" }, { label: "În formularul dumneavoastră" }];

/** Somebody else saved the same thing first: both texts beside each other, above the form that still has one's own. */
export function Overtaken({ by, when, differences }: OvertakenProps) {
  const saved = `${by ?? "Altcineva, sau dumneavoastră în altă filă,"} a salvat ${when ? `${when} ` : ""}alte date`;
  return (
    <div className="stack">
      <Flash tone="yellow">
        {`${saved} decât cele pe care le vedeați. Textul dumneavoastră este mai jos, neatins. Dacă salvați încă o dată, rămâne ce este în formular.`}
      </Flash>
      {differences.length > 0 ? (
        <Table caption="Ce diferă" showCaption texts columns={COLUMNS}>
          {differences.map(({ label, theirs, yours }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="lines">{theirs || "(gol)"}</td>
              <td className="lines">{yours || "(gol)"}</td>
            </tr>
          ))}
        </Table>
      ) : null}
    </div>
  );
}
