import { redirect } from "react-router";
import type { Actor } from "~/modules/accounts/rules/actor";
import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { storedFirst } from "~/modules/accounts/store/last-edit.server";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { orNotFound } from "~/platform/refusal";
import { countyText } from "~/platform/romania/counties";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { creationForm } from "../forms";
import { CheckedKind } from "../parts/section-fields";
import { OWN_COMMUNITY } from "../rules/paths";
import { communityPolicy } from "../rules/policy";
import { SECTIONS } from "../rules/sections";
import { communityIdOf } from "../store/desk.server";
import { communityOf } from "../store/profile.server";
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
    ...(await draftOnPage(request, actor.userId)),
    checkedKind: authorityKind && authorityKindLabel(authorityKind),
    defaults: { name, county, kind: authorityKind, address },
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, creationForm, {
    back: async ({ actor }) => {
      await authorityOf(actor);
      return OWN_COMMUNITY;
    },
    done: { title: SAVED, text: "De aici o completați, parte cu parte." },
    work: async ({ actor, value }) => {
      await makeCommunity(actor, value);
    },
    first: async ({ actor }) => {
      const made = await communityOf(actor.organisation?.id ?? "");
      if (!made) return null;
      const texts = [made.name, countyText(made.county), made.address ?? ""].filter(Boolean);
      return storedFirst(actor, { what: "community.created", subjectId: made.id }, texts);
    },
  });

const { name } = SECTIONS.profile;
const { kind, county } = SECTIONS.location;
const { address } = SECTIONS.contact;

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
      <TableFields table={{ name }} />
      <CheckedKind kind={checkedKind} />
      <TableFields table={{ ...(checkedKind === null ? { kind } : {}), county, address }} />
    </PostPage>
  );
}
