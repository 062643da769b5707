import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { ErrorSummary, type SummarizedError } from "~/ui/error-summary/error-summary";
import { COMMUNICATION_GUIDE } from "../rules";

type FrameProps = {
  errors?: readonly SummarizedError[];
  /** A conversation is open: on a phone it has the whole window. */
  open?: boolean;
  children: ReactNode;
};

/** The layout of both pages, with the communication guide below. */
export function Frame({ errors = [], open, children }: FrameProps) {
  return (
    <div className={classNames("stack", open && "talking")}>
      <ErrorSummary errors={errors} />
      <h1>Mesaje</h1>
      {children}
      <details className="card card--compact">
        <summary className="guide__summary">Ghid de comunicare</summary>
        <ul className="guide">
          {COMMUNICATION_GUIDE.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** "(2) Mesaje – PSP", "(2) Portal de taxe – Mesaje – PSP" */
export function pageTitle(data: { unreadCount: number; thread?: { subject: string } } | undefined): string {
  const unread = data && data.unreadCount > 0 ? `(${data.unreadCount}) ` : "";
  const subject = data?.thread ? `${data.thread.subject} – ` : "";
  return `${unread}${subject}Mesaje – PSP`;
}
