import { Form } from "react-router";
import { countedWord } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Count } from "~/ui/tag/tag";
import { FOLLOW_LEVELS, type FollowLevel } from "../rules/follow";
import { FOLLOW_LEVELS_PAGE } from "../rules/paths";
import { FORUM_RULES } from "../rules/text";

/** Where a level is chosen for a category, and the one that is; null where nothing was chosen. */
export type CategoryFollow = { path: string; level: FollowLevel | null };

type AboutForumProps = {
  /** None where they could not be read. */
  categories: readonly { code: string; label: string; href: string; count: number }[];
  mayFollow: boolean;
  /** On the page of a category, of whoever may follow it. */
  follow: CategoryFollow | null;
};

/** Beside the list of discussions: its categories, what of them is followed, and the rules. */
export function AboutForum({ categories, mayFollow, follow }: AboutForumProps) {
  return (
    <Stack gap={3}>
      {follow ? <Follow {...follow} /> : null}
      {categories.length > 0 ? (
        <Card heading="Categorii">
          <Rows>
            {categories.map(({ code, label, href, count }) => (
              <Row
                key={code}
                href={href}
                title={
                  <>
                    {label} <Count value={count} words={countedWord(count, "discuție", "discuții")} />
                  </>
                }
              />
            ))}
          </Rows>
          {mayFollow ? <Anchor href={FOLLOW_LEVELS_PAGE}>Ce urmăresc pe forum</Anchor> : null}
        </Card>
      ) : null}
      <Card heading="Regulile comunității">
        <dl className="facts facts--stack">
          {FORUM_RULES.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Stack>
  );
}

/** Keyed, as a filter, by what is kept. */
function Follow({ path, level }: CategoryFollow) {
  return (
    <Card heading="Cât de aproape o urmăriți">
      <Form method="post" action={path} className="stack" preventScrollReset>
        <Field name="level" label="Categoria">
          <Select key={level} options={optionsOf(FOLLOW_LEVELS)} empty="Ca tot forumul" defaultValue={level ?? ""} />
        </Field>
        <Button small>Salvează</Button>
      </Form>
    </Card>
  );
}
