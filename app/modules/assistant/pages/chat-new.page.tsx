import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { newFormKey } from "~/platform/form/once.server";
import { Tags } from "~/ui/badge/tag";
import { Notice } from "~/ui/flash/flash";
import { FormPage } from "~/ui/form/form-page";
import { Tabs } from "~/ui/head/tabs";
import { firstQuestionForm } from "../forms";
import { ChatList } from "../parts/chat-list";
import { QuestionBox } from "../parts/question-box";
import { Receiver } from "../parts/receiver";
import { CHAT, STOPPED } from "../rules/answers";
import { chatList } from "../rules/chat-query";
import { DEPARTMENT_CODES, DEPARTMENTS } from "../rules/departments";
import { stoppedSince } from "../store/chats.server";
import { ask } from "../verbs/ask.server";
import type { Route } from "./+types/chat-new.page";
import { takeQuestion } from "./ask.server";
import { chatsOfPage } from "./chat-view.server";
import { receiver } from "./written-view.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId } = uatOf(context);
  const query = chatList.read(url.searchParams);
  return {
    department: query.department,
    question: query.question,
    chats: await chatsOfPage(userId, query),
    isStopped: (await stoppedSince()) !== null,
    receiver: await receiver(),
    formKey: newFormKey(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = uatOf(context);
  return takeQuestion({ request, actor }, firstQuestionForm, ({ text, department }) =>
    ask(actor, text, { department }),
  );
}

/** A new chat: choose a department, then ask. */
export default function NewChatPage({ loaderData, actionData }: Route.ComponentProps) {
  const { department, question, chats, isStopped, formKey, receiver: to } = loaderData;
  const about = department === null ? null : DEPARTMENTS[department];
  return (
    <FormPage heading="Asistent" answered={actionData}>
      {isStopped ? <Notice tone="yellow">{STOPPED}</Notice> : null}
      <Tabs
        label="Departamente"
        tabs={DEPARTMENT_CODES.map((code) => ({
          href: chatList.address(CHAT, { department: code, question }),
          label: DEPARTMENTS[code].label,
          current: code === department,
        }))}
      />
      {about ? (
        <Tags tags={[...about.expertise]} />
      ) : (
        <p>
          Alegeți departamentul și puneți întrebarea. Răspunsul citează documentele bibliotecii, legislația și
          articolele, cu data verificării. Dacă nu găsește răspuns, vă anunță.
        </p>
      )}
      <Receiver to={to} />
      <QuestionBox
        formKey={formKey}
        after=""
        question={question}
        fields={department ? { department } : {}}
        department={about?.label ?? null}
        disabled={department === null || isStopped}
        answered={actionData}
      />
      <ChatList chats={chats} />
    </FormPage>
  );
}
