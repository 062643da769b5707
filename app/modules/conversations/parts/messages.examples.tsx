import { CheckCheck, CircleDot, Paperclip, Send } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Button } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import { Crumb } from "~/ui/crumb/crumb";
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

function ConversationLink({ seed, name, when, subject, last, here, unread }: Conversation) {
  return (
    <Anchor
      className={unread ? "conv conv--new" : "conv"}
      href={`/mesaje/${seed}`}
      aria-current={here ? "true" : undefined}
    >
      <Cloth seed={seed} kind="UAT" verified />
      <span className="t">
        <b>{name}</b>
        <time dateTime="2026-11-20">{when}</time>
      </span>
      <p className="s">
        {unread ? <span className="vh">Necitit: </span> : null}
        {subject}
      </p>
      <p>{last}</p>
    </Anchor>
  );
}

function Conversations() {
  return (
    <div className="mail__list">
      <form className="find" method="get">
        <Field name="m" id="cauta-mesaje" label="Caută participant sau subiect" hiddenLabel>
          <SearchInput placeholder="Participant sau subiect" />
        </Field>
      </form>
      <div className="convs">
        <ConversationLink
          here
          seed="c1"
          name="Comuna Fântâna Albastră"
          when="14:20"
          subject="Portal de taxe și impozite locale"
          last="Mulțumim. Luni avem ședință, revenim marți."
        />
        <ConversationLink
          unread
          seed="c2"
          name="Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”"
          when="16 nov."
          subject="Audit de securitate"
          last="Am atașat inventarul rețelei."
        />
      </div>
    </div>
  );
}

function Log() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="log" role="log" tabIndex={0} aria-label="Mesajele conversației">
      <div>
        <p className="day">5 noiembrie 2026</p>
        <div className="msg">
          <p>Bună ziua. Programul nostru de impozite este din 2014. Se poate lega de portal?</p>
          <small>
            Ana M., Fântâna Albastră
            <Dot />
            10:12
          </small>
        </div>
        <div className="msg msg--own">
          <p>Da. Am făcut-o la două comune cu același program. Vă trimit schema.</p>
          <a className="att" href="/fisiere/1">
            <Icon of={Paperclip} />
            <span>
              Schema de legare cu programul de impozite.pdf
              <br />
              <span className="small muted">1,2 MB</span>
            </span>
          </a>
          <small>
            10:40
            <Dot />
            <Icon of={CheckCheck} size="small" />
            citit
          </small>
        </div>
        <p className="sys">
          Bugetul solicitării a fost modificat: 75.000 → 90.000 lei. Oferta dumneavoastră a fost confirmată.
        </p>
      </div>
    </div>
  );
}

function Composer() {
  return (
    <form className="composer" method="post">
      <Field name="text" id="mesaj" label="Mesajul dumneavoastră" hiddenLabel>
        <Textarea placeholder="Scrieți un mesaj" />
      </Field>
      <div className="composer__end">
        <span className="small muted with-keys">Enter trimite, Shift+Enter rând nou</span>
        <Button variant="primary" icon={Send}>
          Trimite
        </Button>
      </div>
    </form>
  );
}

/** The classes of the messages screen (`messages.css`), with invented texts. */
export const messagesExamples: ExampleModule = {
  name: "Ecran: mesaje",
  examples: [
    {
      title: "Lista și conversația deschisă",
      element: (
        <div className="mail">
          <Conversations />
          <section className="talk" aria-label="Conversație">
            <header className="talk__h">
              <Crumb href="/mesaje">Conversații</Crumb>
              <div className="split split--center">
                <div className="who">
                  <Cloth seed="c1" kind="UAT" verified />
                  <div>
                    <h2>Portal de taxe și impozite locale</h2>
                    <span className="small muted">Comuna Fântâna Albastră</span>
                  </div>
                </div>
                <Badge tone="green" icon={CircleDot}>
                  Activ
                </Badge>
              </div>
            </header>
            <Log />
            <Composer />
          </section>
        </div>
      ),
    },
  ],
};
