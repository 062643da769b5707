import { orNotFound } from "~/platform/refusal";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { type DeskForm, isDeskForm } from "../rules/editing";
import type { Route } from "./+types/desk-form.page";
import { loadForm, saveForm } from "./desk-form.server";

export const shouldRevalidate = onlyElsewhere;

/** One page serves all forms of the desk; a segment of the route's pattern names the form. */
function formAt(pattern: string): DeskForm {
  const form = orNotFound(pattern.split("/").find(isDeskForm));
  return form;
}

export const loader = ({ pattern, ...asked }: Route.LoaderArgs) => loadForm(formAt(pattern), asked);
export const action = ({ pattern, ...asked }: Route.ActionArgs) => saveForm(formAt(pattern), asked);

export default function DeskFormPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPage loaded={loaderData} answered={actionData} />;
}
