import { render } from "@react-email/render";
import { notFound } from "~/platform/refusal";
import { onlyInDemo } from "../guard.server";
import { mailAnswer } from "../mail-answer.server";
import { samples } from "../samples";
import type { Route } from "./+types/mail-sample";

export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  onlyInDemo();
  const sample = samples.find(({ name }) => name === params.name);
  if (!sample) throw notFound();
  return mailAnswer(await render(sample.body));
}
