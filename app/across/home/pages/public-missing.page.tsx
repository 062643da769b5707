import { notFound } from "~/platform/refusal";
import { logUnknownPath } from "../http/unknown-path.server";
import type { Route } from "./+types/public-missing.page";

/** Matches any other address and logs it. */
export function loader({ request, url }: Route.LoaderArgs): never {
  logUnknownPath(request.method, url.pathname);
  throw notFound();
}

export const action = loader;

export default function Missing() {
  return null;
}
