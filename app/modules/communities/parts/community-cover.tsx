import { Cloth } from "~/ui/cloth/cloth";
import { Picture } from "~/ui/picture/picture";
import type { CommunityView } from "../rules/view";

type CommunityCoverProps = {
  view: Pick<CommunityView, "seed" | "picture" | "verified">;
  /** How wide the picture stands: the `sizes` of an image. */
  sizes: string;
};

/** What a community's page opens with: its picture, or its authority's cloth. */
export function CommunityCover({ view: { seed, picture, verified }, sizes }: CommunityCoverProps) {
  if (!picture) return <Cloth seed={seed} kind="UAT" size="cover" verified={verified !== null} />;
  return (
    <div className="cover cover--wide">
      <Picture picture={picture} sizes={sizes} eager />
    </div>
  );
}
