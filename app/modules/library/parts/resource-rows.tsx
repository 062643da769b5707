import { Download } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import { resourcePath } from "../rules/paths";
import type { ResourceRow } from "../views/resource-view.server";
import { StateBadge } from "./verification-notice";

type ResourceRowsProps = {
  rows: readonly ResourceRow[];
  /** Beside something else: only title and kind. */
  short?: boolean;
  /** Where a search found a document inside its file, by its id. */
  places?: Readonly<Record<string, string>>;
};

/** Documents in a list, each with its state and a way to download it, or its only file. */
export function ResourceRows({ rows, short = false, places = {} }: ResourceRowsProps) {
  return (
    <Rows>
      {rows.map(({ id, title, summary, kind, category, files, state, isExample, hasText, isTemplate, onlyFile }) =>
        short ? (
          <Row key={id} href={resourcePath(id)} title={title} facts={[kind, category]} />
        ) : (
          <Row
            key={id}
            title={<Anchor href={resourcePath(id)}>{title}</Anchor>}
            note={
              <>
                {summary === "" ? null : <span className="clamp clamp--1">{summary}</span>}
                <span className="block">
                  <Dotted facts={files === "" ? [kind, category] : [kind, category, files]} />
                </span>
                {places[id] === undefined ? null : <span className="block">{places[id]}</span>}
              </>
            }
            end={
              <Cluster tight>
                <StateBadge state={state} isExample={isExample} />
                {hasText && isTemplate ? (
                  <PostButton
                    small
                    variant="quiet"
                    icon={Download}
                    action={resourcePath(id, "download")}
                    fields={{ format: "docx" }}
                    reloadDocument
                  >
                    Descarcă DOCX<span className="vh">: {title}</span>
                  </PostButton>
                ) : null}
                {hasText ? (
                  <PostButton
                    small
                    variant="quiet"
                    icon={Download}
                    action={resourcePath(id, "download")}
                    reloadDocument
                  >
                    Salvează ca PDF<span className="vh">: {title}</span>
                  </PostButton>
                ) : null}
                {onlyFile === null ? null : (
                  <ButtonLink small variant="quiet" icon={Download} href={onlyFile} download reload>
                    Descarcă fișierul<span className="vh">: {title}</span>
                  </ButtonLink>
                )}
              </Cluster>
            }
          />
        ),
      )}
    </Rows>
  );
}
