import { Check, Circle } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Icon } from "~/ui/icon/icon";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import { Todo } from "~/ui/todo/todo";
import type { Completion, ProfileStep } from "../rules/completion";

/** The next step of the profile; nothing when it is complete. */
export function NextStep({ next }: { next: ProfileStep | null }) {
  if (next === null) return null;
  return (
    <Todo
      kicker="Pasul următor"
      title={next.next}
      action={
        <ButtonLink variant="primary" href={next.href}>
          Completează
        </ButtonLink>
      }
    />
  );
}

/** The completion of the profile, by section. */
export function CompletionCard({ completion, mayEdit }: { completion: Completion; mayEdit: boolean }) {
  const { done, total, percent, steps } = completion;
  return (
    <Card heading="Completarea profilului" className="stack">
      <ProgressBar label={`${done} din ${total} părți`} value={done} max={total} words={`${percent}%`} />
      {done === total ? (
        <p className="small muted">Profilul este complet.</p>
      ) : (
        <ul className="stack stack--1 small">
          {steps.map(({ label, done: filled, href }) => (
            <li key={label} className="cluster cluster--tight">
              <Icon of={filled ? Check : Circle} size="small" />
              {filled || !mayEdit ? label : <Anchor href={href}>{label}</Anchor>}
              <span className="vh">{filled ? "completat" : "de completat"}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
