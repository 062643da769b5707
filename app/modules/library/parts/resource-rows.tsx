import { BookOpen, Download, FileText, ListChecks } from "lucide-react";
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
  rows: readonly ResourceRow[];
  /** Beside something else: only title and kind. */
  short?: boolean;
  /** Where a search found a document inside its file, by its id. */
  places?: Readonly<Record<string, string>>;
};

/** Documents in a list, each with how far it can be relied on and ways to download it. */
export const ResourceRows = ({ rows, short = false, places = {} }: ResourceRowsProps) =>
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
        menu={downloadsOf(row, resourcePath(id))}
      />
    );
  });

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
