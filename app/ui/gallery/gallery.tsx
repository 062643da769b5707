import { Picture, type PictureData } from "../picture/picture";

export type GalleryProps = {
  /** What is in the pictures, for the ear. */
  label: string;
  pictures: readonly (PictureData & { /** Where the large one is. */ href: string })[];
};

/** Small pictures, each a link to the large one. */
export function Gallery({ label, pictures }: GalleryProps) {
  return (
    <ul className="gallery" aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.href}>
          <a href={picture.href}>
            <Picture picture={picture} sizes="(min-width: 45rem) 14rem, 50vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}
