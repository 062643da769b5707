import type { RouterContextProvider } from "react-router";
import { checkForm } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { contentVersion } from "~/platform/form/version.server";
import { notFound } from "~/platform/refusal";
import { attractionForm } from "../forms";
import { ATTRACTION_FIELD, MOST_ATTRACTION_IMAGES } from "../rules/desk";
import { ATTRACTION_LABELS, type Shown, shownAttraction } from "../rules/editing";
import { communityById } from "../store/profile.server";
import {
  addAttraction,
  attractionIn,
  attractionPart,
  attractionVersion,
  type StoredAttraction,
  saveAttraction,
} from "../verbs/attractions.server";
import { type Desk, editableDesk } from "./desk.server";
import { afterEdit, editView, SAVED, type Stood } from "./edit.server";
import { bothLists, pictureDifference, picturesIn, picturesView, withPictures } from "./pictures.server";
import { removedMeanwhile } from "./removed.server";

type Loading = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined; itemId?: string | undefined };
  request: Request;
};

const NEW: Shown = { name: "", type: "", description: "" };

const fieldOf = ({ actor }: Desk) => ({ actor, field: ATTRACTION_FIELD, most: MOST_ATTRACTION_IMAGES });

/** The page of an attraction's form: of one that is there, or of a new one. */
export async function attractionPage({ context, params, request }: Loading) {
  const desk = await editableDesk(context, params);
  const found = params.itemId === undefined ? null : attractionIn(desk.community, idFromPath(params.itemId));
  const standing = found
    ? { version: attractionVersion(found), defaults: shownAttraction(found) }
    : { version: contentVersion(NEW), defaults: NEW };
  const view = await editView(desk, request, desk.community.name, standing);
  return {
    view,
    name: found?.name ?? null,
    pictures: await picturesView(found?.pictures ?? [], view.typed, fieldOf(desk)),
  };
}

/** An attraction's form, saved or shown again. */
export async function attractionSaved({ context, params, request }: Loading) {
  const form = await readForm(request);
  const desk = await editableDesk(context, params);
  const id = params.itemId === undefined ? null : idFromPath(params.itemId);
  const gone = id && (await removedMeanwhile(desk, { id, in: "attractions", form }));
  if (gone) return gone;
  if (id) attractionIn(desk.community, id);
  const received = await picturesIn(form, fieldOf(desk));
  const checked = checkForm(form, attractionForm);
  const said = id ? "arată acum așa cum ați scris-o" : "a fost adăugată";
  return afterEdit(
    { desk, request, form, kept: received.kept },
    {
      checked: withPictures(form, checked, { field: ATTRACTION_FIELD, sentence: received.sentence }),
      save: async (values, seen) => {
        const input = { values, pictures: received.images };
        if (id) await saveAttraction(desk.actor, { communityId: desk.community.id, id, seen }, input);
        else await addAttraction(desk.actor, desk.community.id, input);
      },
      stood: id ? () => standing(desk.community.id, id, received) : null,
      done: ({ name }) => ({ tone: "green", title: SAVED, text: `Atracția „${name}” ${said}.` }),
    },
  );
}

type Received = Awaited<ReturnType<typeof picturesIn>>;

async function standing(communityId: string, id: string, received: Received): Promise<Stood> {
  const community = await communityById(communityId);
  const found: StoredAttraction | undefined = community?.attractions.find((one) => one.id === id);
  if (!found) throw notFound();
  return {
    part: attractionPart(id),
    labels: ATTRACTION_LABELS,
    version: attractionVersion(found),
    defaults: shownAttraction(found),
    further: pictureDifference("Imagini", found.pictures, received.images),
    kept: bothLists(received, found.pictures, MOST_ATTRACTION_IMAGES),
  };
}
