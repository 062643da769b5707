import {
  GraduationCap,
  LifeBuoy,
  Link2Off,
  type LucideIcon,
  MessageSquareWarning,
  Newspaper,
  ScrollText,
  ShieldCheck,
  X,
} from "lucide-react";
import { organisationPath } from "~/modules/accounts/rules/places";
import { APPROVE } from "~/modules/articles/parts/submission-decision";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Tabs } from "~/ui/head/tabs";
import { Cluster, Desk, Split } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { Rows } from "~/ui/list/list";
import { QueueKeys } from "~/ui/list/queue-keys";
import { IconSlot, Row } from "~/ui/list/row";
import { Dotted } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { Chosen, DecidedHere } from "../pages/admin-dashboard.server";
import type { adminQueue, Queued, QueueTab } from "../rules/queue";
import { Approval, REJECT, Rejection } from "./article-decision";
import { DeclaredRows } from "./declared";

type QueueProps = {
  tab: QueueTab;
  queue: ReturnType<typeof adminQueue>;
  chosen: Chosen | null;
  tabHref(tab: QueueTab): string;
  /** The address of this page with one thing beside the queue. */
  showHref(id: string): string;
};

/** To it the rows lead: on a phone it is below them. */
const SHOWN = "ales";

const ICONS: Readonly<Record<Queued["what"], LucideIcon>> = {
  ticket: LifeBuoy,
  organisation: ShieldCheck,
  claim: ShieldCheck,
  article: Newspaper,
  proposal: ScrollText,
  overdue: ScrollText,
  unkept: ScrollText,
  link: Link2Off,
  program: GraduationCap,
  post: MessageSquareWarning,
};

/** All that waits for an ADMIN, and the thing itself beside it. */
export function Queue({ tab, queue, chosen, tabHref, showHref }: QueueProps) {
  const { tabs, entries, lists } = queue;
  const hrefOf = (id: string) => `${showHref(id)}#${SHOWN}`;
  const place = entries.findIndex(({ id }) => id === chosen?.id);
  const hrefAt = (other: number) => {
    const entry = place < 0 ? undefined : entries[other];
    return entry ? hrefOf(entry.id) : null;
  };
  return (
    <>
      <Tabs
        label="Ce așteaptă"
        tabs={tabs.map(({ code, ...one }) => ({ ...one, href: tabHref(code), current: code === tab }))}
      />
      <Desk>
        <FoundList
          heading="De rezolvat"
          action={<span className="small muted">Întâi ce are termen</span>}
          tight
          shown={entries.length}
          nothingYet={{
            title: "Nu aveți nimic de rezolvat acum",
            text: "Aici apar mesajele, verificările, articolele și documentele care așteaptă o decizie.",
          }}
          end={
            lists.length > 0
              ? lists.map(({ href, label }) => (
                  <Anchor key={href} href={href}>
                    {unbroken(label)}
                  </Anchor>
                ))
              : null
          }
        >
          {entries.map(({ id, what, title, when, isLate, facts }) => (
            <Row
              key={id}
              href={hrefOf(id)}
              slot={<IconSlot icon={ICONS[what]} />}
              title={title}
              facts={[
                isLate ? (
                  <b key="when" className="late">
                    {when}
                  </b>
                ) : (
                  when
                ),
                ...facts,
              ]}
              current={id === chosen?.id}
            />
          ))}
        </FoundList>
        {chosen ? <Shown thing={chosen} later={hrefAt(place + 1)} /> : null}
      </Desk>
      {chosen ? <QueueKeys previous={hrefAt(place - 1)} next={hrefAt(place + 1)} {...keysOf(chosen)} /> : null}
    </>
  );
}

const ARTICLE_KEYS = {
  approve: { id: APPROVE, words: "la „Aprobă”" },
  reject: { id: REJECT, words: "la „Respinge”" },
};
const ORGANISATION_KEYS = { ...ARTICLE_KEYS, approve: { id: APPROVE, words: "la „Verifică”" } };

/** The keys of the verbs that `Verbs` shows. */
function keysOf({ article, declared }: Chosen) {
  if (article && !article.revises) return article.hindrance === null ? ARTICLE_KEYS : { reject: ARTICLE_KEYS.reject };
  return declared ? ORGANISATION_KEYS : {};
}

/** The thing itself, with what is decided without opening it. `later`: the next one, null after the last. */
function Shown({ thing, later }: { thing: Chosen; later: string | null }) {
  const { id, task, article, declared, message } = thing;
  return (
    <Card id={SHOWN} as="article" className="stack">
      <div className="stack stack--1">
        <Split>
          {article ? <Author article={article} /> : <span className="small muted">{task.text}</span>}
          <Anchor className="small" href={task.href}>
            Deschide pagina
          </Anchor>
        </Split>
        <h2>{article ? article.title : task.title}</h2>
        {article ? <Facts article={article} /> : null}
      </div>
      {article ? <Text article={article} /> : null}
      {message ? <p className="lines">{message}</p> : null}
      {declared ? (
        <Rows>
          <DeclaredRows id={id} declared={declared} />
        </Rows>
      ) : null}
      <Cluster>
        <Verbs {...thing} />
        {later === null ? null : (
          <ButtonLink variant="quiet" href={later}>
            Mai târziu
          </ButtonLink>
        )}
        {article ? <span className="small muted">{article.told}</span> : null}
      </Cluster>
    </Card>
  );
}

type OfArticle = { article: DecidedHere };

function Author({ article: { organisation, by } }: OfArticle) {
  const { id, ...mark } = organisation;
  return (
    <Letterhead seed={id} {...mark}>
      <Dotted facts={by} />
    </Letterhead>
  );
}

const Facts = ({ article: { revises, facts } }: OfArticle) => (
  <p className="small muted">
    <Dotted facts={[revises ? "Modificare" : "Articol nou", ...facts]} />
  </p>
);

/** The words of the text; its headings and pictures are on its page. */
function Text({ article: { summary, text, hindrance } }: OfArticle) {
  return (
    <>
      <div className="stack stack--1">
        {summary === "" ? null : (
          <p>
            <b>{summary}</b>
          </p>
        )}
        {text.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never change places
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      {hindrance === null ? null : <p>{hindrance}</p>}
    </>
  );
}

function Verbs({ id, task, article, declared }: Chosen) {
  if (article && !article.revises)
    return (
      <>
        {article.hindrance === null ? <Approval article={article} /> : null}
        <Rejection article={article} />
      </>
    );
  if (declared)
    return (
      <>
        <ButtonLink id={APPROVE} variant="primary" icon={ShieldCheck} href={`${organisationPath(id)}/verification`}>
          Verifică
        </ButtonLink>
        <ButtonLink id={REJECT} icon={X} href={`${organisationPath(id)}/rejection`}>
          Respinge
        </ButtonLink>
      </>
    );
  return (
    <ButtonLink variant="primary" href={task.href}>
      {article ? "Vezi ce s-a schimbat" : task.action}
    </ButtonLink>
  );
}
