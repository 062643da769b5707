import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { quoted } from "~/platform/language/quotes";
import { PostPage } from "~/ui/form/form-page";
import { withdrawArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-withdrawal.page";
import { articleHere, stepOf } from "./writing-desk.server";

export const loader = async (route: Route.LoaderArgs) => (await stepOf("withdraw", route)).step;

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: articleHere,
    done: {
      title: "Articolul nu mai este public.",
      text: "Este din nou o ciornă; ca să fie citit, trece iarăși prin revizie.",
    },
    failed: "Articolul nu s-a putut retrage.",
    work: ({ actor, id }) => withdrawArticle(actor, id),
  });

export default function ArticleWithdrawal({ loaderData: step }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      heading="Retrageți articolul din public?"
      intro={`${quoted(step.back.label)} dispare de pe blog și din pagina organizației și redevine ciornă. Ca să fie citit din nou, trebuie trimis la revizie.`}
      submit="Retrage articolul"
      variant="danger"
      cancelLabel="Înapoi la articol"
      busyLabel="Se retrage…"
    />
  );
}
