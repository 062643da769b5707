import type { RouterContextProvider } from "react-router";
import type { NewFlash } from "~/platform/flash/flash.server";
import { readForm } from "~/platform/form/read-form.server";
import { plural } from "~/platform/language/plural";
import { notFound } from "~/platform/refusal";
import { GALLERY_FIELD, MOST_GALLERY_IMAGES } from "../rules/desk";
import { communityById } from "../store/profile.server";
import { GALLERY_PART, type GalleryChange, galleryVersion, saveGallery } from "../verbs/gallery.server";
import { type Desk, editableDesk } from "./desk.server";
import { afterEdit, editView, SAVED, type Stood } from "./edit.server";
import { bothLists, pictureDifference, picturesIn, picturesView, withPictures } from "./pictures.server";

type Loading = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined };
  request: Request;
};

const fieldOf = ({ actor }: Desk) => ({ actor, field: GALLERY_FIELD, most: MOST_GALLERY_IMAGES });

export async function galleryPage({ context, params, request }: Loading) {
  const desk = await editableDesk(context, params);
  const { community } = desk;
  const view = await editView(desk, request, community.name, { version: galleryVersion(community), defaults: {} });
  return { view, pictures: await picturesView(community.gallery, view.typed, fieldOf(desk)) };
}

/** The whole gallery as its form left it. */
export async function gallerySaved({ context, params, request }: Loading) {
  const form = await readForm(request);
  const desk = await editableDesk(context, params);
  const received = await picturesIn(form, fieldOf(desk));
  const { kept, images: value, sentence } = received;
  return afterEdit(
    { desk, request, form, kept },
    {
      checked: withPictures(form, { ok: true, value }, { field: GALLERY_FIELD, sentence }),
      save: (images, seen) => saveGallery(desk.actor, desk.community.id, images, seen),
      stood: () => standing(desk.community.id, received),
      done: (_, change) => (change && saidOf(change)) ?? { tone: "green", title: SAVED },
    },
  );
}

type Received = Awaited<ReturnType<typeof picturesIn>>;

async function standing(communityId: string, received: Received): Promise<Stood> {
  const community = await communityById(communityId);
  if (!community) throw notFound();
  return {
    part: GALLERY_PART,
    labels: {},
    version: galleryVersion(community),
    defaults: {},
    further: pictureDifference("Galerie", community.gallery, received.images),
    kept: bothLists(received, community.gallery, MOST_GALLERY_IMAGES),
  };
}

/** What happened to the gallery, in the specification's words and in ours. */
export function saidOf({ added, removed }: GalleryChange): NewFlash | undefined {
  const came = added > 0 ? plural(added, "imagine a fost adăugată", "imagini au fost adăugate") : null;
  const went = removed > 0 ? plural(removed, "imagine a fost scoasă", "imagini au fost scoase") : null;
  if (came)
    return {
      tone: "green",
      title: "Images uploaded successfully",
      titleLang: "en",
      text: `${[came, went].filter(Boolean).join(", ")}.`,
    };
  if (went) return { tone: "green", title: "Image removed successfully", titleLang: "en", text: `${went}.` };
  return undefined;
}
