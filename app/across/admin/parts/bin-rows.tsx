import { Hourglass, Trash2, Undo2 } from "lucide-react";
import { FROM_BIN } from "~/modules/accounts/rules/bin";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { Badge } from "~/ui/badge/badge";
import { DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { PostButton } from "~/ui/form/post-button";
import { Dotted } from "~/ui/text/text";
import type { BinItem } from "../verbs/bin.server";

/** Deleted things: who deleted them, when, how long they can still be restored. */
export function BinRows({ items }: { items: readonly BinItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key} className="reqrow">
          <div className="reqrow__words">
            <b>{item.title}</b>
            <p className="small muted num">
              <Dotted facts={item.facts} />
            </p>
          </div>
          <Badge icon={Hourglass}>{item.left}</Badge>
          <div className="reqrow__do">
            <PostButton
              small
              icon={Undo2}
              action={item.restoration}
              fields={{ [SENT_FROM]: FROM_BIN }}
              busyLabel="Se restaurează…"
            >
              Restaurează<span className="vh">: {item.title}</span>
            </PostButton>
            <Purge item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Purge({ item: { key, purge, title, loses } }: { item: BinItem }) {
  const dialog = `definitiv-${key}`;
  return (
    <>
      <DialogLink small variant="quiet" icon={Trash2} dialog={dialog} href={purge}>
        Șterge definitiv<span className="vh">: {title}</span>
      </DialogLink>
      <QuestionDialog id={dialog} title="Ștergeți definitiv?" effect={purgeEffect({ title, loses })}>
        <PurgeForm action={purge} />
      </QuestionDialog>
    </>
  );
}

export const purgeEffect = ({ title, loses }: Pick<BinItem, "title" | "loses">): string =>
  `${quoted(title)} se șterge acum, ${loses}. Nu se mai poate restaura.`;

/** In a dialog, or on a page of its own where JavaScript is off. */
export const PurgeForm = ({ action }: { action: string }) => (
  <PostButton variant="danger" icon={Trash2} action={action} busyLabel="Se șterge…">
    Șterge definitiv
  </PostButton>
);
