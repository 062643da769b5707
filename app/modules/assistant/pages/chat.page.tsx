import { LifeBuoy, Pencil, Trash2 } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { isDocument } from "~/platform/http/document.server";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Tags } from "~/ui/tag/tag";
import { questionForm } from "../forms";
import { ChatList } from "../parts/chat-list";
import { ChatLog } from "../parts/chat-log";
import { QuestionBox } from "../parts/question-box";
import { Receiver } from "../parts/receiver";
import { useWritten } from "../parts/use-written";
import { CHAT, chatPath, STOPPED } from "../rules/answers";
import { chatList } from "../rules/chat-query";
import { DEPARTMENTS } from "../rules/departments";
import { chatOf, stoppedSince } from "../store/chats.server";
import { ask } from "../verbs/ask.server";
import type { Route } from "./+types/chat.page";
import { takeQuestion } from "./ask.server";
import { chatsBeside, exchangeViews } from "./chat-view.server";
import { eventsSoFar, receiver, untilWritten } from "./written-view.server";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { userId } = uatOf(context);
  const { id, title, department } = orNotFound(await chatOf(userId, idFromPath(params.id)));
  if (isDocument(request)) await untilWritten(id);
  const liveAfter = await eventsSoFar();
  return {
    liveAfter,
    receiver: await receiver(),
    id,
    title,
    about: DEPARTMENTS[department],
    exchanges: await exchangeViews(id, now()),
    chats: await chatsBeside(userId, chatPath(id), chatList.read(url.searchParams)),
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
export const handle = { live: ["exchanges", "chats", "liveAfter", "receiver", "formKey"] };

export default function ChatPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, about, exchanges, chats, isStopped, formKey, receiver: to, liveAfter } = loaderData;
  const last = exchanges.at(-1);
  useWritten(last?.written?.left ?? null, liveAfter);
  const answers = answersOf(actionData?.refused);
  return (
    <Side label="Conversațiile dumneavoastră" aside={<ChatList chats={chats} current={id} />}>
      <title>{`${answers.wrong ? "Eroare: " : ""}${title} – Asistent – PSP`}</title>
      <Stack>
        <Crumb href={CHAT}>Asistent</Crumb>
        <ErrorSummary errors={answers.errors} lead={answers.lead} heard={actionData} />
        <h1>{title}</h1>
        <p className="muted">{about.label}</p>
        <Tags tags={[...about.expertise]} />
        <Cluster tight>
          <ButtonLink small variant="quiet" icon={Pencil} href={chatPath(id, "title")}>
            Redenumește
          </ButtonLink>
          <ButtonLink small variant="quiet" icon={LifeBuoy} href={chatPath(id, "support")}>
            Trimite conversația la suport
          </ButtonLink>
          <ButtonLink small variant="quiet" icon={Trash2} href={chatPath(id, "removal")}>
            Șterge
          </ButtonLink>
        </Cluster>
        <ChatLog key={id} exchanges={exchanges} support={chatPath(id, "support")} opinion={chatPath(id, "opinion")} />
        {isStopped ? <Notice tone="yellow">{STOPPED}</Notice> : null}
        {isStopped ? null : <Receiver to={to} />}
        <QuestionBox
          key={`box-${id}`}
          formKey={formKey}
          after={last?.id ?? ""}
          fields={{}}
          disabled={isStopped}
          answered={actionData}
        />
      </Stack>
    </Side>
  );
}
