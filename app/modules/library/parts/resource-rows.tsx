import { Bookmark, BookmarkCheck, BookOpen, Download, FileText, ListChecks } from "lucide-react";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { PostButton } from "~/ui/form/post-button";
import type { IconShape } from "~/ui/icon/icon";
import { Cell, IconSlot, Row } from "~/ui/list/row";
import { resourcePath } from "../rules/paths";
import type { ResourceKind } from "../rules/vocabulary";
import type { ResourceRow } from "../views/resource-view.server";
import { StateBadge } from "./verification-notice";

const KIND_ICONS: Readonly<Record<ResourceKind, IconShape>> = {
  guide: BookOpen,
  template: FileText,
  checklist: ListChecks,
};

export const KindSlot = ({ of }: { of: ResourceKind }) => <IconSlot icon={KIND_ICONS[of]} />;

type ResourceRowsProps = {
  /** `isKept`: whether it is among the favourites of whoever reads; missing where that is not asked. */
  rows: readonly (ResourceRow & { isKept?: boolean })[];
  /** The address of the list, to which the button of favourites leads back. */
  back?: string;
  /** Beside something else: only title and kind. */
  short?: boolean;
  /** Where a search found a document inside its file, by its id. */
  places?: Readonly<Record<string, string>>;
};

/** Documents in a list, each with how far it can be relied on and ways to download it. */
export const ResourceRows = ({ rows, back = "", short = false, places = {} }: ResourceRowsProps) =>
  rows.map((row) => {
    const { id, title, kind, kindCode, category, files } = row;
    if (short) return <Row key={id} href={resourcePath(id)} title={title} facts={[kind, category]} />;
    return (
      <Row
        key={id}
        href={resourcePath(id)}
        title={title}
        slot={<KindSlot of={kindCode} />}
        facts={[kind, category, files, places[id]]}
        cell={<Cell wide unit={<Trust {...row} />} />}
        menu={[
          ...downloadsOf(row, resourcePath(id)),
          ...(row.isKept === undefined
            ? []
            : [<Favourite key="favourite" document={row} isKept={row.isKept} back={back} />]),
        ]}
      />
    );
  });

type FavouriteProps = { document: Pick<ResourceRow, "id" | "title">; isKept: boolean; back: string };

function Favourite({ document: { id, title }, isKept, back }: FavouriteProps) {
  return (
    <PostButton
      action={`${resourcePath(id)}/favourite`}
      fields={{ kept: isKept ? "no" : "yes", [RETURN_TO]: back }}
      preventScrollReset
      icon={isKept ? BookmarkCheck : Bookmark}
      small
      variant="quiet"
    >
      {isKept ? "Scoate din favorite" : "Adaugă la favorite"}
      <span className="vh">: {title}</span>
    </PostButton>
  );
}

/** The day of the verification, or the state that says why it does not hold. */
export const Trust = ({ state, isExample, words }: Pick<ResourceRow, "state" | "isExample" | "words">) =>
  state === "verified" ? words.split(";")[0] : <StateBadge state={state} isExample={isExample} />;

type Downloaded = Pick<ResourceRow, "hasText" | "isTemplate" | "onlyFile">;

/** The entries of a document's menu: the files made of its text, or its only file. */
export function downloadsOf({ hasText, isTemplate, onlyFile }: Downloaded, page: string) {
  const made = { icon: Download, post: `${page}/download`, reload: true };
  return [
    hasText ? { ...made, label: "Salvează ca PDF" } : null,
    hasText && isTemplate ? { ...made, label: "Descarcă DOCX", fields: { format: "docx" } } : null,
    onlyFile === null
      ? null
      : { label: "Descarcă fișierul", icon: Download, href: onlyFile, download: true, reload: true },
  ].filter((entry) => entry !== null);
}
