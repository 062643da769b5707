import { ArrowRight, Ellipsis } from "lucide-react";
import { createContext, isValidElement, type ReactElement, type ReactNode, useContext } from "react";
import { Form } from "react-router";
import { Anchor } from "../anchor/anchor";
import { ButtonDone, ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { PostButton, type PostButtonProps } from "../form/post-button";
import { has } from "../has";
import { Heading } from "../head/heading";
import { Icon, type IconShape } from "../icon/icon";
import { Dotted, type SmallFact } from "../text/text";
import { unbroken } from "../text/unbroken";

/** The level of the headings that titles of rows are; null where they are none, as in the rows of a card. */
export const RowLevel = createContext<2 | 3 | 4 | null>(null);

/** What a row offers: a link, whose words are read aloud with the name of the row. */
export type RowAction = {
  label: string;
  href: string;
  icon?: IconShape;
  /** The one that waits for whoever looks: filled. */
  primary?: boolean;
  /** Load a document, not a page of the application. */
  reload?: boolean;
  /** A file. */
  download?: boolean;
  /** On a phone too, where the list is there for it; the verbs of other lists are under the three dots. */
  always?: boolean;
};

/** The same by a form of one button. */
type RowPost = Pick<PostButtonProps, "icon" | "formKey" | "fields" | "busyLabel"> & {
  label: string;
  post: string;
  reload?: boolean;
};

export type RowProps = {
  /** Where the whole row leads. */
  href?: string | undefined;
  /** The same by a form, where opening it changes something. */
  post?: string;
  title: ReactNode;
  /** The name of the row in the words of its buttons, where the title is not a text. */
  name?: string;
  id?: string | undefined;
  /** Beside the title: a badge. */
  mark?: ReactNode;
  /** Whose it is (a cloth), when it is (a date) or what it is (an icon); one of them. */
  slot?: ReactNode;
  /** A description, of which one line is shown, two on a phone. */
  say?: ReactNode;
  /** Its whole text instead: paragraphs. */
  text?: ReactNode;
  /** Small facts with dots between them. */
  facts?: readonly SmallFact[] | undefined;
  /** Aligned down the list: what is compared (a sum, a date), and the state, always the last. Null keeps its place empty. */
  cell?: ReactNode;
  state?: ReactNode;
  /** The one verb. Null where other rows of the list have one and this has none; a text where it was done. */
  action?: RowAction | RowPost | ReactElement | string | null | undefined;
  /** What stands in the place of the verb once it was done: a badge. */
  done?: ReactNode;
  /** Everything else, under three dots. */
  menu?: readonly (RowAction | RowPost | ReactNode)[] | undefined;
  /** It waits for whoever looks: an ochre edge. At most one on a page. */
  now?: boolean;
  /** Not seen before. */
  fresh?: boolean;
  /** It is shown beside the list. */
  current?: boolean;
  /** At its end, where every row has the same: `<Tiers>`. */
  children?: ReactNode;
  /** In a chain: where its knot is. */
  knot?: "done" | "now" | "next";
};

/** A row of a list: slot, words, cells, do. */
export function Row(props: RowProps) {
  const { id, slot, say, text, facts, now, fresh, knot } = props;
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-current={props.current ? "true" : undefined}
      className={classNames("row", now && "row--now", fresh && "row--new")}
    >
      {slot || knot ? <span className={classNames("row__slot", knot && `knot ${knot}`)}>{slot}</span> : null}
      <div className="row__main">
        <RowTitle {...props} />
        {say ? <p className="row__say">{unbroken(say)}</p> : null}
        {text ? <div className="row__text">{text}</div> : null}
        {facts ? (
          <p className="row__facts">
            <Dotted facts={facts} />
          </p>
        ) : null}
      </div>
      <Cells cell={props.cell} state={props.state} />
      <RowDo {...props} />
      {props.children}
    </li>
  );
}

function RowTitle({ href, post, title, mark }: Pick<RowProps, "href" | "post" | "title" | "mark">) {
  const level = useContext(RowLevel);
  if (post !== undefined)
    return (
      <Form method="post" action={post} className="row__title">
        <button type="submit">{title}</button>
      </Form>
    );
  const words = (
    <>
      {href === undefined ? title : <Anchor href={href}>{title}</Anchor>}
      {mark ? <> {mark}</> : null}
    </>
  );
  if (level === null) return <p className="row__title">{words}</p>;
  return (
    <Heading level={level} className="row__title">
      {words}
    </Heading>
  );
}

