import type { ReactNode } from "react";
import { Buttons, type ButtonsOf } from "../button/buttons";
import { Heading, type HeadingLevel } from "../head/heading";
import { unbroken } from "../text/unbroken";
import { ApartLoom, BrokenLoom, WaitingLoom } from "./looms";

/** Why a list shows nothing; each reason has its own drawing. */
export type EmptyReason = "nothing-yet" | "nothing-matches" | "could-not-load";

const DRAWINGS = { "nothing-yet": WaitingLoom, "nothing-matches": ApartLoom, "could-not-load": BrokenLoom };

export type EmptyStateProps = {
  reason?: EmptyReason;
  title: ReactNode;
  level?: HeadingLevel;
  /** What the list contains and why it is empty. */
  children?: ReactNode;
  /** One action: a primary one when there is nothing yet, reset or try again otherwise. */
  action?: ButtonsOf;
};

/** A list without rows, or a page that does not exist. */
export function EmptyState({ reason = "nothing-yet", title, level = 2, children, action }: EmptyStateProps) {
  const Loom = DRAWINGS[reason];
  return (
    <div className="empty">
      <Loom />
      <Heading level={level} data-results="">
        {title}
      </Heading>
      {typeof children === "string" ? <p>{unbroken(children)}</p> : children}
      {action ? (
        <div className="cluster cluster--tight">
          <Buttons of={action} />
        </div>
      ) : null}
    </div>
  );
}
