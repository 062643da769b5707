import { Hourglass, Trash2, Undo2 } from "lucide-react";
import { FROM_BIN } from "~/modules/accounts/rules/bin";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { Badge } from "~/ui/badge/badge";
import { PostButton } from "~/ui/form/post-button";
import { Row } from "~/ui/list/row";
import type { BinItem } from "../verbs/bin.server";

/** A deleted thing: who deleted it, when, how long it can still be restored. */
export const BinRow = ({ item: { title, facts, left, restoration, purge } }: { item: BinItem }) => (
  <Row
    title={title}
    facts={facts}
    state={<Badge icon={Hourglass}>{left}</Badge>}
    action={{
      label: "Restaurează",
      icon: Undo2,
      post: restoration,
      fields: { [SENT_FROM]: FROM_BIN },
      busyLabel: "Se restaurează…",
    }}
    menu={[{ label: "Șterge definitiv", icon: Trash2, href: purge }]}
  />
);

export const purgeEffect = ({ title, loses }: Pick<BinItem, "title" | "loses">): string =>
  `${quoted(title)} se șterge acum, ${loses}. Nu se mai poate restaura.`;

export const PurgeForm = ({ action }: { action: string }) => (
  <PostButton variant="danger" icon={Trash2} action={action} busyLabel="Se șterge…">
    Șterge definitiv
  </PostButton>
);
