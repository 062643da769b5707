import { Card } from "~/ui/card/card";
import { Ruled } from "~/ui/layout/layout";

const TIPS = [
  ["Răspundeți în 24 de ore.", "Întrebarea pusă devreme primește răspuns la timp."],
  ["Legați prețul de rezultat.", "Ce primește primăria, până când, cine predă."],
  ["Întrebați public.", "Răspunsul îl văd toți, numele dumneavoastră nu îl vede nimeni."],
] as const;

export function OpportunityTips() {
  return (
    <Card heading="Trei sfaturi">
      <Ruled>
        {TIPS.map(([advice, why]) => (
          <p key={advice}>
            <strong>{advice}</strong> {why}
          </p>
        ))}
      </Ruled>
    </Card>
  );
}