/** Over the rows that follow it in the same list. */
export function RowBand({ children }: { children: ReactNode }) {
  const level = useContext(RowLevel);
  return (
    <li>
      <Heading level={level ?? 3} className="list__band">
        {children}
      </Heading>
    </li>
  );
}

function Cells({ cell, state }: Pick<RowProps, "cell" | "state">) {
  if (cell === undefined && state === undefined) return null;
  return (
    <div className="row__cells">
      {inCell(cell)}
      {inCell(state)}
    </div>
  );
}

function inCell(content: ReactNode) {
  if (content === undefined || (isValidElement(content) && content.type === Cell)) return content;
  return <span>{content}</span>;
}

function RowDo({ title, name = String(title), action, done, menu, now }: RowProps) {
  const of = <span className="vh">{`: ${name}`}</span>;
  const verb = has(action, "href") ? action : null;
  const isEmpty = action === null && !done;
  const isAlways = now || verb?.always === true;
  const entries = [...(verb && !isAlways ? [verb] : []), ...(menu ?? [])];
  return (
    <>
      {action === undefined ? null : (
        <div className={classNames("row__do", isEmpty && "only-lg", verb && !isAlways && "row__do--verb")}>
          {done}
          {has(action, "href") ? (
            <ButtonLink
              small
              variant={action.primary ? "primary" : "default"}
              href={action.href}
              reload={action.reload}
              download={action.download}
            >
              {action.label}
              {of}
            </ButtonLink>
          ) : typeof action === "string" ? (
            <ButtonDone small>{action}</ButtonDone>
          ) : has(action, "post") ? (
            <Post {...action} of={of} small />
          ) : (
            action
          )}
        </div>
      )}
      {menu && entries.length > 0 ? (
        <details className="menu">
          <summary className="btn btn--quiet btn--icon btn--s">
            <Icon of={Ellipsis} />
            <span className="vh">{`Acțiuni: ${name}`}</span>
          </summary>
          <ul className="menu__panel">
            {entries.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a menu never change places
              <li key={place} className={entry === verb ? "only-phone" : undefined}>
                {has(entry, "href") ? (
                  <MenuLink icon={ArrowRight} {...entry} of={of} />
                ) : has(entry, "post") ? (
                  <Post {...entry} of={of} variant="quiet" />
                ) : (
                  entry
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : menu ? (
        <span className="menu only-lg" />
      ) : null}
    </>
  );
}

type PostProps = RowPost & Pick<PostButtonProps, "small" | "variant"> & { of: ReactNode };

const Post = ({ label, post, reload = false, of, ...button }: PostProps) => (
  <PostButton {...button} action={post} reloadDocument={reload}>
    {label}
    {of}
  </PostButton>
);

const MenuLink = ({ href, label, icon, reload = false, download, of }: RowAction & { of: ReactNode }) => (
  <Anchor href={href} reload={reload} download={download}>
    {icon ? <Icon of={icon} /> : null}
    {label}
    {of}
  </Anchor>
);

/** A cell with what counts over what it is: "120.000 lei" over "buget, fără TVA", or words. `wide`: 172 px instead of 128. */
export function Cell({ value, unit, wide }: { value?: ReactNode; unit?: ReactNode; wide?: boolean }) {
  return (
    <span className={wide ? "row__wide" : undefined}>
      {value === undefined ? null : <b>{unbroken(value)}</b>} {unit ? <small>{unbroken(unit)}</small> : null}
    </span>
  );
}

/** What a row is, in a slot; green where it was found right, yellow where it is missing. */
export const IconSlot = ({ icon, tone }: { icon: IconShape; tone?: "ok" | "no" | undefined }) => (
  <span className={classNames("slot", tone && `slot--${tone}`)}>
    <Icon of={icon} />
  </span>
);

/** When a row is, in a slot: the day over the short name of the month. */
export const DateSlot = ({ at, day, month }: { at: string; day: number | string; month: string }) => (
  <time className="slot slot--date" dateTime={at}>
    <b>{day}</b>
    {month}
  </time>
);
