import { keepsLastList, lastListOf } from "~/platform/http/last-list.server";
import { LastList } from "~/ui/head/crumb";
import { frameData } from "../http/frame-data.server";
import { onlyOwnWorkspace } from "../http/workspace-guard.server";
import { WorkspaceFrame } from "../parts/frame";
import type { Route } from "./+types/workspace.layout";

export const middleware: Route.MiddlewareFunction[] = [onlyOwnWorkspace, keepsLastList];

export const loader = async (asked: Route.LoaderArgs) => ({
  frame: await frameData(asked),
  lastList: lastListOf(asked.request),
});

export default function WorkspaceLayout({ loaderData }: Route.ComponentProps) {
  return (
    <LastList value={loaderData.lastList}>
      <WorkspaceFrame {...loaderData.frame} />
    </LastList>
  );
}
