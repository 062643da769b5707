import { type CutText, cutSentence } from "~/platform/form/answers";
import { draftRemovalPath } from "~/platform/form/draft-view";
import type { RefusalData, StoredFirst, TypedTexts } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { CopyButton } from "~/ui/copy-text/copy-text";
import { Notice } from "~/ui/flash/flash";
import { Cluster } from "~/ui/layout/layout";

/** The text that came first, where there can be only one, and the one that was typed and not sent. */
export function RefusalTexts({ stored, typed }: Pick<RefusalData, "stored" | "typed">) {
  return (
    <>
      {stored ? <Stored stored={stored} /> : null}
      {typed ? <Typed typed={typed} /> : null}
    </>
  );
}

function Stored({ stored: { by, when, texts } }: { stored: StoredFirst }) {
  const said = ["Trimis", when, by && `de ${by}`].filter(Boolean).join(" ");
  return (
    <Card heading="Ce s-a trimis deja">
      {by || when ? <p className="small muted">{said}.</p> : null}
      <Texts texts={texts} />
    </Card>
  );
}

/** Characters: the button holds the text a second time. */
const MOST_COPIED = 50_000;

function Typed({ typed: { texts, cut, draft } }: { typed: TypedTexts }) {
  const together = texts.join("\n\n");
  return (
    <Card heading="Ce ați scris">
      <Notice tone="yellow">
        {draft
          ? `Nu s-a trimis nimic. Textul se păstrează ca ciornă ${draft.from}, până o ștergeți.`
          : "Nu s-a trimis nimic. Copiați textul dacă aveți nevoie de el: nu se păstrează în altă parte."}
      </Notice>
      {cut ? <Cut cut={cut} /> : null}
      <Texts texts={texts} />
      <Cluster>
        {together.length > MOST_COPIED ? null : <CopyButton text={together} label="Copiază textul" />}
        {draft ? (
          <ButtonLink variant="quiet" href={draftRemovalPath(draft.path)}>
            Șterge ciorna
          </ButtonLink>
        ) : null}
      </Cluster>
    </Card>
  );
}

function Cut({ cut }: { cut: CutText }) {
  const { sentence, href } = cutSentence(cut);
  return <Notice tone="yellow">{href ? <Anchor href={href}>{sentence}.</Anchor> : `${sentence}.`}</Notice>;
}

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the texts of one form never change places
    <p key={index} className="lines--typed">
      {text}
    </p>
  ));
