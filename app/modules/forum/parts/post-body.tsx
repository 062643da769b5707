import { BodyField, type BodyView } from "~/modules/writing/parts/body-field";
import { BodyPictures } from "~/modules/writing/parts/body-pictures";

/** How many pictures a post may have, and what the form says about them. */
export type PostPictures = { most: number; hint: string };

/** The field of the text of a post, with its pictures. */
export function PostBody({ body, pictures, short }: { body: BodyView; pictures: PostPictures; short?: boolean }) {
  const { most, hint } = pictures;
  const unplaced = "O imagine nouă fără loc în text apare la sfârșitul lui.";
  const field = <BodyPictures body={body} most={most} imageHint={hint} unplaced={unplaced} />;
  return <BodyField body={body} short={short ?? false} pictures={{ hint, field }} />;
}
