import { Form } from "react-router";
import { countedWord } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Facts } from "~/ui/fisa/fisa";
import { List } from "~/ui/list/list";
import { Cell, Row } from "~/ui/list/row";
import { FOLLOW_LEVELS, type FollowLevel } from "../rules/follow";
import { FOLLOW_LEVELS_PAGE } from "../rules/paths";
import { FORUM_RULES } from "../rules/text";

/** Where a level is chosen for a category, and the one that is; null where nothing was chosen. */
export type CategoryFollow = { path: string; level: FollowLevel | null };

type ForumCategoriesProps = {
  categories: readonly { code: string; label: string; href: string; count: number }[];
  mayFollow: boolean;
};

/** The categories of the forum, with how many discussions each has. */
export const ForumCategories = ({ categories, mayFollow }: ForumCategoriesProps) => (
  <List
    heading="Categorii"
    tight
    pairs
    action={mayFollow ? <Anchor href={FOLLOW_LEVELS_PAGE}>Ce urmăresc pe forum</Anchor> : null}
  >
    {categories.map(({ code, label, href, count }) => (
      <Row
        key={code}
        href={href}
        title={label}
        cell={<Cell value={count} unit={countedWord(count, "discuție", "discuții")} />}
      />
    ))}
  </List>
);

/** The rules of the forum, and on the page of a category how closely it is followed. */
export const ForumRules = ({ follow }: { follow: CategoryFollow | null }) => (
  <>
    {follow ? <Follow {...follow} /> : null}
    <Card heading="Regulile comunității">
      <Facts stack rows={FORUM_RULES.map(({ title, text }) => ({ term: title, detail: text }))} />
    </Card>
  </>
);

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
