import { CoverCard } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import type { HeadingLevel } from "~/ui/heading/heading";
import { Dotted } from "~/ui/text/text";
import type { CommunityCardFacts } from "../rules/card";
import { TestBadge } from "./badges";

type CommunityCardProps = { community: CommunityCardFacts; level?: HeadingLevel };

/** Card of a community: one link with its picture or cloth. */
export function CommunityCard({ community, level = 3 }: CommunityCardProps) {
  const { href, name, seed, verified, picture, county, size, projects, isTest } = community;
  return (
    <CoverCard
      href={href}
      cover={<Cloth seed={seed} kind="UAT" size="cover" verified={verified} picture={picture} />}
      heading={name}
      level={level}
      foot={projects}
    >
      <p className="small muted">
        <Dotted facts={[county, size]} />
      </p>
      {isTest ? <TestBadge /> : null}
    </CoverCard>
  );
}
