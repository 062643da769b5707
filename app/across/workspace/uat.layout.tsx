import type { Route } from "./+types/uat.layout";
import { doorFor } from "./doors.server";
import { WorkspaceFrame } from "./frame";
import { frameData } from "./frame-data.server";

export const middleware: Route.MiddlewareFunction[] = [doorFor("UAT")];

export const loader = ({ context }: Route.LoaderArgs) => frameData(context);

export default function UatLayout({ loaderData }: Route.ComponentProps) {
  return <WorkspaceFrame {...loaderData} />;
}
