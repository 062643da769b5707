import { PublishedArticles } from "~/modules/articles/parts/published-articles";
import { Anchor } from "~/ui/anchor/anchor";
import { Tags } from "~/ui/badge/tag";
import { Card } from "~/ui/card/card";
import { Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Paragraphs } from "~/ui/text/paragraphs";
import { unbroken } from "~/ui/text/unbroken";
import type { ContentOf } from "../pages/profile.server";
import { partnerProfile } from "../rules/marketplace";
import { BesideProfile } from "./beside-profile";
import { Reviews } from "./reviews";
import { ProjectRow } from "./tabs";

type Presentation = ContentOf<"prezentare">;

export function PresentationTab({ content, path }: { content: Presentation; path: string }) {
  const { projects, allProjects, articles, reviews, aside } = content;
  return (
    <BesideProfile aside={aside}>
      <Stack>
        <About content={content} />
        {projects.length > 0 ? (
          <List
            heading="Portofoliu"
            action={<Anchor href={partnerProfile.address(path, { tab: "portofoliu" })}>{unbroken(allProjects)}</Anchor>}
            tight
            narrow
          >
            {projects.map((project) => (
              <ProjectRow key={project.id} project={project} />
            ))}
          </List>
        ) : null}
        <Reviews reviews={reviews} profile={path} />
        <PublishedArticles articles={articles} reading />
      </Stack>
    </BesideProfile>
  );
}

function About({ content: { description, categories, specialisations } }: { content: Presentation }) {
  return (
    <Card heading="Despre firmă">
      {description.length === 0 ? (
        <p className="muted">Firma nu s-a prezentat încă.</p>
      ) : (
        <div className="prose">
          <Paragraphs of={description} />
        </div>
      )}
      {categories.length > 0 ? <Tags tags={categories} /> : null}
      {specialisations.length > 0 ? <p className="small muted">{specialisations.join(", ")}</p> : null}
    </Card>
  );
}
