import { ButtonLink } from "~/ui/button/button";
import { Stack } from "~/ui/layout/layout";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import { Todo } from "~/ui/todo/todo";
import type { DeskView } from "../rules/view";
import { AttractionCards, GalleryCard, ProjectCard } from "./desk-lists";
import { FactCards, ProfileCard } from "./desk-sections";

/** All that a community shows, each part with its way to edit it: an authority's desk, and an ADMIN's. */
export function CommunityDesk({ desk }: { desk: DeskView }) {
  return (
    <Stack gap={3}>
      <ProfileCard desk={desk} />
      <FactCards desk={desk} />
      <AttractionCards desk={desk} />
      <ProjectCard desk={desk} />
      <GalleryCard desk={desk} />
    </Stack>
  );
}

/** The next thing to fill in, and how far the page has come; nothing when nothing is missing. */
export function CommunityNext({ desk: { completeness, path, mayEdit } }: { desk: DeskView }) {
  const { next, done, total, percent } = completeness;
  if (next === null || !mayEdit) return null;
  return (
    <Todo
      title={next.label}
      action={
        <ButtonLink variant="primary" href={`${path}/${next.part}`}>
          {next.action}
        </ButtonLink>
      }
    >
      <div className="stack stack--1">
        <p>{next.next}</p>
        <ProgressBar label={`${done} din ${total} părți completate`} value={done} max={total} words={`${percent}%`} />
      </div>
    </Todo>
  );
}
