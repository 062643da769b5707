import { log } from "~/platform/log.server";
import { notFound } from "~/platform/refusal";
import type { Route } from "./+types/public-missing.page";

const LONGEST_LOGGED = 200;

/** Any other address. The attempt is one line of the log, cut and escaped by it. */
export function loader({ request, url }: Route.LoaderArgs): never {
  log.info({ path: url.pathname.slice(0, LONGEST_LOGGED), method: request.method }, "unknown path");
  throw notFound();
}

export const action = loader;

export default function Missing() {
  return null;
}
