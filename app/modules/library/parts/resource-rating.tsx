import { Form, useNavigation } from "react-router";
import { answersOf } from "~/platform/form/answers";
import { plural } from "~/platform/language/plural";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { FormAnswers } from "~/ui/field/field";
import { StarInput } from "~/ui/field/star-input";
import { FormActions } from "~/ui/form/form";
import { Rating } from "~/ui/review/rating";
import { RATINGS_SHOWN } from "../rules/feedback";
import { resourcePath } from "../rules/paths";

export type RatingView = {
  /** The number of the edition that is rated. */
  edition: number;
  mean: number | null;
  number: number;
  /** The reader's stars, or null. */
  own: number | null;
  mayAnswer: boolean;
};

/** What readers think of the edition, and the reader's own rating. */
export function ResourceRating({ id, rating }: { id: string; rating: RatingView }) {
  const { edition, mean, number, own, mayAnswer } = rating;
  const action = resourcePath(id, "rating");
  const { state, formAction } = useNavigation();
  const words = plural(number, "notă", "note");
  return (
    <Card heading="V-a fost de folos?" className="stack screen-only">
      <p>
        {mean === null ? (
          <span className="muted small">{number === 0 ? "Nicio notă, deocamdată." : `${words}. ${RATINGS_SHOWN}`}</span>
        ) : (
          <Rating value={mean} words={words} />
        )}
      </p>
      {mayAnswer ? (
        <FormAnswers value={answersOf(null, { stars: own === null ? null : String(own) })}>
          <Form method="post" action={action} className="form" preventScrollReset noValidate>
            <input type="hidden" name="edition" value={edition} />
            <StarInput key={own} name="stars" legend={own === null ? "Nota dumneavoastră" : "Nota pe care ați dat-o"} />
            <FormActions>
              <Button busy={state !== "idle" && formAction === action} busyLabel="Se salvează…">
                {own === null ? "Trimite nota" : "Schimbă nota"}
              </Button>
            </FormActions>
          </Form>
        </FormAnswers>
      ) : null}
    </Card>
  );
}
