import { plural } from "~/platform/language/plural";
import { Facts } from "~/ui/fisa/fisa";
import type { DifferenceLine } from "../rules/difference";
import type { TextPair } from "../rules/text-pair";
import type { Words } from "../rules/word-difference";

/** Around a change so many lines stay to be seen; longer unchanged stretches are folded. */
const CONTEXT = 1;
const LEAST_FOLDED = 3;

/** All that differs between two texts of an article: the facts beside them, then the words. */
export function Differences({ pair: { facts, lines } }: { pair: TextPair }) {
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

/** What is new between two clean bodies. Signs and words say it as well as colour does. */
export function TextDifference({ lines }: { lines: readonly DifferenceLine[] }) {
  if (lines.every(({ change }) => change === "same")) return <p className="muted">Textul este același.</p>;
  return (
    <div className="diff difference">
      {folded(lines).map(({ first, lines: stretch, isFolded }) =>
        isFolded ? (
          <details key={first}>
            <summary>{plural(stretch.length, "paragraf neschimbat", "paragrafe neschimbate")}</summary>
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

function folded(lines: readonly DifferenceLine[]): Stretch[] {
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

/** Read aloud with where it begins and ends: browsers say little of `ins` and `del` by themselves. */
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
