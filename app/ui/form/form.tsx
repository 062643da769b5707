import { type ReactNode, useContext } from "react";
import { classNames } from "../class-names";
import { BarStatus } from "./saving";

/** A group of fields under a heading; a rule separates it from the group before. */
export function FormSection({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="form__section">
      <legend className="form__legend">{heading}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

/** Two fields beside each other from 720 px up, aligned on their inputs. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="pair">{children}</div>;
}

/** The buttons at the end of a form, after a note on what the person agrees to. */
export function FormActions({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const status = useContext(BarStatus);
  const isBar = status !== undefined;
  return (
    <>
      {note && isBar ? <p className="form__note small muted">{note}</p> : null}
      <div className={classNames("form__actions", isBar ? "form__bar" : "stack")}>
        {note && !isBar ? <p className="small muted">{note}</p> : null}
        <div className="cluster">{children}</div>
        {status}
      </div>
    </>
  );
}
