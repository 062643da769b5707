import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/http/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { orNotFound } from "~/platform/refusal";
import { CountyField } from "~/ui/field/county-field";
import { PostPage } from "~/ui/form/form-page";
import { creationForm } from "../forms";
import { AddressField, KindField, NameField } from "../parts/section-fields";
import { OWN_COMMUNITY } from "../rules/paths";
import { communityPolicy } from "../rules/policy";
import { communityIdOf } from "../store/desk.server";
import { makeCommunity } from "../verbs/creation.server";
import type { Route } from "./+types/community-new.page";
import { SAVED } from "./edit.server";

/** The actor's authority, and whether it already has a community. Throws when the actor may not create one. */
async function authorityOf(actor: Actor) {
  const organisation = orNotFound(actor.organisation && (await organisationById(actor.organisation.id)));
  const place = { organisationId: organisation.id, deletedAt: null };
  communityPolicy.allow("create", actor, place, now(), WAY);
  return { organisation, hasOne: (await communityIdOf(organisation.id)) !== null };
}

const WAY = { href: OWN_COMMUNITY, label: "Înapoi la vitrina comunității" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { organisation, hasOne } = await authorityOf(actor);
  if (hasOne) throw redirect(OWN_COMMUNITY);
  const { name, county, authorityKind, address } = organisation;
  return {
    formKey: newFormKey(),
    ...(await draftOnPage(request, actor.userId)),
    checkedKind: authorityKind && authorityKindLabel(authorityKind),
    defaults: { name, county, kind: authorityKind, address },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  await authorityOf(actor);
  const checked = checkForm(form, creationForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const location = await once(form, actor.userId, async () => {
    await makeCommunity(actor, checked.value);
    return OWN_COMMUNITY;
  });
  return goTo(location, { tone: "green", title: SAVED, text: "De aici o completați, parte cu parte." });
}

export default function CommunityNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, checkedKind, defaults, draft, typed } = loaderData;
  return (
    <PostPage
      heading="Creați pagina comunității"
      back={{ href: OWN_COMMUNITY, label: "Vitrina Comunității" }}
      intro="Am completat ce se știe din înscriere. Restul (descriere, imagini, atracții, proiecte) se adaugă după aceea, oricând."
      answered={actionData}
      typed={typed}
      defaults={defaults}
      formKey={formKey}
      draft={draft}
      submit="Creează pagina"
      busyLabel="Se creează…"
    >
      <NameField />
      <KindField checked={checkedKind} />
      <CountyField name="county" />
      <AddressField />
    </PostPage>
  );
}
