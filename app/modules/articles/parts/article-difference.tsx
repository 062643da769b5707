import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Field } from "~/ui/field/field";
import { type Option, Select } from "~/ui/field/input";
import { Pair } from "~/ui/form/form";
import { Stack } from "~/ui/layout/layout";
import type { TextPair } from "../rules/text-pair";
import { Differences } from "./text-difference";

export type ArticleDifferenceView = {
  title: string;
  path: string;
  /** The texts that there are; null when nothing was sent yet. */
  choices: readonly Option[] | null;
  from: string;
  to: string;
  pair: TextPair;
};

/** Two texts of one article: what was sent, what is published, what is being written. */
export function ArticleDifference({ view }: { view: ArticleDifferenceView }) {
  const { title, path, choices, from, to, pair } = view;
  return (
    <Stack gap={3}>
      <Crumb href={path}>{title}</Crumb>
      <h1>Ce s-a schimbat</h1>
      {choices === null ? (
        <p className="muted">Articolul nu a fost trimis încă la revizie: nu are cu ce să fie comparat.</p>
      ) : (
        <form method="get" action={`${path}/difference`} className="stack">
          <Pair>
            <Field name="de-la" label="De la">
              <Select key={from} options={choices} defaultValue={from} />
            </Field>
            <Field name="la" label="La">
              <Select key={to} options={choices} defaultValue={to} />
            </Field>
          </Pair>
          <div>
            <Button>Compară</Button>
          </div>
        </form>
      )}
      <Card className="difference" heading={pair.isSame ? "Textele sunt la fel" : "Diferențele"}>
        <Differences pair={pair} />
      </Card>
    </Stack>
  );
}
