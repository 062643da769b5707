import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import type { CommunityTexts } from "~/modules/communities/rules/sections";
import type { AttractionType, ProjectStatus } from "~/modules/communities/rules/vocabulary";
import type { CountyCode } from "~/platform/romania/counties";
import type { DemoTheme } from "../pictures/scene";

/** A picture that the project draws itself, and what it says to those who do not see it. */
export type Shot = readonly [theme: DemoTheme, alt: string];

type DemoAttraction = {
  type: AttractionType;
  name: string;
  description: string;
  shots?: readonly Shot[];
};

type DemoProject = {
  title: string;
  description: string;
  status: ProjectStatus;
  progress: number;
  /** Days from the filling: the first one is behind it, the last one may be ahead. */
  days: readonly [starts: number, ends: number | null];
};

type Named = { name: string; kind: AuthorityKind; county: CountyCode };

/** Whose it is: an authority of the world by the address of its person, or nobody's yet. */
type Whose = { owner: string } | Named;

type NonNullableValues<Texts> = { [Field in keyof Texts]: NonNullable<Texts[Field]> };

/** A community of the demo world, plainly invented. */
export type DemoCommunity = Whose &
  Partial<NonNullableValues<Omit<CommunityTexts, keyof Named>>> & {
    /** Days before the filling. */
    age: number;
    cover?: Shot;
    attractions?: readonly DemoAttraction[];
    projects?: readonly DemoProject[];
    gallery?: readonly Shot[];
  };
