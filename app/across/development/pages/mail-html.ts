import { idFromPath } from "~/platform/form/id";
import { mailById } from "~/platform/mail/mail.server";
import { notFound } from "~/platform/refusal";
import { onlyInDemo } from "../guard.server";
import { mailAnswer } from "../mail-answer.server";
import type { Route } from "./+types/mail-html";

export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  onlyInDemo();
  const mail = await mailById(idFromPath(params.id));
  if (!mail) throw notFound();
  return mailAnswer(mail.html);
}
