import { render } from "@react-email/render";
import { idFromPath } from "~/platform/form/id";
import { mailById } from "~/platform/mail/mail.server";
import { notFound } from "~/platform/refusal";
import type { Route } from "./+types/mail-html";
import { onlyInDemo } from "./guard.server";
import { samples } from "./samples";

/** The HTML of a stored mail or of a sample; its content policy allows its own styles and no scripts. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  onlyInDemo();
  const html =
    params.name === undefined ? (await mailById(idFromPath(params.id)))?.html : await sampleHtml(params.name);
  if (html === undefined) throw notFound();
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups",
    },
  });
}

async function sampleHtml(name: string): Promise<string | undefined> {
  const sample = samples.find((one) => one.name === name);
  return sample && render(sample.body);
}
