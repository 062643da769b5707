import { plural } from "~/platform/language/plural";
import { Facts } from "~/ui/fisa/fisa";
import { unbroken } from "~/ui/text/unbroken";
import type { DifferenceLine, TextComparison } from "../rules/difference";
import type { Words } from "../rules/word-difference";

/** Unchanged lines shown around a change; longer unchanged stretches are foldUnchanged. */
const CONTEXT = 1;
const LEAST_FOLDED = 3;

/** The difference of two texts: changed fields, then the body. */
export function Differences({ pair: { facts, lines } }: { pair: TextComparison }) {
  return (
    <>
      {facts.length === 0 ? null : (
        <Facts
          rows={facts.map((fact) => ({
            term: fact.term,
            detail: (
              <>
                <Changed word={{ text: fact.before || "(gol)", change: "removed" }} />{" "}
                <Changed word={{ text: fact.after || "(gol)", change: "added" }} />
              </>
            ),
          }))}
        />
      )}
      <TextDifference lines={lines} />
    </>
  );
}

/** The difference of two bodies, shown by signs and hidden text as well as by colour. */
export function TextDifference({ lines }: { lines: readonly DifferenceLine[] }) {
  if (lines.every(({ change }) => change === "same")) return <p className="muted">Textul este același.</p>;
  return (
    <div className="diff difference">
      {foldUnchanged(lines).map(({ first, lines: stretch, isFolded }) =>
        isFolded ? (
          <details key={first}>
            <summary>{unbroken(plural(stretch.length, "paragraf neschimbat", "paragrafe neschimbate"))}</summary>
            <Lines lines={stretch} />
          </details>
        ) : (
          <Lines key={first} lines={stretch} />
        ),
      )}
    </div>
  );
}

type Stretch = { first: number; lines: DifferenceLine[]; isFolded: boolean };

function foldUnchanged(lines: readonly DifferenceLine[]): Stretch[] {
  const stretches: Stretch[] = [];
  lines.forEach((line, index) => {
    const around = lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1);
    const isFar = around.every(({ change }) => change === "same");
    const last = stretches.at(-1);
    if (last && last.isFolded === isFar) last.lines.push(line);
    else stretches.push({ first: index, lines: [line], isFolded: isFar });
  });
  return stretches.map((stretch) => ({
    ...stretch,
    isFolded: stretch.isFolded && stretch.lines.length >= LEAST_FOLDED,
  }));
}

const SIGNS = { same: " ", added: "+", removed: "−", changed: "±", restyled: "±" } as const;
const KINDS = { paragraph: "", heading: "", item: "• ", quote: "", picture: "Imagine: ", rule: "— " } as const;

function Lines({ lines }: { lines: readonly DifferenceLine[] }) {
  return lines.map(({ kind, change, words }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes its order
    <p key={index} className={`diff__line diff__line--${kind}`} data-change={change}>
      <span className="diff__sign" aria-hidden="true">
        {SIGNS[change]}
      </span>
      <span>
        {KINDS[kind]}
        {words.map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes its order
          <Changed key={place} word={word} />
        ))}
        {change === "restyled" ? <span className="small muted"> (altă formatare)</span> : null}
      </span>
    </p>
  ));
}

/** Hidden text marks the beginning and end, because screen readers often ignore `ins` and `del`. */
function Changed({ word: { text, change } }: { word: Words }) {
  if (change === "same") return text;
  const Tag = change === "added" ? "ins" : "del";
  return (
    <Tag>
      <span className="vh">{change === "added" ? "[adăugat: " : "[șters: "}</span>
      {text}
      <span className="vh">]</span>
    </Tag>
  );
}
