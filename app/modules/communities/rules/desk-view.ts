import { type CommunityFacts, completenessOf } from "./completeness";
import { communityPath } from "./paths";
import { viewOf, type WholeCommunity } from "./view";

type Desked = WholeCommunity & Omit<CommunityFacts, "attractions" | "projects" | "gallery" | "hasPicture">;

const factsOf = (community: Desked): CommunityFacts => ({
  ...community,
  hasPicture: community.image !== null,
  attractions: community.attractions.length,
  projects: community.projects.length,
  gallery: community.gallery.length,
});

/** A community as whoever edits it sees it: everything that it shows, what is missing, and where each thing is done. */
export function deskViewOf(community: Desked, { path, mayEdit, isShown }: DeskState) {
  return {
    path,
    mayEdit,
    publicPath: isShown ? communityPath(community.id) : null,
    view: viewOf(community),
    completeness: completenessOf(factsOf(community)),
  };
}

type DeskState = { path: string; mayEdit: boolean; isShown: boolean };

export type DeskView = ReturnType<typeof deskViewOf>;
