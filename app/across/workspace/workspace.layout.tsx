import type { Route } from "./+types/workspace.layout";
import { WorkspaceFrame } from "./frame";
import { frameData } from "./frame-data.server";
import { onlyOwnWorkspace } from "./workspace-guard.server";

export const middleware: Route.MiddlewareFunction[] = [onlyOwnWorkspace];

export const loader = (asked: Route.LoaderArgs) => frameData(asked);

export default function WorkspaceLayout({ loaderData }: Route.ComponentProps) {
  return <WorkspaceFrame {...loaderData} />;
}
