import { Outlet } from "react-router";
import { onlySignedIn } from "../http/workspace-guard.server";
import type { Route } from "./+types/signed-in.layout";

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn];

export default function SignedInLayout() {
  return <Outlet />;
}
