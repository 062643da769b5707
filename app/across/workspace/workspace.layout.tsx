import type { Route } from "./+types/workspace.layout";
import { door } from "./doors.server";
import { WorkspaceFrame } from "./frame";
import { frameData } from "./frame-data.server";

export const middleware: Route.MiddlewareFunction[] = [door];

export const loader = ({ context }: Route.LoaderArgs) => frameData(context);

export default function WorkspaceLayout({ loaderData }: Route.ComponentProps) {
  return <WorkspaceFrame {...loaderData} />;
}
