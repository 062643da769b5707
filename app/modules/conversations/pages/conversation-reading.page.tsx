import { data, redirect } from "react-router";
import { idFromForm, idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { threadPath } from "../rules";
import { markRead } from "../verbs.server";
import type { Route } from "./+types/conversation-reading.page";
import { memberOf } from "./list.server";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(threadPath(memberOf(context), idFromPath(params.id)));

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  await markRead(memberOf(context), idFromPath(params.id), idFromForm(form.get("messageId")));
  return data(null);
}

export default function Reading() {
  return null;
}
