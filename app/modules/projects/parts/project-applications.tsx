import { Card } from "~/ui/card/card";
import { Pager } from "~/ui/pager/pager";
import { Row, Rows } from "~/ui/rows/rows";
import { Moment } from "~/ui/text/text";
import { applicationPath } from "../rules/paths";
import { applicationPages } from "../rules/project-query";
import type { applicationView } from "../rules/view";
import { ApplicationBadge } from "./project-badges";

type Received = Pick<ReturnType<typeof applicationView>, "id" | "state" | "sent"> & {
  organisation: string;
  isSuspended: boolean;
};

type ApplicationsProps = {
  rows: readonly Received[];
  page: number;
  pages: number;
  /** Of the project's page. */
  path: string;
  /** By an ADMIN: nobody applies meanwhile. */
  isHidden: boolean;
};

const pathOn = (path: string, page: number): string => `${applicationPages.address(path, {}, { page })}#aplicatii`;

/** What its authority received for a project, one page of it. */
export function Applications({ rows, page, pages, path, isHidden }: ApplicationsProps) {
  return (
    <Card heading="Aplicații" id="aplicatii">
      {rows.length === 0 ? (
        <p className="muted">
          {isHidden
            ? "Nicio aplicație. Cât timp proiectul este ascuns, nu se poate aplica."
            : "Nicio aplicație încă. Vă anunțăm când sosește una."}
        </p>
      ) : (
        <Rows>
          {rows.map(({ id, state, sent, organisation, isSuspended }) => (
            <Row
              key={id}
              href={applicationPath(id)}
              title={organisation}
              facts={[
                <Moment key="sent" at={sent.at}>
                  {sent.text}
                </Moment>,
                isSuspended ? "cont suspendat" : null,
              ].filter(Boolean)}
              end={<ApplicationBadge state={state} />}
            />
          ))}
        </Rows>
      )}
      <Pager page={page} pages={pages} href={(to) => pathOn(path, to)} label="Paginile aplicațiilor" />
    </Card>
  );
}
