import { Cluster, Stack } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import type { ShownPaper } from "../pages/model-view.server";

type ShownPart = ShownPaper["parts"][number];

/** A paper in the page, with what its files have in their order; a blank stays visible. */
export function PaperPreview({ paper }: { paper: ShownPaper }) {
  const { head, registration, title, subtitle, parts, notes } = paper;
  return (
    <Stack>
      <p>
        {head.map((line) => (
          <span className="block" key={line}>
            {line}
          </span>
        ))}
        {registration === null ? null : <span className="block">{registration}</span>}
      </p>
      <div>
        <h3>{title}</h3>
        {subtitle === null ? null : <p className="muted">{subtitle}</p>}
      </div>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paper have no name but their place
        <Part key={index} part={part} />
      ))}
      {notes.map((note) => (
        <p className="small muted" key={note}>
          {note}
        </p>
      ))}
    </Stack>
  );
}

function Part({ part }: { part: ShownPart }) {
  switch (part.kind) {
    case "heading":
      return <h4>{part.text}</h4>;
    case "paragraph":
      return (
        <p>
          {part.mark}{" "}
          {part.runs.map(({ text, bold }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a paragraph have no name but their place
            bold ? <b key={index}>{text}</b> : text,
          )}
        </p>
      );
    case "lines":
      return part.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike
        <p key={index}>{line}</p>
      ));
    case "table":
      return <TableOf part={part} />;
    case "signatures":
      return (
        <Cluster>
          {part.signers.map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: signers have no name but their place
            <p key={index}>
              {lines.map((line) => (
                <span className="block" key={line}>
                  {line}
                </span>
              ))}
            </p>
          ))}
        </Cluster>
      );
  }
}

function TableOf({ part: { columns, rows } }: { part: Extract<ShownPart, { kind: "table" }> }) {
  return (
    <Table caption={columns.map(({ label }) => label).join(", ")} columns={columns}>
      {rows.map((row) => (
        <tr key={row.join(" ")}>
          {row.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are named by their column
            <td key={index} className={columns[index]?.number ? "num" : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
