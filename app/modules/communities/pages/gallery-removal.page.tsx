import { pictureOf } from "~/modules/media/rules/image";
import { notFound } from "~/platform/refusal";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Picture } from "~/ui/picture/picture";
import { RemovalPage } from "../parts/removal";
import { IMAGE_REMOVAL } from "../rules/removal";
import { removeFromGallery } from "../verbs/gallery.server";
import type { Route } from "./+types/gallery-removal.page";
import { saidOf } from "./gallery.server";
import { removalPage, removed } from "./removal.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) =>
  removalPage(route, ({ community }, id) => {
    const image = community.gallery.find((picture) => picture.id === id);
    if (!image) throw notFound();
    return { ...IMAGE_REMOVAL, picture: pictureOf(image) };
  });

export const action = (route: Route.ActionArgs) =>
  removed(route, {
    failed: {
      tone: "red",
      title: "Failed to remove image",
      titleLang: "en",
      text: "Imaginea nu a putut fi scoasă. Încercați din nou.",
    },
    remove: async ({ actor, communityId, id }) => {
      await removeFromGallery(actor, communityId, id);
      return saidOf({ added: 0, removed: 1 }) ?? { tone: "green", title: "" };
    },
  });

export default function GalleryRemoval({ loaderData: { found, ...page } }: Route.ComponentProps) {
  return (
    <RemovalPage {...page} heading={found.heading} submit={found.submit}>
      <p>{found.text}</p>
      <div className="cover">
        <Picture picture={found.picture} sizes="(min-width: 45rem) 40rem, 92vw" />
      </div>
    </RemovalPage>
  );
}
