import type { KeyboardEventHandler, ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { classNames } from "../class-names";
import { Heading, type HeadingLevel } from "../heading/heading";
import { unbroken } from "../text/unbroken";

export type CardProps = {
  heading?: ReactNode;
  /** At the other end of the heading's line: a link, a badge. */
  action?: ReactNode;
  as?: "section" | "article" | "div" | "li";
  /** To be linked to. */
  id?: string | undefined;
  /** An ochre edge, for things that are current. */
  now?: boolean;
  className?: string;
  /** Heard while the focus is in the card. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
};

/** A box. Cards do not nest. */
export function Card({ heading, action, as: Element = "section", id, now, className, onKeyDown, children }: CardProps) {
  const title = heading ? <h2>{heading}</h2> : null;
  return (
    <Element
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames("card", now && "card--now", className)}
      onKeyDown={onKeyDown}
    >
      {title && action ? (
        <div className="split">
          {title}
          {action}
        </div>
      ) : (
        title
      )}
      {children}
    </Element>
  );
}

/** A card that is one link. Nothing inside it may be a link or a button. */
export function CardLink({ href, compact, children }: { href: string; compact?: boolean; children: ReactNode }) {
  return (
    <Anchor className={classNames("card card--link stack stack--1", compact && "card--compact")} href={href}>
      {children}
    </Anchor>
  );
}

export type CoverCardProps = {
  href: string;
  /** `<Cloth size="cover" …/>`: cloth or picture. */
  cover: ReactNode;
  heading: ReactNode;
  level?: HeadingLevel;
  children?: ReactNode;
  /** A last line, at the bottom however short the rest is. */
  foot?: ReactNode;
};

/** A card that is one link, with a cover: communities, articles, attractions. */
export function CoverCard({ href, cover, heading, level = 3, children, foot }: CoverCardProps) {
  return (
    <Anchor className="card card--link org" href={href}>
      {cover}
      <div className="org__b">
        <Heading level={level}>{heading}</Heading>
        {children}
        {foot ? <p className="small foot-line">{unbroken(foot)}</p> : null}
      </div>
    </Anchor>
  );
}
