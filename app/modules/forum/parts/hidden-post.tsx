import { Prose } from "~/modules/writing/parts/prose";
import { Card } from "~/ui/card/card";

/** A hidden post with the reason that its author was given, for whoever contests that or decides about it. */
export function HiddenPost({ html, reason }: { html: string; reason: string | null }) {
  return (
    <Card heading="Mesajul ascuns" className="stack">
      <p>
        <b>Motivul:</b> {reason}
      </p>
      <Prose html={html} />
    </Card>
  );
}
