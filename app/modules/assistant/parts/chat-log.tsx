import { BadgeCheck, CircleAlert, FileX, ThumbsDown, ThumbsUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { CopyButton } from "~/ui/button/copy-text";
import { PostButton } from "~/ui/form/post-button";
import type { ExchangeView, QuoteView } from "../pages/chat-view.server";
import { TYPING_MS } from "../rules/answers";
import { copiedAnswer } from "../rules/copied-answer";
import { Written } from "./written";

/** The questions and answers of a chat. A canned reply waits under the typing indicator as long as one would take to type. */
type ChatLogProps = { exchanges: readonly ExchangeView[]; support: string; opinion: string };

export function ChatLog({ exchanges, support, opinion }: ChatLogProps) {
  const { state, formData, formMethod } = useNavigation();
  const [known, setKnown] = useState(exchanges.length);
  const end = useRef<HTMLDivElement>(null);
  const last = exchanges.at(-1);
  const isTyping = exchanges.length > known && last?.status === "canned";
  const asking = state !== "idle" && formMethod === "POST" ? formData?.get("text") : null;

  useEffect(() => {
    if (exchanges.length === known) return;
    const shown = setTimeout(() => setKnown(exchanges.length), isTyping ? TYPING_MS : 0);
    return () => clearTimeout(shown);
  }, [exchanges.length, known, isTyping]);
  useEffect(() => {
    if (exchanges.length > 1 || asking) end.current?.scrollIntoView({ block: "nearest" });
  }, [exchanges.length, asking]);

  return (
    <div className="chat" role="log" aria-label="Întrebări și răspunsuri">
      {exchanges.map((exchange) => (
        <article key={exchange.id} className="exchange">
          <Question text={exchange.text} asked={exchange.asked} />
          {exchange === last && isTyping ? (
            <Typing />
          ) : (
            <AnswerView exchange={exchange} support={support} opinion={opinion} />
          )}
        </article>
      ))}
      {typeof asking === "string" && asking.trim() !== "" ? (
        <article className="exchange">
          <Question text={asking} asked={null} />
          <Typing />
        </article>
      ) : null}
      <div ref={end} />
    </div>
  );
}

function Question({ text, asked }: { text: string; asked: ExchangeView["asked"] | null }) {
  return (
    <div className="msg msg--own">
      <p>
        <span className="vh">Ați întrebat: </span>
        {text}
      </p>
      {asked ? (
        <small>
          <time dateTime={asked.at}>{asked.words}</time>
        </small>
      ) : null}
    </div>
  );
}

const Typing = () => (
  <p className="muted" role="status">
    Asistentul scrie<span aria-hidden="true">…</span>
  </p>
);

type AnswerViewProps = { exchange: ExchangeView; support: string; opinion: string };

/** Where no model writes, or could not, the sentences of an answer are those of its passages. */
function AnswerView({ exchange, support, opinion }: AnswerViewProps) {
  const { id, status, lead, helped, written } = exchange;
  const quotes = exchange.quotes.filter(({ text }) => text !== "");
  const titles = exchange.quotes.filter(({ text }) => text === "");
  const isUnknown = status === "unknown" || status === "refused" || status === "near";
  const isWritten = written !== null && written.failed === null;
  const isFound = status === "quoted" && exchange.quotes[0]?.trust !== "withdrawn";
  return (
    <>
      <div className="answer stack stack--1">
        <p>{isFound ? <span className="small muted">{lead}</span> : <b>{lead}</b>}</p>
        {written ? <Written written={written} /> : null}
        {isWritten ? null : <Quoted quotes={quotes} />}
        {titles.length > 0 ? (
          <Titles
            titles={titles}
            label={quotes.length > 0 ? "Alte documente apropiate:" : status === "unknown" ? NEAREST : null}
          />
        ) : null}
        {isUnknown ? (
          <p>
            Reformulați întrebarea, <Anchor href={support}>trimiteți conversația la suport</Anchor> sau scrieți la{" "}
            <Anchor href="/support">centrul de suport</Anchor>.
          </p>
        ) : null}
        {status === "canned" ? null : <Helped question={id} helped={helped} action={opinion} />}
        {quotes.length > 0 ? (
          <CopyButton text={copied(quotes, isWritten ? written : null)} label="Copiază cu sursele" small />
        ) : null}
      </div>
      {quotes.length > 0 ? <Passages quotes={quotes} withText={isWritten} /> : null}
    </>
  );
}

function copied(quotes: readonly QuoteView[], written: ExchangeView["written"]): string {
  if (written === null)
    return copiedAnswer(
      quotes.map(({ text, number }) => ({ text: quoted(text), sources: [number] })),
      quotes,
      null,
    );
  const claims = written.claims.map(({ text, sources }) => ({ text, sources: sources.map(({ number }) => number) }));
  return copiedAnswer(claims, quotes, `${written.model}, la ${written.host}`);
}

function Quoted({ quotes }: { quotes: readonly QuoteView[] }) {
  if (quotes.length === 0) return null;
  return (
    <ul className="stack stack--1">
      {quotes.map(({ rank, text, number, anchor, title }) => (
        <li key={rank}>
          <blockquote className="answer__text">{text}</blockquote>
          <a className="cite" href={`#${anchor}`} aria-label={`Pasajul ${number}: ${title}`}>
            [{number}]
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Above the titles of an older answer, whose first sentence does not say so. */
const NEAREST = "Cele mai apropiate documente:";

/** Linked and not quoted: what was looked for may stand there too. */
function Titles({ titles, label }: { titles: readonly QuoteView[]; label: string | null }) {
  return (
    <div>
      {label === null ? null : <p className="small">{label}</p>}
      <ul className="stack stack--1">
        {titles.map(({ rank, title, href, state, trust }) => (
          <li key={rank}>
            {href === null ? title : <Anchor href={href}>{title}</Anchor>}{" "}
            <span className={TRUST[trust] === null ? "small ochre block" : "small muted block"}>{state}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const OPINIONS = [
  { helped: "yes", label: "Da", icon: ThumbsUp },
  { helped: "no", label: "Nu", icon: ThumbsDown },
] as const;

/** Asked of every answer; what did not help is read by those who write the library. */
function Helped({ question, helped, action }: { question: string; helped: boolean | null; action: string }) {
  if (helped !== null)
    return (
      <p className="small muted">
        {helped
          ? "V-a ajutat: da."
          : "V-a ajutat: nu. Întrebarea ajunge, fără numele dumneavoastră, la cei care scriu biblioteca."}
      </p>
    );
  return (
    <div className="cluster cluster--tight">
      <span className="small">V-a ajutat?</span>
      {OPINIONS.map((one) => (
        <PostButton
          key={one.helped}
          small
          variant="quiet"
          icon={one.icon}
          action={action}
          aria-label={`V-a ajutat? ${one.label}`}
          fields={{ question, helped: one.helped }}
          preventScrollReset
        >
          {one.label}
        </PostButton>
      ))}
    </div>
  );
}

const TRUST = {
  good: { tone: "green", icon: BadgeCheck, label: "De încredere" },
  doubtful: null, // its state says why
  abrogated: { tone: "red", icon: CircleAlert, label: "Numai istoric" },
  withdrawn: { tone: "red", icon: FileX, label: "Sursă retrasă" },
} as const;

/** The passages of an answer with their section and date; with their text where it does not stand in the answer itself. */
function Passages({ quotes, withText }: { quotes: readonly QuoteView[]; withText: boolean }) {
  const documents = new Set(quotes.map(({ title }) => title)).size;
  return (
    <section className="list" aria-label="Pasaje citate">
      <div className="list__h">
        <h2>Pasaje citate</h2>
        <span className="small muted">{`${quotes.length} din ${plural(documents, "document", "documente")}`}</span>
      </div>
      <ol className="passages">
        {quotes.map((quote) => (
          <li key={quote.rank}>
            <Passage quote={quote} withText={withText} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Passage({ quote, withText }: { quote: QuoteView; withText: boolean }) {
  const { title, heading, text, href, state, trust, isOlder, number, anchor } = quote;
  const badge = TRUST[trust];
  return (
    <figure id={anchor}>
      <b className="cite">[{number}]</b>
      <figcaption>
        <b>{href === null ? title : <Anchor href={href}>{title}</Anchor>}</b>
        {heading === "" ? null : <p className="muted">{heading}</p>}
      </figcaption>
      {withText ? <blockquote>{text}</blockquote> : null}
      <p className={badge === null ? "ochre" : "muted"}>
        {state}
        {isOlder ? ". Textul s-a schimbat de atunci: citiți-l pe cel de acum." : ""}
      </p>
      {badge === null ? null : (
        <Badge tone={badge.tone} icon={badge.icon}>
          {badge.label}
        </Badge>
      )}
    </figure>
  );
}
