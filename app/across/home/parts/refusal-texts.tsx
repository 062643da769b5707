import { cutSentence } from "~/platform/form/answers";
import { DRAFT_DAYS, draftRemovalPath } from "~/platform/form/draft-view";
import { plural } from "~/platform/language/plural";
import type { CutText, RefusalData, StoredFirst, TypedTexts } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { CopyButton } from "~/ui/button/copy-text";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Cluster } from "~/ui/layout/layout";
import { TypedTextList } from "~/ui/text/typed-texts";

/** The text that came first, where there can be only one, and the one that was typed and not sent. */
export function RefusalTexts({ stored, typed }: Pick<RefusalData, "stored" | "typed">) {
  return (
    <>
      {stored && (stored.texts.length > 0 || stored.by || stored.when) ? <Stored stored={stored} /> : null}
      {typed ? <Typed typed={typed} /> : null}
    </>
  );
}

function Stored({ stored: { by, when, texts } }: { stored: StoredFirst }) {
  const said = ["Trimis", when, by && `de ${by}`].filter(Boolean).join(" ");
  return (
    <Card heading="Ce s-a trimis deja">
      {by || when ? <p className="small muted">{said}.</p> : null}
      <TypedTextList texts={texts.map((text) => ({ label: null, text }))} />
    </Card>
  );
}

/** Characters: the button holds the text a second time. */
const MOST_COPIED = 50_000;

function Typed({ typed: { texts, cut, draft } }: { typed: TypedTexts }) {
  const together = texts.map(({ text }) => text).join("\n\n");
  return (
    <Card heading="Ce ați scris">
      <Notice tone="yellow">{`Nu s-a trimis nimic. ${whereKept(texts.length === 1, draft)}`}</Notice>
      {cut ? <Cut cut={cut} /> : null}
      <TypedTextList texts={texts} />
      <Cluster>
        {together.length > MOST_COPIED ? null : (
          <CopyButton text={together} label={texts.length === 1 ? "Copiază textul" : "Copiază textele"} />
        )}
        {draft ? (
          <ButtonLink variant="quiet" href={draftRemovalPath(draft.path)}>
            Șterge textul
          </ButtonLink>
        ) : null}
      </Cluster>
    </Card>
  );
}

function whereKept(isOne: boolean, draft: TypedTexts["draft"]): string {
  if (draft !== null) {
    const days = plural(DRAFT_DAYS, "zi", "zile");
    return isOne
      ? `Textul este păstrat ${draft.from} și rămâne ${days}, dacă nu îl ștergeți înainte.`
      : `Textele sunt păstrate ${draft.from} și rămân ${days}, dacă nu le ștergeți înainte.`;
  }
  return isOne
    ? "Copiați textul dacă aveți nevoie de el: nu se păstrează în altă parte."
    : "Copiați textele dacă aveți nevoie de ele: nu se păstrează în altă parte.";
}

function Cut({ cut }: { cut: CutText }) {
  const { sentence, href } = cutSentence(cut);
  return (
    <Notice tone="yellow">
      {href ? (
        <Anchor href={href} download>
          {sentence}.
        </Anchor>
      ) : (
        `${sentence}.`
      )}
    </Notice>
  );
}
