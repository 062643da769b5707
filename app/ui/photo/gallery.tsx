import { Picture, type PictureData } from "./picture";

export type GalleryProps = {
  /** What the pictures show, for screen readers; the pictures of one label are seen together in the viewer. */
  label: string;
  pictures: readonly (PictureData & { /** The address of the large picture. */ href: string })[];
};

/** The accessible name of a link whose picture has no description. */
export const NO_DESCRIPTION = "Imagine fără descriere";

/** Small pictures, each a link to the large one, which the page's `PictureViewer` shows. */
export function Gallery({ label, pictures }: GalleryProps) {
  return (
    <ul className="gallery" aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.href}>
          <a href={picture.href} data-picture={label} aria-label={picture.alt ? undefined : NO_DESCRIPTION}>
            <Picture picture={picture} sizes="(min-width: 45rem) 14rem, 50vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}
