import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { Cloth, type ClothProps } from "../cloth/cloth";
import { Dotted, type SmallFact } from "../text/text";
import { NO_DESCRIPTION } from "./gallery";
import { Picture, type PictureData } from "./picture";

/** The picture of a page, above the fold. */
export const Photo = ({ picture, sizes }: { picture: PictureData; sizes: string }) => (
  <div className="photo">
    <Picture picture={picture} sizes={sizes} eager />
  </div>
);

/** A thumbnail in the slot of a row; without a picture, the cloth of whose it is. Decoration: the row has its name. */
export const Thumb = (props: Omit<ClothProps, "size" | "sizes" | "name">) => (
  <span className="thumb">
    <Cloth {...props} size="cover" sizes="96px" />
  </span>
);

type LargePicture = PictureData & { /** The address of the large picture. */ href: string };

/** Thumbnails that lead to their large pictures, which the page's `PictureViewer` shows together. */
export const LinkedThumb = ({ picture, label }: { picture: LargePicture; label: string }) => (
  <a
    className="thumb"
    href={picture.href}
    data-picture={label}
    aria-label={picture.alt ? undefined : `${NO_DESCRIPTION}: ${label}`}
  >
    <Picture picture={picture} sizes="96px" />
  </a>
);

export type FeatureProps = {
  href: string;
  title: string;
  /** Its picture, or the cloth of its author. */
  cloth: Omit<ClothProps, "size" | "name">;
  /** One or two sentences, where there is room. */
  say: ReactNode;
  facts: readonly SmallFact[];
  /** What can be done with it: one button. */
  action?: ReactNode;
};

/** Something new, with a large picture. */
export function Feature({ href, title, cloth, say, facts, action }: FeatureProps) {
  return (
    <article className="feature">
      <div className="feature__photo">
        <Cloth sizes="(min-width: 64rem) 24rem, 96px" {...cloth} size="cover" />
      </div>
      <h2 className="h3">
        <Anchor href={href}>{title}</Anchor>
      </h2>
      <p className="small only-lg">{say}</p>
      <p className="small muted">
        <Dotted facts={facts} />
      </p>
      {action ? <div className="feature__do">{action}</div> : null}
    </article>
  );
}
