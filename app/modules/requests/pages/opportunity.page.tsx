import { MessageSquare } from "lucide-react";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { FormAnswers } from "~/ui/field/field";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { TaskTodo } from "~/ui/todo/todo";
import { OpportunitySheet, OpportunityText } from "../parts/opportunity-sheet";
import { OwnResponse, ToConfirm } from "../parts/own-response";
import { PublicQuestions } from "../parts/public-questions";
import { Changes, RequestTimeline } from "../parts/request-timeline";
import { ResponseForm } from "../parts/response-form";
import { PartnerReview } from "../parts/review-card";
import { OPPORTUNITIES, opportunityPath } from "../rules/paths";
import { viewOpportunity } from "../verbs/views.server";
import type { Route } from "./+types/opportunity.page";
import { opportunityView } from "./opportunity-view.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const partner = firmaOf(context);
  return opportunityView({ partner, request }, await viewOpportunity(partner, idFromPath(params.id)), now());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.sheet.title ?? "Oportunitate"} – PSP` },
];

export default function OpportunityPage({ loaderData }: Route.ComponentProps) {
  const { sheet, knots, isHidden, toConfirm, step, block, review, changes, questions, askKey, cannotAsk } = loaderData;
  const { timeline, talk } = loaderData;
  return (
    <>
      <Head
        crumb={{ href: OPPORTUNITIES, label: "Oportunități" }}
        actions={
          <ButtonLink icon={MessageSquare} href={talk.href}>
            {talk.label}
          </ButtonLink>
        }
      />
      <OpportunitySheet sheet={sheet} knots={knots} />
      {isHidden ? (
        <Notice tone="yellow">
          Solicitarea a fost ascunsă de asociație. O vedeți pentru că ați trimis o ofertă. Până când este arătată din
          nou, nu se mai pot trimite sau modifica oferte și nu se mai pot pune întrebări.
        </Notice>
      ) : null}
      {toConfirm === null ? null : <ToConfirm view={toConfirm} />}
      {step === null ? null : <TaskTodo task={step} />}
      <Side label="Istoric" aside={<RequestTimeline events={timeline} />}>
        <Stack>
          {review === null ? null : <PartnerReview {...review} />}
          <Card heading="Descriere">
            <OpportunityText sheet={sheet} filesAt={opportunityPath(sheet.id, "files")} />
          </Card>
          {changes.length === 0 ? null : (
            <Card heading="Completări și modificări">
              <Changes changes={changes} empty="" />
            </Card>
          )}
          <Block block={block} />
          <PublicQuestions
            id={sheet.id}
            questions={questions}
            askKey={askKey}
            whyNot={cannotAsk}
            isAddressed={sheet.addressed}
          />
        </Stack>
      </Side>
    </>
  );
}

function Block({ block }: Pick<Route.ComponentProps["loaderData"], "block">) {
  if (block.kind === "own") return <OwnResponse response={block.response} />;
  return (
    <section className="card stack" id="raspuns" tabIndex={-1} aria-labelledby="raspuns-titlu">
      <h2 id="raspuns-titlu">Oferta dumneavoastră</h2>
      {block.kind === "why" ? (
        <Notice action={block.way && <Anchor href={block.way.href}>{block.way.label}</Anchor>}>{block.sentence}</Notice>
      ) : (
        <FormAnswers value={answersOf(null, block.form.defaults)}>
          <ResponseForm form={block.form} />
        </FormAnswers>
      )}
    </section>
  );
}
