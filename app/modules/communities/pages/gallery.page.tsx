import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { ImageField } from "~/ui/image-field/image-field";
import { EditPage } from "../parts/edit-form";
import { GALLERY_FIELD, MOST_GALLERY_IMAGES } from "../rules/desk";
import type { Route } from "./+types/gallery.page";
import { galleryPage, gallerySaved } from "./gallery.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => galleryPage(route);
export const action = (route: Route.ActionArgs) => gallerySaved(route);

export default function GalleryPage({ loaderData: { view, pictures }, actionData }: Route.ComponentProps) {
  return (
    <EditPage
      heading="Galeria"
      lead="Imaginile stau pe pagină în ordinea de aici. Descrierea o aud cei care nu văd imaginea."
      view={view}
      answered={actionData}
      submit="Salvează galeria"
    >
      {(answers) => (
        <ImageField
          name={GALLERY_FIELD}
          label="Imagini"
          kept={actionData?.kept ?? pictures.kept}
          most={MOST_GALLERY_IMAGES}
          hint={`${pictures.hint}.`}
          error={answers.error(GALLERY_FIELD)}
        />
      )}
    </EditPage>
  );
}
