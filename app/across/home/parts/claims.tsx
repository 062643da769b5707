import { claims, goal, impact } from "../content";
import { type LiveCounts, liveSentence } from "../landing";

/** What the association declares, beside what the platform counts: the two are never mixed. */
export function Claims({ counts }: { counts: LiveCounts }) {
  return (
    <section className="page" id="despre">
      <div className="two">
        <div className="stack">
          <h2>Membrii și partenerii CCDL, în cifre</h2>
          <p className="muted">{liveSentence(counts)}</p>
        </div>
        <div>
          <Ruled figures={claims} />
          <Ruled figures={impact} four />
          <p className="small muted">Cifre declarate de asociație. {goal}</p>
        </div>
      </div>
    </section>
  );
}

function Ruled({ figures, four }: { figures: readonly { value: string; label: string }[]; four?: boolean }) {
  return (
    <dl className={four ? "claims claims--4" : "claims"}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
