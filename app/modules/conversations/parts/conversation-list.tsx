import { CircleCheck, CircleDot, Hourglass } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { GetForm } from "~/ui/anchor/get-form";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { Cloth } from "~/ui/cloth/cloth";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { SearchInput } from "~/ui/field/search-input";
import type { IconShape } from "~/ui/icon/icon";
import type { loadList } from "../pages/list.server";
import { CONVERSATION_STATUSES, type ConversationStatus } from "../rules";

export const statusIcons: Readonly<Record<ConversationStatus, IconShape>> = {
  pending: Hourglass,
  active: CircleDot,
  completed: CircleCheck,
};

type List = Awaited<ReturnType<typeof loadList>>["list"];

export function ConversationList({ list, current }: { list: List; current: string | null }) {
  return (
    <div className="mail__list">
      <GetForm className="find" action={list.base} role="search">
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
      <nav className="convs" aria-label="Conversații">
        {list.rows.length === 0 ? <NoRows list={list} /> : null}
        {list.rows.map((row) => (
          <ConversationRow key={row.id} row={row} current={row.id === current} />
        ))}
        <Ends list={list} />
      </nav>
    </div>
  );
}

function ConversationRow({ row, current }: { row: List["rows"][number]; current: boolean }) {
  const { partner, unread, status } = row;
  const { label, tone } = CONVERSATION_STATUSES[status];
  return (
    <Anchor
      className={classNames("conv", unread > 0 && "conv--new")}
      href={row.href}
      aria-current={current ? "true" : undefined}
    >
      <Cloth seed={partner.id} kind={partner.kind} verified={partner.verification === "verified"} />
      <span className="t">
        <b>{partner.name}</b>
        <time dateTime={row.when.at}>{row.when.words}</time>
      </span>
      <p className="s">
        {unread > 0 ? <span className="vh">Necitit: </span> : null}
        {row.subject}
      </p>
      <p>{row.preview}</p>
      {status === "active" ? null : (
        <span className="conv__status">
          <Badge tone={tone} icon={statusIcons[status]}>
            {label}
          </Badge>
        </span>
      )}
    </Anchor>
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
