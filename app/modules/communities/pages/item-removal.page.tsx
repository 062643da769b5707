import { pictureOf } from "~/modules/media/rules/image";
import type { NewFlash } from "~/platform/flash/flash.server";
import { pathOf } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { hasOwnPage } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { log } from "~/platform/log.server";
import { orNotFound } from "~/platform/refusal";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Head } from "~/ui/head/head";
import { Photo } from "~/ui/photo/photo";
import type { PictureData } from "~/ui/photo/picture";
import { RemovalForm } from "../parts/edit-links";
import type { StoredCommunity } from "../store/profile.server";
import { itemIn, removeAttraction, removeProject } from "../verbs/items.server";
import { removeFromGallery } from "../verbs/sections.server";
import { editableDesk } from "../views/desk.server";
import type { Route } from "./+types/item-removal.page";
import { FAILED, galleryChanged } from "./edit.server";

export const shouldRevalidate = onlyElsewhere;

type Found = { heading: string; text: string; submit: string; picture?: PictureData };

/** The question before an item is removed, on the page and in the dialog, and the message afterwards. */
type Removal = {
  found: (community: StoredCommunity, id: string) => Found;
  remove: (...removed: Parameters<typeof removeProject>) => Promise<NewFlash>;
  failed: NewFlash;
};

const withPictures = (pictures: number): string => {
  if (pictures === 0) return "";
  return pictures === 1 ? ", cu imaginea ei," : `, cu cele ${plural(pictures, "imagine", "imagini")} ale ei,`;
};

const REMOVALS: Readonly<Record<string, Removal>> = {
  attractions: {
    found({ attractions }, id) {
      const { name, pictures } = itemIn(attractions, id);
      return {
        heading: "Scoateți atracția?",
        text: `${quoted(name)} dispare de pe pagină${withPictures(pictures.length)} și nu mai poate fi adusă înapoi.`,
        submit: "Scoate atracția",
      };
    },
    remove: async (...removed) => ({
      tone: "green",
      title: "Atracția a fost scoasă.",
      text: `${quoted(await removeAttraction(...removed))} nu mai este pe pagină.`,
    }),
    failed: { tone: "red", title: FAILED },
  },
  projects: {
    found: ({ projects }, id) => ({
      heading: "Scoateți proiectul?",
      text: `${quoted(itemIn(projects, id).title)} dispare de pe pagină și nu mai poate fi adus înapoi.`,
      submit: "Scoate proiectul",
    }),
    remove: async (...removed) => ({
      tone: "green",
      title: "Proiectul a fost scos.",
      text: `${quoted(await removeProject(...removed))} nu mai este pe pagină.`,
    }),
    failed: { tone: "red", title: FAILED },
  },
  gallery: {
    found: ({ gallery }, id) => ({
      heading: "Scoateți imaginea?",
      text: "Imaginea dispare din galerie și din locul în care este păstrată.",
      submit: "Scoate imaginea",
      picture: pictureOf(itemIn(gallery, id)),
    }),
    async remove(...removed) {
      await removeFromGallery(...removed);
      return galleryChanged({ added: 0, removed: 1 });
    },
    failed: {
      tone: "red",
      title: "Failed to remove image",
      titleLang: "en",
      text: "Imaginea nu a putut fi scoasă. Încercați din nou.",
    },
  },
};

/** One page serves all three kinds; a segment of the route's pattern names the kind. */
function removalAt(pattern: string): Removal {
  const word = pattern.split("/").find((part) => Object.hasOwn(REMOVALS, part)) ?? "";
  const removal = orNotFound(REMOVALS[word]);
  return removal;
}

export async function loader({ context, params, request, pattern }: Route.LoaderArgs) {
  const { community, path } = await editableDesk(context, params);
  return {
    found: removalAt(pattern).found(community, idFromPath(params.itemId)),
    action: pathOf(request),
    desk: path,
    community: community.name,
    formKey: newFormKey(),
  };
}

/** The one-time key of the form makes a repeated submission harmless. */
export async function action({ context, params, request, pattern }: Route.ActionArgs): Promise<Response> {
  const { remove, failed } = removalAt(pattern);
  const form = await readForm(request);
  const { actor, community, path } = await editableDesk(context, params);
  const id = idFromPath(params.itemId);
  let message: NewFlash | undefined;
  try {
    const location = await once(form, actor.userId, async () => {
      message = await remove(actor, community.id, id);
      return path;
    });
    return goTo(location, message);
  } catch (error) {
    if (hasOwnPage(error)) throw error;
    log.error({ error }, "nothing removed from a community");
    return goTo(path, failed);
  }
}

/** Shown without JavaScript; with it the same question opens in a dialog. */
export default function ItemRemoval({ loaderData }: Route.ComponentProps) {
  const { found, action, desk, community, formKey } = loaderData;
  return (
    <>
      <title>{`${found.heading} – PSP`}</title>
      <Head heading={found.heading} crumb={{ href: desk, label: community }} />
      <p>{found.text}</p>
      {found.picture ? <Photo picture={found.picture} sizes="(min-width: 45rem) 60rem, 92vw" /> : null}
      <RemovalForm action={action} formKey={formKey} submit={found.submit} cancel={desk} />
    </>
  );
}
