import { Ellipsis, Plus } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { isDocument } from "~/platform/http/document.server";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Notice } from "~/ui/flash/flash";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Head } from "~/ui/head/head";
import { Menu } from "~/ui/menu/menu";
import { questionForm } from "../forms";
import { ChatLog } from "../parts/chat-log";
import { QuestionBox } from "../parts/question-box";
import { Receiver } from "../parts/receiver";
import { useWritten } from "../parts/use-written";
import { CHAT, CHATS, chatPath, STOPPED } from "../rules/answers";
import { DEPARTMENTS } from "../rules/departments";
import { chatOf, stoppedSince } from "../store/chats.server";
import { ask } from "../verbs/ask.server";
import type { Route } from "./+types/chat.page";
import { takeQuestion } from "./ask.server";
import { exchangeViews } from "./chat-view.server";
import { eventsSoFar, receiver, untilWritten } from "./written-view.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { userId } = uatOf(context);
  const { id, title, department } = orNotFound(await chatOf(userId, idFromPath(params.id)));
  if (isDocument(request)) await untilWritten(id);
  const liveAfter = await eventsSoFar();
  return {
    liveAfter,
    receiver: await receiver(),
    id,
    title,
    department: DEPARTMENTS[department].label,
    exchanges: await exchangeViews(id, now()),
    isStopped: (await stoppedSince()) !== null,
    formKey: newFormKey(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = uatOf(context);
  const { id } = orNotFound(await chatOf(actor.userId, idFromPath(params.id)));
  return takeQuestion({ request, actor }, questionForm, ({ text }) => ask(actor, text, { chatId: id }));
}

/** The answers come while the next question is typed. */
export const handle = { live: ["exchanges", "liveAfter", "receiver", "formKey"] };

export default function ChatPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, department, exchanges, isStopped, formKey, receiver: to, liveAfter } = loaderData;
  const last = exchanges.at(-1);
  useWritten(last?.written?.left ?? null, liveAfter);
  const answers = answersOf(actionData?.refused);
  return (
    <>
      <title>{`${answers.wrong ? "Eroare: " : ""}${title} – Asistent – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} heard={actionData} />
      <Head
        crumb={{ href: CHAT, label: "Asistent" }}
        heading={title}
        facts={department}
        actions={<Actions id={id} />}
      />
      <ChatLog key={id} exchanges={exchanges} support={chatPath(id, "support")} opinion={chatPath(id, "opinion")} />
      {isStopped ? <Notice tone="yellow">{STOPPED}</Notice> : null}
      {isStopped ? null : <Receiver to={to} />}
      <QuestionBox
        key={`box-${id}`}
        stays
        formKey={formKey}
        after={last?.id ?? ""}
        fields={{}}
        department={department}
        disabled={isStopped}
        answered={actionData}
      />
    </>
  );
}

const Actions = ({ id }: { id: string }) => (
  <>
    <ButtonLink icon={Plus} href={CHAT}>
      Conversație nouă
    </ButtonLink>
    <Menu
      label="Acțiuni pentru conversație"
      icon={Ellipsis}
      links={[
        { href: chatPath(id, "title"), label: "Redenumește" },
        { href: chatPath(id, "support"), label: "Trimite conversația la suport" },
        { href: `${CHAT}#${CHATS}`, label: "Conversațiile mele" },
        { href: chatPath(id, "removal"), label: "Șterge" },
      ]}
    />
  </>
);
