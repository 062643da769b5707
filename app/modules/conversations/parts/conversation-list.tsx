import { CircleCheck, CircleDot, Hourglass } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { GetForm } from "~/ui/anchor/get-form";
import { Count } from "~/ui/badge/tag";
import { ButtonLink } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { Cloth } from "~/ui/cloth/cloth";
import { SearchInput } from "~/ui/field/search-input";
import type { IconShape } from "~/ui/icon/icon";
import { EmptyState } from "~/ui/list/empty-state";
import { Dot } from "~/ui/text/text";
import type { loadList } from "../pages/list.server";
import { CONVERSATION_STATUSES, type ConversationStatus } from "../rules/statuses";

export const statusIcons: Readonly<Record<ConversationStatus, IconShape>> = {
  pending: Hourglass,
  active: CircleDot,
  completed: CircleCheck,
};

type List = Awaited<ReturnType<typeof loadList>>["list"];

/** The conversations with their search; `current` is the open one. */
export function ConversationList({ list, current }: { list: List; current: string | null }) {
  return (
    <section className="list" aria-label="Conversații">
      <GetForm className="filters" action={list.base} role="search" aria-label="Caută în conversații">
        <label className="vh" htmlFor="cauta-conversatie">
          Caută participant sau subiect
        </label>
        <SearchInput
          id="cauta-conversatie"
          name="q"
          defaultValue={list.search}
          key={list.search}
          placeholder="Participant sau subiect"
        />
        {list.found === null ? null : (
          <p className="small muted" data-results="">
            {list.found}
          </p>
        )}
      </GetForm>
      {list.rows.length === 0 ? (
        <NoRows list={list} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <ul tabIndex={0} aria-label="Lista conversațiilor">
          {list.rows.map((row) => (
            <ConversationRow key={row.id} row={row} current={row.id === current} />
          ))}
        </ul>
      )}
      <Ends list={list} />
    </section>
  );
}

/** A name has two lines at most, the subject and the preview one each. */
function ConversationRow({ row, current }: { row: List["rows"][number]; current: boolean }) {
  const { partner, unread, status } = row;
  return (
    <li className={classNames("row row--conv", unread > 0 && "row--new")} aria-current={current ? "true" : undefined}>
      <span className="row__slot">
        <Cloth seed={partner.id} kind={partner.kind} verified={partner.verification === "verified"} />
      </span>
      <div className="row__main">
        <h2 className="row__title" translate="no">
          <Anchor href={row.href}>{partner.name}</Anchor>
        </h2>
        <p className="row__say">
          {unread > 0 ? <span className="vh">Necitit: </span> : null}
          {row.subject}
        </p>
        <p className="row__facts">
          {status === "active" ? null : (
            <>
              {CONVERSATION_STATUSES[status].label}
              <Dot />
            </>
          )}
          {row.preview}
        </p>
      </div>
      <span className="row__when">
        {unread > 0 ? <Count value={[unread, "necitit", "necitite"]} fresh /> : null}{" "}
        <time dateTime={row.when.at}>{row.when.words}</time>
      </span>
    </li>
  );
}

function NoRows({ list: { base, search, begin } }: { list: List }) {
  if (search === "") return <NoConversations begin={begin} />;
  return (
    <EmptyState
      reason="nothing-matches"
      title="Nicio conversație găsită"
      action={<ButtonLink href={base}>Resetează căutarea</ButtonLink>}
    >
      Se caută în numele organizației și în subiect. Încercați un singur cuvânt.
    </EmptyState>
  );
}

/** Before the first conversation: how one begins. */
export function NoConversations({ begin }: Pick<List, "begin">) {
  return (
    <EmptyState
      title="Nicio conversație, deocamdată"
      action={
        <ButtonLink variant="primary" href={begin.href}>
          {begin.label}
        </ButtonLink>
      }
    >
      {begin.text}
    </EmptyState>
  );
}

function Ends({ list: { newer, older } }: { list: List }) {
  if (!newer && !older) return null;
  return (
    <div className="pager">
      {newer ? <Anchor href={newer}>Mai noi</Anchor> : null}
      {older ? <Anchor href={older}>Mai vechi</Anchor> : null}
    </div>
  );
}
