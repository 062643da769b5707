import { settings } from "~/platform/settings.server";
import { descriptionFor } from "../description";

/** Tells browsers how to search here from their own bar. */
export function loader(): Response {
  return new Response(descriptionFor(settings().origin), {
    headers: {
      "content-type": "application/opensearchdescription+xml; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
