import type { Route } from "./+types/firma.layout";
import { doorFor } from "./doors.server";
import { WorkspaceFrame } from "./frame";
import { frameData } from "./frame-data.server";

export const middleware: Route.MiddlewareFunction[] = [doorFor("FIRMA")];

export const loader = ({ context }: Route.LoaderArgs) => frameData(context);

export default function FirmaLayout({ loaderData }: Route.ComponentProps) {
  return <WorkspaceFrame {...loaderData} />;
}
