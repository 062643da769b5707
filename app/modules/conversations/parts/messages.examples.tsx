import { CircleDot, Paperclip, Send } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Button } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import type { ExampleModule } from "~/ui/example";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { SearchInput } from "~/ui/field/search-input";
import { Icon } from "~/ui/icon/icon";
import { Dot } from "~/ui/text/text";

type Conversation = {
  seed: string;
  name: string;
  when: string;
  subject: string;
  last: string;
  here?: boolean;
  unread?: boolean;
};

function ConversationRow({ seed, name, when, subject, last, here, unread }: Conversation) {
  return (
    <li className={unread ? "row row--conv row--new" : "row row--conv"} aria-current={here ? "true" : undefined}>
      <span className="row__slot">
        <Cloth seed={seed} kind="UAT" verified />
      </span>
      <div className="row__main">
        <h2 className="row__title">
          <Anchor href={`/mesaje/${seed}`}>{name}</Anchor>
        </h2>
        <p className="row__say">
          {unread ? <span className="vh">Necitit: </span> : null}
          {subject}
        </p>
        <p className="row__facts">{last}</p>
      </div>
      <span className="row__when">
        <time dateTime="2026-11-20">{when}</time>
      </span>
    </li>
  );
}

function Conversations() {
  return (
    <section className="list" aria-label="Conversații">
      <form className="filters" method="get">
        <Field name="m" id="cauta-mesaje" label="Caută participant sau subiect" hiddenLabel>
          <SearchInput placeholder="Participant sau subiect" />
        </Field>
      </form>
      <ul>
        <ConversationRow
          here
          seed="c1"
          name="Comuna Fântâna Albastră"
          when="14:20"
          subject="Portal de taxe și impozite locale"
          last="Mulțumim. Luni avem ședință, revenim marți."
        />
        <ConversationRow
          unread
          seed="c2"
          name="Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”"
          when="16 nov."
          subject="Audit de securitate"
          last="Am atașat inventarul rețelei."
        />
      </ul>
    </section>
  );
}

function Log() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="log" role="log" tabIndex={0} aria-label="Mesajele conversației">
      <ol className="msgs">
        <li className="day small muted">5 noiembrie 2026</li>
        <li className="msg">
          <p>Bună ziua. Programul nostru de impozite este din 2014. Se poate lega de portal?</p>
          <small className="small muted">
            Ana M., Fântâna Albastră
            <Dot />
            10:12
          </small>
        </li>
        <li className="msg msg--own">
          <p>Da. Am făcut-o la două comune cu același program. Vă trimit schema.</p>
          <a className="att small" href="/fisiere/1">
            <Icon of={Paperclip} />
            <span>
              Schema de legare cu programul de impozite.pdf
              <br />
              <span className="muted">1,2 MB</span>
            </span>
          </a>
          <small className="small muted">
            10:40
            <Dot />
            citit
          </small>
        </li>
        <li className="sys small muted">
          Bugetul solicitării a fost modificat: 75.000 → 90.000 lei. Oferta dumneavoastră a fost confirmată.
        </li>
      </ol>
    </div>
  );
}

function Composer() {
  return (
    <form className="composer" method="post">
      <div className="composer__box">
        <Field name="text" id="mesaj" label="Mesajul dumneavoastră" hiddenLabel>
          <Textarea rows={1} placeholder="Scrieți un mesaj" />
        </Field>
        <div className="composer__f">
          <span className="small muted with-keys">Enter trimite, Shift+Enter rând nou</span>
          <Button small variant="primary" icon={Send}>
            Trimite
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The classes of the messages screen (`talk.css`), with invented texts. */
export const messagesExamples: ExampleModule = {
  name: "Ecran: mesaje",
  examples: [
    {
      title: "Lista și conversația deschisă",
      element: (
        <div className="mail mail--open">
          <Conversations />
          <section className="talk" aria-label="Conversație">
            <header className="talk__h">
              <div className="who">
                <Cloth seed="c1" kind="UAT" verified />
                <div>
                  <h2 className="h3">Portal de taxe și impozite locale</h2>
                  <span className="small muted">Comuna Fântâna Albastră</span>
                </div>
              </div>
              <Badge tone="green" icon={CircleDot}>
                Activ
              </Badge>
            </header>
            <Log />
            <Composer />
          </section>
        </div>
      ),
    },
  ],
};
