import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "../heading/heading";
import { ApartLoom, BrokenLoom, WaitingLoom } from "./looms";

/** Why there is nothing to see. Three different sentences, three different drawings. */
type EmptyReason = "nothing-yet" | "nothing-matches" | "could-not-load";

const LOOMS = { "nothing-yet": WaitingLoom, "nothing-matches": ApartLoom, "could-not-load": BrokenLoom };

export type EmptyStateProps = {
  reason?: EmptyReason;
  title: ReactNode;
  level?: HeadingLevel;
  /** What it is and why it is empty. */
  children?: ReactNode;
  /** One action: a primary one when there is nothing yet, reset or try again otherwise. */
  action?: ReactNode;
};

/** A list with nothing to show, or a page that is not there. */
export function EmptyState({ reason = "nothing-yet", title, level = 2, children, action }: EmptyStateProps) {
  const Loom = LOOMS[reason];
  return (
    <div className="empty">
      <Loom />
      <Heading level={level}>{title}</Heading>
      {typeof children === "string" ? <p>{children}</p> : children}
      {action ? <div className="empty__actions">{action}</div> : null}
    </div>
  );
}
