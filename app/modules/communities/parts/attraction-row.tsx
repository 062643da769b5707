import type { ReactNode } from "react";
import { Row } from "~/ui/list/row";
import { LinkedThumb } from "~/ui/photo/photo";
import { Paragraphs } from "~/ui/text/paragraphs";
import type { CommunityView } from "../rules/view";
import { AttractionBadge } from "./badges";

type AttractionRowProps = {
  attraction: CommunityView["attractions"][number];
  id?: string;
  /** What may be done with it. */
  menu?: readonly ReactNode[];
};

/** An attraction with its first picture as thumbnail; the others follow its text, and all are seen together in large. */
export function AttractionRow({ attraction, id, menu }: AttractionRowProps) {
  const { name, type, description, pictures } = attraction;
  const [cover, ...others] = pictures.map((picture) => (
    <LinkedThumb key={picture.id} picture={picture} label={`Imagini: ${name}`} />
  ));
  return (
    <Row
      id={id}
      title={name}
      mark={<AttractionBadge type={type} />}
      slot={cover}
      text={<Paragraphs of={description} />}
      facts={
        others.length > 0
          ? [
              <span key="others" className="thumbs">
                {others}
              </span>,
            ]
          : undefined
      }
      {...(menu && { menu })}
    />
  );
}
