import { Outlet } from "react-router";
import { FetchedRefusal } from "../parts/fetched-refusal";
import type { Route } from "./+types/refusals.layout";

/** Inside each layout, so that the page of a refusal keeps its navigation. */
export default function Refusals() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <FetchedRefusal error={error} />;
