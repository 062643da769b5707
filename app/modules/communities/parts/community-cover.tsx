import { Cloth } from "~/ui/cloth/cloth";
import { Picture } from "~/ui/picture/picture";
import type { CommunityView } from "../rules/view";

type CommunityCoverProps = {
  view: Pick<CommunityView, "seed" | "picture" | "verified">;
  /** The `sizes` attribute of the picture. */
  sizes: string;
};

/** The header of a community's page: its picture, or its authority's cloth. */
export function CommunityCover({ view: { seed, picture, verified }, sizes }: CommunityCoverProps) {
  if (!picture) return <Cloth seed={seed} kind="UAT" size="cover" verified={verified !== null} />;
  return (
    <div className="cover cover--wide">
      <Picture picture={picture} sizes={sizes} eager />
    </div>
  );
}
