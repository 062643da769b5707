import { Outlet } from "react-router";
import { Refusal } from "../parts/refusal";
import type { Route } from "./+types/refusals.layout";

/** Inside each layout, so that the page of a refusal keeps its navigation. */
export default function Refusals() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <Refusal error={error} />;
