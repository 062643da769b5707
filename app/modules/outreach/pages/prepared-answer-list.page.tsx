import { Plus } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { plural } from "~/platform/language/plural";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { PREPARED, PREPARED_PLACES, preparedPath } from "../rules";
import { TICKETS } from "../rules/paths";
import { type PreparedAnswer, preparedList } from "../store/prepared-answers.server";
import type { Route } from "./+types/prepared-answer-list.page";

export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context);
  const answers = await preparedList().catch(couldNotLoad);
  return { answers: answers?.map(rowOf) ?? null };
}

const rowOf = ({ id, question, isPublic, position, helped, notHelped }: PreparedAnswer) => ({
  id,
  question,
  facts: [
    PREPARED_PLACES[isPublic ? "support" : "team"],
    isPublic ? `locul ${position}` : null,
    helped + notHelped > 0 ? `a ajutat pe ${helped} din ${plural(helped + notHelped, "cititor", "cititori")}` : null,
  ],
});

export const meta = () => [{ title: "Răspunsuri pregătite – PSP" }];

export default function PreparedAnswerList({ loaderData: { answers } }: Route.ComponentProps) {
  return (
    <ListPage
      path={PREPARED}
      crumb={{ href: TICKETS, label: "Mesaje de suport" }}
      heading="Răspunsuri pregătite"
      actions={{ label: "Răspuns nou", icon: Plus, href: `${PREPARED}/new`, primary: true }}
      shown={answers?.length ?? null}
      nothingYet={{
        title: "Niciun răspuns pregătit, deocamdată",
        text: "Scrieți o dată ce vi se cere mereu; apoi îl puneți în răspuns cu o apăsare.",
      }}
    >
      {answers?.map(({ id, question, facts }) => (
        <Row key={id} href={preparedPath(id)} title={question} facts={facts} />
      ))}
    </ListPage>
  );
}
