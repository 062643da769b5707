import { BadgeCheck, CircleAlert, FileX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { TYPING_MS } from "../answers";
import type { ExchangeView, QuoteView } from "../pages/chat-view.server";

/** The questions and answers of a conversation. A canned reply waits under the typing indicator as long as one would take to type. */
export function ChatLog({ exchanges, support }: { exchanges: readonly ExchangeView[]; support: string }) {
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
        <article key={exchange.id} className="chat__exchange">
          <Question text={exchange.text} asked={exchange.asked} />
          {exchange === last && isTyping ? <Typing /> : <AnswerView exchange={exchange} support={support} />}
        </article>
      ))}
      {typeof asking === "string" && asking.trim() !== "" ? (
        <article className="chat__exchange">
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

function AnswerView({ exchange: { status, lead, quotes }, support }: { exchange: ExchangeView; support: string }) {
  const isUnknown = status === "unknown" || status === "refused";
  return (
    <div className="chat__answer">
      <p>
        <b>{lead}</b>
      </p>
      {isUnknown && quotes.length > 0 ? <p>Cele mai apropiate documente:</p> : null}
      {quotes.length > 0 ? (
        <ul className="chat__quotes">
          {quotes.map((quote) => (
            <li key={quote.rank}>
              <QuoteBox quote={quote} />
            </li>
          ))}
        </ul>
      ) : null}
      {isUnknown ? (
        <p>
          Reformulați întrebarea, <Anchor href={support}>trimiteți conversația la suport</Anchor> sau scrieți la{" "}
          <Anchor href="/support">centrul de suport</Anchor>.
        </p>
      ) : null}
    </div>
  );
}

const TRUST = {
  good: { tone: "green", icon: BadgeCheck, label: "De încredere" },
  doubtful: { tone: "yellow", icon: CircleAlert, label: "De verificat" },
  abrogated: { tone: "red", icon: CircleAlert, label: "Numai istoric" },
  withdrawn: { tone: "red", icon: FileX, label: "Sursă retrasă" },
} as const;

function QuoteBox({ quote: { title, heading, text, href, state, trust, isOlder } }: { quote: QuoteView }) {
  const { label, ...badge } = TRUST[trust];
  return (
    <figure>
      {text === "" ? null : <blockquote className="chat__text">{text}</blockquote>}
      <figcaption>
        {href === null ? <b>{title}</b> : <Anchor href={href}>{title}</Anchor>}
        {heading === "" ? null : <span className="small">{heading}</span>}
        <span className="small muted">
          {state}
          {isOlder && text !== "" ? ". Textul s-a schimbat de atunci: citiți-l pe cel de acum." : ""}
        </span>
        <span>
          <Badge {...badge}>{label}</Badge>
        </span>
      </figcaption>
    </figure>
  );
}
