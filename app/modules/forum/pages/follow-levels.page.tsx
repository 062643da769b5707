import { z } from "zod";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { choice, optional } from "~/platform/form/fields";
import { isId } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { SelectField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { FormSection } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { DISCUSSION_CATEGORIES, DISCUSSION_CATEGORY_CODES, type DiscussionCategory } from "../rules/categories";
import {
  DEFAULT_LEVEL,
  FOLLOW_LEVEL_CODES,
  FOLLOW_LEVELS,
  type FollowLevel,
  followField,
  onCategory,
  onDiscussion,
  WHOLE_FORUM,
} from "../rules/follow";
import { blankDiscussion } from "../rules/moves";
import { FOLLOW_LEVELS_PAGE, FORUM } from "../rules/paths";
import { discussionPolicy } from "../rules/policy";
import { levelsOfCategories, levelsOfDiscussions } from "../store/follows.server";
import { chooseLevels } from "../verbs/follows.server";
import type { Route } from "./+types/follow-levels.page";

const BACK = { href: FORUM, label: "Forum" };

/** Discussions with a level of their own that the page shows, the liveliest first. */
const MOST_DISCUSSIONS = 50;

const MOST_FIELDS = 1 + DISCUSSION_CATEGORY_CODES.length + MOST_DISCUSSIONS;

const level = optional(choice(FOLLOW_LEVEL_CODES as [FollowLevel, ...FollowLevel[]], "nivelul"));

export async function loader({ context }: Route.LoaderArgs) {
  const actor = allowed(actorOf(context));
  const { userId } = actor;
  const [ofCategories, chosen] = await Promise.all([
    levelsOfCategories(userId),
    levelsOfDiscussions(userId, MOST_DISCUSSIONS),
  ]);
  const ofDiscussions = chosen.filter((one) => discussionPolicy.may("follow", actor, one, now()));
  return {
    discussions: ofDiscussions.map(({ id, title }) => ({ name: followField(onDiscussion(id)), label: title })),
    chosen: Object.fromEntries([
      ...ofCategories.map((row) => [followField({ discussionId: null, category: row.category }), row.level]),
      ...ofDiscussions.map((row) => [followField(onDiscussion(row.id)), row.level]),
    ]) as Record<string, FollowLevel>,
  };
}

function allowed(actor: ReturnType<typeof actorOf>) {
  discussionPolicy.allow("follow", actor, blankDiscussion("general"), now(), BACK);
  return actor;
}

const targetOf = (field: string) => {
  if (field === followField(WHOLE_FORUM)) return WHOLE_FORUM;
  if (field in DISCUSSION_CATEGORIES) return onCategory(field as DiscussionCategory);
  return isId(field) ? onDiscussion(field) : null;
};

export const action = (route: Route.ActionArgs) =>
  takeForm(
    route,
    ({ form }) =>
      z.object(
        Object.fromEntries(
          [...form.keys()]
            .filter(targetOf)
            .slice(0, MOST_FIELDS)
            .map((field) => [field, level]),
        ),
      ),
    {
      back: () => FOLLOW_LEVELS_PAGE,
      done: { title: "S-a salvat ce urmăriți." },
      work: ({ actor, value }) =>
        chooseLevels(
          allowed(actor),
          Object.entries(value).flatMap(([field, chosen]) => {
            const target = targetOf(field);
            return target === null ? [] : [{ target, level: chosen }];
          }),
        ),
    },
  );

export default function FollowLevelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { discussions, chosen } = loaderData;
  return (
    <PostPage
      heading="Ce urmăresc pe forum"
      intro="Ce alegeți la o discuție are întâietate față de categoria ei, iar categoria față de tot forumul. Prin e-mail primiți numai ce ați lăsat în setările de notificări; din rezumatul săptămânii lipsește ce este la „Fără”."
      back={BACK}
      answered={actionData}
      defaults={chosen}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <FormSection heading="Implicit">
        <SelectField
          name={followField(WHOLE_FORUM)}
          label="Tot forumul"
          options={optionsOf(FOLLOW_LEVELS)}
          chosen={DEFAULT_LEVEL}
        />
      </FormSection>
      {discussions.length > 0 ? (
        <FormSection heading="Discuții">
          {discussions.map(({ name, label }) => (
            <SelectField
              key={name}
              name={name}
              label={quoted(label)}
              options={optionsOf(FOLLOW_LEVELS)}
              empty="Ca la categoria ei"
              optional
            />
          ))}
        </FormSection>
      ) : null}
      <FormSection heading="Categorii">
        {DISCUSSION_CATEGORY_CODES.map((code) => (
          <SelectField
            key={code}
            name={followField(onCategory(code))}
            label={DISCUSSION_CATEGORIES[code]}
            options={optionsOf(FOLLOW_LEVELS)}
            empty="Ca tot forumul"
            optional
          />
        ))}
      </FormSection>
    </PostPage>
  );
}
