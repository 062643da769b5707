import { MessageSquare } from "lucide-react";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { FormAnswers } from "~/ui/field/field";
import { Notice } from "~/ui/flash/flash";
import { Side, Stack } from "~/ui/layout/layout";
import { TaskTodo } from "~/ui/todo/todo";
import { OpportunitySheet } from "../parts/opportunity-sheet";
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
  const { sheet, isHidden, toConfirm, step, block, review, changes, questions, askKey, cannotAsk, timeline, talk } =
    loaderData;
  return (
    <Stack gap={3}>
      <Crumb href={OPPORTUNITIES}>Oportunități</Crumb>
      {isHidden ? (
        <Notice tone="yellow">
          Solicitarea a fost ascunsă de asociație. O vedeți pentru că ați trimis o ofertă. Până când este arătată din
          nou, nu se mai pot trimite sau modifica oferte și nu se mai pot pune întrebări.
        </Notice>
      ) : null}
      {toConfirm === null ? null : <ToConfirm view={toConfirm} />}
      {step === null ? null : <TaskTodo task={step} />}
      <OpportunitySheet sheet={sheet} filesAt={opportunityPath(sheet.id, "files")} />
      <Side
        label="Conversație și istoric"
        aside={
          <>
            <Card heading="Conversație">
              <Stack gap={1}>
                <p className="small muted">Pentru lămuriri care privesc numai firma dumneavoastră.</p>
                <ButtonLink icon={MessageSquare} href={talk.href}>
                  {talk.label}
                </ButtonLink>
              </Stack>
            </Card>
            <RequestTimeline events={timeline} />
          </>
        }
      >
        <Stack gap={3}>
          {review === null ? null : <PartnerReview {...review} />}
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
    </Stack>
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
