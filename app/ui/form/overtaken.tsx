import { useEffect, useRef } from "react";
import type { EditConflict } from "~/platform/form/differences";
import { Flash } from "../flash/flash";
import { Table } from "../table/table";

const COLUMNS = [{ label: "Câmp" }, { label: "Salvat între timp" }, { label: "În formularul dumneavoastră" }];

/**
 * The notice of an edit conflict: both texts beside each other, above the form with the author's own. It takes the focus
 * with each answer. `notice` says what happens next where saving again does not replace the other text.
 */
export function Overtaken({ by, when, differences, notice }: EditConflict & { notice?: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason to move the focus
  useEffect(() => box.current?.focus(), [differences]);
  const saved = `${by ?? "Altcineva, sau dumneavoastră în altă filă,"} a salvat ${when ? `${when} ` : ""}alte date`;
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      <Flash tone="yellow">
        {notice ??
          `${saved} decât cele pe care le vedeați. Textul dumneavoastră este mai jos, neatins. Dacă salvați încă o dată, rămâne ce este în formular.`}
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
