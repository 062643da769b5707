import type { Route } from "./+types/admin.layout";
import { doorFor } from "./doors.server";
import { WorkspaceFrame } from "./frame";
import { frameData } from "./frame-data.server";

export const middleware: Route.MiddlewareFunction[] = [doorFor("ADMIN")];

export const loader = ({ context }: Route.LoaderArgs) => frameData(context);

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return <WorkspaceFrame {...loaderData} />;
}
