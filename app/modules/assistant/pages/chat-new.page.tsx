import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { newFormKey } from "~/platform/form/once.server";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { classNames } from "~/ui/class-names";
import { Notice } from "~/ui/flash/flash";
import { FormPage } from "~/ui/form/form-page";
import { Side } from "~/ui/layout/layout";
import { Tags } from "~/ui/tag/tag";
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
import { chatsBeside } from "./chat-view.server";
import { receiver } from "./written-view.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId } = uatOf(context);
  const query = chatList.read(url.searchParams);
  return {
    department: query.department,
    chats: await chatsBeside(userId, CHAT, query),
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
  const { department, chats, isStopped, formKey, receiver: to } = loaderData;
  const about = department && DEPARTMENTS[department];
  return (
    <Side label="Conversațiile dumneavoastră" aside={<ChatList chats={chats} current={null} />}>
      <FormPage
        heading="Asistent"
        answered={actionData}
        intro="Alegeți departamentul și puneți întrebarea. Răspunsul citează documentele bibliotecii, legislația și articolele, cu data verificării. Dacă nu găsește răspuns, vă anunță."
      >
        {isStopped ? <Notice tone="yellow">{STOPPED}</Notice> : null}
        <nav className="departments" aria-label="Departamente">
          {DEPARTMENT_CODES.map((code) => (
            <Anchor
              key={code}
              href={chatList.address(CHAT, { department: code })}
              className={classNames("btn", code === department && "btn--primary")}
              aria-current={code === department ? "true" : undefined}
            >
              {DEPARTMENTS[code].label}
            </Anchor>
          ))}
        </nav>
        <Card heading={about ? about.label : "Niciun departament ales"} className="stack stack--1">
          {about ? <Tags tags={[...about.expertise]} /> : <p className="muted">Alegeți mai sus cine răspunde.</p>}
          <Receiver to={to} />
          <QuestionBox
            formKey={formKey}
            after={department ?? ""}
            fields={department ? { department } : {}}
            disabled={department === null || isStopped}
            answered={actionData}
          />
        </Card>
      </FormPage>
    </Side>
  );
}
