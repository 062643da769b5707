import { Card } from "~/ui/card/card";
import { Gallery } from "~/ui/gallery/gallery";
import { Picture } from "~/ui/picture/picture";
import type { ShownPicture } from "../rules/profile";
import type { AttractionType } from "../rules/vocabulary";
import { AttractionBadge } from "./badges";

export type AttractionView = {
  id: string;
  name: string;
  type: AttractionType;
  description: readonly string[];
  pictures: readonly ShownPicture[];
};

/** Something to see: its first picture as a cover, the others under its words. */
export function AttractionCard({ attraction }: { attraction: AttractionView }) {
  const { name, type, description, pictures } = attraction;
  const [cover, ...others] = pictures;
  return (
    <Card as="li" className="org">
      {cover ? (
        <a className="cover" href={cover.href} aria-label={cover.alt ? undefined : `Imagine: ${name}`}>
          <Picture picture={cover} sizes="(min-width: 64rem) 26rem, (min-width: 45rem) 46vw, 92vw" />
        </a>
      ) : null}
      <div className="org__b">
        <h3>{name}</h3>
        <div>
          <AttractionBadge type={type} />
        </div>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {others.length > 0 ? <Gallery label={`Imagini: ${name}`} pictures={others} /> : null}
      </div>
    </Card>
  );
}
