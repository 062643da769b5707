import { addDays, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { settings } from "~/platform/settings.server";
import { contact } from "../rules/content";

/** RFC 9116 allows a year at most. Counted from the first of the month, so that the file is stable during it. */
const VALID_DAYS = 180;

/** Contact for reporting vulnerabilities. */
export function loader() {
  const month = `${localDateOf(now()).slice(0, 7)}-01` as LocalDate;
  const lines = [
    `Contact: mailto:${contact.email}`,
    `Expires: ${addDays(month, VALID_DAYS)}T00:00:00Z`,
    "Preferred-Languages: ro, en",
    `Canonical: ${settings().origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
