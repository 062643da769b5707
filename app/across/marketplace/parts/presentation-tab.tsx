import { Anchor } from "~/ui/anchor/anchor";
import { Tags } from "~/ui/badge/tag";
import { Card } from "~/ui/card/card";
import { Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Moment } from "~/ui/text/text";
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
        {articles.length > 0 ? <Articles articles={articles} /> : null}
      </Stack>
    </BesideProfile>
  );
}

/** What the firm has published on the blog. */
function Articles({ articles }: Pick<Presentation, "articles">) {
  return (
    <List heading="Articole" tight>
      {articles.map(({ id, href, title, category, published, reading }) => (
        <Row
          key={id}
          href={href}
          title={title}
          facts={[
            category,
            <Moment key="at" at={published.at}>
              {published.text}
            </Moment>,
            reading,
          ]}
        />
      ))}
    </List>
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
