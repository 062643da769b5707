import { plural } from "~/platform/language/plural";
import { type DifferenceLine, differenceOf, type Words } from "../rules/difference";

/** Lines that stay around what changed, so that its place is known. */
const AROUND = 1;

/** What is new between two bodies: said by marks, by colour, and in words to the ear. What did not change is counted. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const lines = differenceOf(before, after);
  if (lines.every(({ change }) => change === "same")) return <p className="muted">Textul este același.</p>;
  return (
    <div className="difference stack stack--1">
      {folded(lines).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference that is read never changes its order
        <Line key={index} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { line: DifferenceLine | number }) {
  if (typeof line === "number") {
    return <p className="small muted">… {plural(line, "paragraf neschimbat", "paragrafe neschimbate")} …</p>;
  }
  const { kind, change, words } = line;
  return (
    <p>
      {kind === "picture" ? "Imagine: " : null}
      {words.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference that is read never changes its order
        <Part key={index} part={part} />
      ))}
      {change === "restyled" ? <span className="small muted"> (altă formatare)</span> : null}
    </p>
  );
}

function Part({ part: { change, text } }: { part: Words }) {
  if (change === "same") return text;
  const Mark = change === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="vh">{change === "added" ? "adăugat: " : "șters: "}</span>
      {text}
    </Mark>
  );
}

/** Long stretches in which nothing changed become the number of their lines. */
function folded(lines: readonly DifferenceLine[]): (DifferenceLine | number)[] {
  const shown: (DifferenceLine | number)[] = [];
  for (const [index, line] of lines.entries()) {
    const near = lines.slice(Math.max(0, index - AROUND), index + AROUND + 1);
    const last = shown.at(-1);
    if (near.some(({ change }) => change !== "same")) shown.push(line);
    else if (typeof last === "number") shown[shown.length - 1] = last + 1;
    else shown.push(1);
  }
  return shown;
}
