import { Table } from "~/ui/table/table";

/** A table of sentences: its first column names the row. */
export function TextTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <Table caption={caption} columns={columns.map((label) => ({ label }))}>
      {rows.map(([name, ...rest]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {rest.map((text) => (
            <td key={text}>{text}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
