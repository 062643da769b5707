import { uatOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { Crumb } from "~/ui/crumb/crumb";
import { Stack } from "~/ui/layout/layout";
import { PrintButton } from "~/ui/print/print-button";
import { ResourceReading } from "../parts/resource-reading";
import { resourcePath } from "../rules/paths";
import type { Route } from "./+types/resource-print.page";
import { resourceView } from "./resource-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const id = idFromPath(params.id);
  return resourceView(actor, { id, page: resourcePath(id), number: null }, now());
}

/** The browser offers the title as the name of the file: it has the edition and its date. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData ? `${loaderData.title}, ediția ${loaderData.number}, ${loaderData.published.words}` : "Document",
  },
];

/** A document for printing, or for saving as PDF from the window of printing. */
export default function ResourcePrint({ loaderData: view }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <div className="split split--center screen-only">
        <Crumb href={view.page}>{view.title}</Crumb>
        <PrintButton />
      </div>
      <p className="small muted screen-only">
        Fără fereastra de tipărire, apăsați Ctrl+P, apoi alegeți „Salvează ca PDF” în locul imprimantei.
      </p>
      <ResourceReading view={view} />
    </Stack>
  );
}
