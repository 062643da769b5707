import { Outlet } from "react-router";
import type { Route } from "./+types/refusals.layout";
import { Refusal } from "./parts/refusal";

/** Inside each layout, so that the page of a refusal keeps its navigation. */
export default function Refusals() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <Refusal error={error} />;
