import { adminOf } from "~/modules/accounts/http/request.server";
import { textIn } from "~/platform/form/answers";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { LinkForm } from "../parts/link-form";
import { ADMIN_LINKS } from "../rules/paths";
import { editLink, linkInputOf, linkVersionOf } from "../verbs/links.server";
import type { Route } from "./+types/link-edit.page";
import { readLink } from "./link-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  const link = await linkInputOf(idFromPath(params.id));
  const { draft, typed, version, formKey } = await draftOnPage(request, userId);
  return { formKey, version: version ?? linkVersionOf(link), draft, typed, defaults: defaultsOf(link) };
}

const defaultsOf = (link: Awaited<ReturnType<typeof linkInputOf>>) => ({ ...link, rank: String(link.rank) });

const LABELS = { title: "Denumirea", address: "Adresa", note: "Ce se găsește acolo", rank: "Locul în listă" };

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const id = idFromPath(params.id);
  await linkInputOf(id); // 404 before the form is read
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: await readLink(form, id),
    kept: null,
    save: (value, seen) => editLink(actor, id, value, seen),
    stored: async ({ values }) => {
      const { title, address, note, rank } = defaultsOf(await linkInputOf(id));
      const yours = Object.fromEntries(Object.keys(LABELS).map((name) => [name, textIn(values, name)]));
      const differences = differencesOf(LABELS, { title, address, note, rank }, yours);
      return { version: linkVersionOf(await linkInputOf(id)), last: null, differences };
    },
    back: ADMIN_LINKS,
    done: { tone: "green", title: "Linkul a fost salvat." },
  });
}

export default function LinkEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkForm heading="Editează linkul" view={loaderData} answered={actionData} />;
}
