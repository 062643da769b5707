import type { RouterContextProvider } from "react-router";
import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { checkForm } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { notFound } from "~/platform/refusal";
import { sectionForms } from "../forms";
import { COVER_FIELD } from "../rules/desk";
import { SECTIONS, type Section, shownIn } from "../rules/editing";
import { communityById } from "../store/profile.server";
import { keptKind, type SectionInput, saveSection, sectionVersion } from "../verbs/sections.server";
import { type Desk, editableDesk } from "./desk.server";
import { afterEdit, editView, SAVED, type Stood } from "./edit.server";
import { bothLists, pictureDifference, picturesIn, picturesView, withPictures } from "./pictures.server";

type Loading = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined };
  request: Request;
};

/** What a section's page shows. */
export async function sectionPage(section: Section, { context, params, request }: Loading) {
  const desk = await editableDesk(context, params);
  const { actor, community } = desk;
  const standing = { version: sectionVersion(section, community), defaults: shownIn(section, community) };
  const view = await editView(desk, request, community.name, standing);
  const kind = keptKind(actor, community);
  return {
    view,
    checkedKind: kind && authorityKindLabel(kind),
    cover:
      section === "profile"
        ? await picturesView(community.image ? [community.image] : [], view.typed, {
            actor,
            field: COVER_FIELD,
            most: 1,
          })
        : null,
  };
}

/** A section's form, saved or shown again. */
export async function sectionSaved(section: Section, { context, params, request }: Loading) {
  const form = await readForm(request);
  const desk = await editableDesk(context, params);
  const received = section === "profile" ? await picturesIn(form, coverOf(desk)) : null;
  const checked = checkForm(form, sectionForms[section]);
  return afterEdit(
    { desk, request, form, kept: received?.kept ?? null },
    {
      checked: withPictures(form, checked, { field: COVER_FIELD, sentence: received?.sentence ?? null }),
      save: (values, seen) => {
        const input = { section, values, cover: received?.images ?? [] } as SectionInput;
        return saveSection(desk.actor, desk.community.id, input, seen);
      },
      stood: () => standing(section, desk.community.id, received),
      done: () => ({ tone: "green", title: SAVED }),
    },
  );
}

const coverOf = ({ actor }: Desk) => ({ actor, field: COVER_FIELD, most: 1 });

type Received = Awaited<ReturnType<typeof picturesIn>>;

async function standing(section: Section, communityId: string, received: Received | null): Promise<Stood> {
  const community = await communityById(communityId);
  if (!community) throw notFound();
  const cover = community.image ? [community.image] : [];
  return {
    part: section,
    labels: SECTIONS[section],
    version: sectionVersion(section, community),
    defaults: shownIn(section, community),
    ...(received
      ? {
          further: pictureDifference("Imaginea principală", cover, received.images),
          kept: bothLists(received, cover, 1),
        }
      : {}),
  };
}
