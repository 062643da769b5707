import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { counts } from "../counts/counts.server";
import { onConnections } from "../database/connection.server";
import { log } from "../log.server";
import { countTry, type Limit } from "../rate-limit/rate-limit.server";
import { Refusal } from "../refusal";
import { settings } from "../settings.server";
import { REPORT_PATH } from "./headers.server";

const MOST_BYTES = 16 * 1024;
const MOST_REPORTS = 5;
const fromAddress: Limit = { name: "policy-report-address", most: 20, seconds: 60, sentence: "" };
const fromAnywhere: Limit = { name: "policy-report", most: 300, seconds: 3600, sentence: "" };

const text = z.string().max(4_000).default("");
/** Of the two ways in which browsers report, the newer one first. */
const reports = z.union([
  z
    .array(
      z.object({ type: z.string(), body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) }),
    )
    .transform((all) => all.filter(({ type }) => type === "csp-violation").map(({ body }) => body)),
  z
    .object({
      "csp-report": z.object({
        "document-uri": text,
        "effective-directive": text,
        "violated-directive": text,
        "blocked-uri": text,
      }),
    })
    .transform(({ "csp-report": report }) => [
      {
        documentURL: report["document-uri"],
        effectiveDirective: report["effective-directive"] || report["violated-directive"],
        blockedURL: report["blocked-uri"],
      },
    ]),
]);

/**
 * Receives browsers' reports of content security policy violations. The endpoint is open to everyone, so the body is small,
 * the number of reports is limited, and only checked words are logged.
 */
export function policyReports(hono: Hono, addressOf: (context: Context) => string): void {
  hono.post(
    REPORT_PATH,
    bodyLimit({ maxSize: MOST_BYTES, onError: (context) => context.body(null, 413) }),
    async (context) => {
      if (await isFlooded(addressOf(context))) return context.body(null, 429);
      const given = reports.safeParse(await context.req.json().catch(() => null));
      if (!given.success) return context.body(null, 400);
      for (const { documentURL, effectiveDirective, blockedURL } of given.data.slice(0, MOST_REPORTS)) {
        const path = pathOfOurs(documentURL);
        if (path === null) continue;
        counts.note("page-policy");
        const [directive = ""] = /^[a-z-]{1,40}/.exec(effectiveDirective) ?? [];
        log.warn({ path, directive, blocked: blockedFrom(blockedURL) }, "a page broke its content policy");
      }
      return context.body(null, 204);
    },
  );
}

async function isFlooded(address: string): Promise<boolean> {
  try {
    await onConnections("background", () => countTry(fromAddress, address));
    await onConnections("background", () => countTry(fromAnywhere, "all"));
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

function pathOfOurs(address: string): string | null {
  const url = URL.parse(address);
  const { origin, otherOrigins } = settings();
  return url && [origin, ...otherOrigins].includes(url.origin) ? url.pathname : null;
}

/** "inline", "eval", or the site alone: an address may carry what is private. */
function blockedFrom(address: string): string {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  const url = URL.parse(address);
  return url ? `${url.protocol}//${url.host}`.slice(0, 200) : "";
}
