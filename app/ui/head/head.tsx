import type { ReactNode } from "react";
import { Buttons, type ButtonsOf } from "../button/buttons";
import { classNames } from "../class-names";
import { unbroken } from "../text/unbroken";
import { Crumb } from "./crumb";
import { type HeadingCount, Title } from "./heading";

export type HeadProps = {
  /** Left out where a fișă below has the heading of the page. */
  heading?: ReactNode;
  /** How many things the page lists, beside its heading. */
  count?: HeadingCount;
  /** The way back. */
  crumb?: { href: string; label: string } | undefined;
  /** Whose page it is: a cloth beside the heading. */
  mark?: ReactNode;
  /** One line under the heading: on a public list what it is, on a page about an organisation its facts. */
  facts?: ReactNode;
  /** Buttons at the other end; on a phone those with an icon show it alone. */
  actions?: ButtonsOf;
};

/** The head of a page: its way back, its heading, its actions. */
export function Head({ heading, count, crumb, mark, facts, actions }: HeadProps) {
  const words =
    heading === undefined ? null : (
      <>
        <Title heading={heading} count={count} />
        {facts ? <p className="head__facts">{unbroken(facts)}</p> : null}
      </>
    );
  return (
    <div className={classNames("head", heading === undefined && "head--slim")}>
      <div>
        {crumb ? <Crumb href={crumb.href}>{crumb.label}</Crumb> : null}
        {mark ? (
          <div className="ident">
            {mark}
            <div>{words}</div>
          </div>
        ) : (
          words
        )}
      </div>
      {actions ? (
        <div className="head__do">
          <Buttons of={actions} />
        </div>
      ) : null}
    </div>
  );
}
