import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Moment } from "~/ui/text/text";
import { applicationPath } from "../rules/paths";
import type { applicationView } from "../rules/view";
import { ApplicationBadge } from "./project-badges";

export type OwnApplicationProps = { own: ReturnType<typeof applicationView> & { mayWithdraw: boolean } };

/** What the reader's organisation wrote to the authority, on the page of the project. */
export function OwnApplication({ own }: OwnApplicationProps) {
  return (
    <Card heading="Aplicația organizației dumneavoastră" action={<ApplicationBadge state={own.state} />} id="aplicatie">
      <p className="small muted">
        Trimisă la <Moment at={own.sent.at}>{own.sent.text}</Moment>
      </p>
      <Paragraphs of={own.text} />
      {own.reason ? (
        <Notice>
          <b>Ce v-a transmis autoritatea:</b> {own.reason}
        </Notice>
      ) : null}
      {own.mayWithdraw ? (
        <ButtonLink small variant="quiet" href={applicationPath(own.id, "withdrawal")}>
          Retrage aplicația
        </ButtonLink>
      ) : null}
    </Card>
  );
}
