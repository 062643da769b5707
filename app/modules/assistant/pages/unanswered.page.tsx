import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { ADMIN_LIBRARY, adminActPath, adminResourcePath } from "~/modules/library/rules/paths";
import { now } from "~/platform/clock";
import { dateLong, dateTime } from "~/platform/language/dates";
import { withoutPersonalData } from "~/platform/language/mask";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Head } from "~/ui/head/head";
import { EmptyState } from "~/ui/list/empty-state";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { ModelCard, Switch } from "../parts/meter";
import { DEPARTMENTS } from "../rules/departments";
import { keyOf, type SourceKey } from "../rules/sources";
import { sourcesNamedIn, stoppedSince, unansweredSince } from "../store/chats.server";
import { statesOf } from "../verbs/states.server";
import type { Route } from "./+types/unanswered.page";
import { meterView } from "./meter-view.server";

const WEEKS = 8;
const WEEK_MS = 7 * 86_400_000;
/** Of what was near, the likeliest to be what was meant. */
const MOST_NEAR = 3;

/** Where an ADMIN writes the everyday words of a document or an act. */
const wordsHref = ({ kind, subjectId }: SourceKey): string =>
  `${kind === "act" ? adminActPath(subjectId) : adminResourcePath(subjectId, "edit")}#everydayWords`;

/** What was near to each of these questions and can still be read. */
async function nearTo(questionIds: readonly string[]) {
  const sources = await sourcesNamedIn(questionIds);
  const states = await statesOf(sources, now());
  return (id: string) =>
    sources
      .filter((one) => one.questionId === id && states.has(keyOf(one)))
      .slice(0, MOST_NEAR)
      .map((one) => ({ title: one.title, href: wordsHref(one) }));
}

export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context);
  const questions = await unansweredSince(new Date(now().getTime() - WEEKS * WEEK_MS));
  const stopped = await stoppedSince();
  const near = await nearTo(questions.map(({ lastId }) => lastId));
  const weeks = [...new Set(questions.map(({ week }) => week))].map((week) => ({
    week,
    title: `Săptămâna din ${dateLong(new Date(`${week}T12:00:00Z`))}`,
    questions: questions
      .filter((one) => one.week === week)
      .map(({ text, department, times, unhelped, lastId }) => ({
        text: withoutPersonalData(text), // kept as it was hidden on its day
        facts: [
          DEPARTMENTS[department].label,
          ...(unhelped ? ["Răspunsul nu a ajutat"] : []),
          ...(times > 1 ? [`de ${times} ori`] : []),
        ],
        near: near(lastId),
      })),
  }));
  return { weeks, stopped: stopped && dateTime(stopped), meter: await meterView(now()) };
}

export const meta = () => [{ title: "Întrebări fără răspuns – PSP" }];

/** What the assistant could not answer, by week, for those who write the library; its switches, and what its model costs. */
export default function UnansweredPage({ loaderData: { weeks, stopped, meter } }: Route.ComponentProps) {
  return (
    <>
      <Head crumb={{ href: ADMIN_LIBRARY, label: "Bibliotecă" }} heading="Întrebări fără răspuns" />
      {weeks.length === 0 ? (
        <div className="list">
          <EmptyState title="Nicio întrebare fără răspuns, deocamdată">
            Aici ajung întrebările fără un răspuns sigur și cele la care răspunsul nu a ajutat.
          </EmptyState>
        </div>
      ) : null}
      {weeks.map(({ week, title, questions }) => (
        <List key={week} heading={title}>
          {questions.map(({ text, facts, near }) => (
            <Row
              key={`${facts[0]}${text}`}
              title={text}
              facts={[
                ...facts,
                ...near.map(({ title, href }) => (
                  <Anchor key={href} href={href}>
                    {title}
                  </Anchor>
                )),
              ]}
            />
          ))}
        </List>
      ))}
      <p className="small muted">
        Ce au întrebat autoritățile în ultimele 8 săptămâni și asistentul nu a găsit cu siguranță, sau răspunsul nu a
        ajutat. Cine a întrebat nu se arată. Sunt ascunse CNP-urile, conturile, telefoanele, adresele de e-mail, seriile
        și numerele actelor de identitate, străzile cu număr și numele scrise după cuvinte ca „domnul” sau „subsemnata”.
        Alte nume și adrese pot rămâne în text. Lângă fiecare întrebare sunt documentele apropiate: dacă unul răspunde,
        scrieți cuvintele întrebării la „Cuvinte de zi cu zi”.
      </p>
      <Card as="div">
        <Switch
          what="assistant"
          isStopped={stopped !== null}
          sentence={stopped ? `Asistentul este oprit din ${stopped}.` : "Asistentul răspunde."}
        />
      </Card>
      <ModelCard meter={meter} />
    </>
  );
}
