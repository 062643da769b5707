import { plural } from "~/platform/language/plural";
import type { DifferenceLine, DifferencePart } from "../rules/text-difference";

/** What was taken out and what was put in, as marked text: the words say it to the ear as well. */
export function TextDifference({ lines }: { lines: readonly DifferenceLine[] }) {
  return (
    <div className="difference stack">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference that is read never changes its order
        <Line key={index} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { line: DifferenceLine }) {
  if (line.kind === "gap") {
    return <p className="small muted">… {plural(line.lines, "paragraf neschimbat", "paragrafe neschimbate")} …</p>;
  }
  return (
    <p>
      {line.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference that is read never changes its order
        <Part key={index} part={part} />
      ))}
    </p>
  );
}

function Part({ part: { kind, text } }: { part: DifferencePart }) {
  if (kind === "same") return text;
  if (kind === "removed") {
    return (
      <del>
        <span className="vh">[șters: </span>
        {text}
        <span className="vh">] </span>
      </del>
    );
  }
  return (
    <ins>
      <span className="vh">[adăugat: </span>
      {text}
      <span className="vh">] </span>
    </ins>
  );
}
