import { settings } from "~/platform/settings.server";
import { textAnswer } from "../http/answer.server";
import type { Route } from "./+types/robots";

/** Workspaces, sign-in pages, links from e-mails, confirmations and search results (RFC 9309). */
const NOT_FOR_ROBOTS = [
  "/uat/",
  "/firma/",
  "/admin",
  "/login",
  "/reluare",
  "/confirmare/",
  "/parola-noua/",
  "/abonare/",
  "/support/trimis/",
  "/cauta?",
  "/dev/",
  "/live",
];

export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${settings().origin}/sitemap.xml`,
    "",
  ];
  return textAnswer(request, "text/plain; charset=utf-8", lines.join("\n"));
}
