import type { ReactNode } from "react";
import { Card } from "~/ui/card/card";
import { Gallery } from "~/ui/gallery/gallery";
import { Picture } from "~/ui/picture/picture";
import { Paragraphs } from "~/ui/text/paragraphs";
import type { CommunityView, ShownPicture } from "../rules/view";
import { AttractionBadge } from "./badges";

type Attraction = CommunityView["attractions"][number];

type AttractionCardProps = {
  attraction: Attraction;
  id?: string;
  /** Whether the cover links to the full picture. */
  linked?: boolean;
  /** Beside the badge of its type. */
  beside?: ReactNode;
  /** Below the description. */
  children?: ReactNode;
};

/** Card of an attraction, with its first picture as cover. */
export function AttractionCard({ attraction, id, linked, beside, children }: AttractionCardProps) {
  const { name, type, description, pictures } = attraction;
  const [cover] = pictures;
  return (
    <Card as="li" id={id} className="org">
      {cover ? <Cover picture={cover} name={name} linked={linked ?? false} /> : null}
      <div className="org__b">
        <h3>{name}</h3>
        <div className={beside ? "split" : undefined}>
          <AttractionBadge type={type} />
          {beside}
        </div>
        <Paragraphs of={description} />
        {children}
      </div>
    </Card>
  );
}

const picturesOf = (name: string): string => `Imagini: ${name}`;

function Cover({ picture, name, linked }: { picture: ShownPicture; name: string; linked: boolean }) {
  const shown = <Picture picture={picture} sizes="(min-width: 64rem) 26rem, (min-width: 45rem) 46vw, 92vw" />;
  if (!linked) return <div className="cover">{shown}</div>;
  return (
    <a
      className="cover"
      href={picture.href}
      data-picture={picturesOf(name)}
      aria-label={picture.alt ? undefined : `Imagine: ${name}`}
    >
      {shown}
    </a>
  );
}

/** The public card: the cover links to the full picture, the other pictures follow the description. */
export function PublicAttraction({ attraction }: { attraction: Attraction }) {
  const others = attraction.pictures.slice(1);
  return (
    <AttractionCard attraction={attraction} linked>
      {others.length > 0 ? <Gallery label={picturesOf(attraction.name)} pictures={others} /> : null}
    </AttractionCard>
  );
}
