import { Send } from "lucide-react";
import { data, redirect } from "react-router";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { overLimit, refusedWith } from "~/modules/accounts/signed-in/limits.server";
import { openingForm } from "~/modules/conversations/forms";
import { messagesPath, threadPath } from "~/modules/conversations/rules";
import { OPENING_LIMIT, openConversation } from "~/modules/conversations/verbs.server";
import { fileLimits } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import { alsoWrong, checkForm } from "~/platform/form/check-form.server";
import { draftOnPage, pathOf } from "~/platform/form/draft.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { LineField, TextField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { FileInput } from "~/ui/field/file-input";
import { Notice } from "~/ui/flash/flash";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import type { Route } from "./+types/new-conversation.page";
import { startFrom } from "./start.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, partner, asked, experience, existing, why } = await startFrom(context.get(actorContext), request);
  if (existing) throw redirect(existing);
  return {
    back: messagesPath(actor),
    partner,
    about: asked && { title: asked.title, number: asked.about.number },
    experience: experience?.title ?? null,
    why,
    ...(await draftOnPage(
      request,
      actor.userId,
      draftPath(request, partner.id, { solicitare: asked?.about.requestId, experienta: experience?.id }),
    )),
    file: fileLimits("message"),
  };
}

/** Every partner, and every request with it, has a draft of its own. */
function draftPath(request: Request, partner: string, about: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(about).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${pathOf(request)}?${new URLSearchParams([["partener", partner], ...written])}`;
}

export async function action({ context, request }: Route.ActionArgs) {
  const start = await startFrom(context.get(actorContext), request);
  const { actor, partner, asked, facts } = start;
  const form = await readForm(request);
  const received = await receiveFiles(form, "attachment", { purpose: "message", by: uploaderOf(actor) });
  const checked = alsoWrong(form, checkForm(form, openingForm), { attachment: received.sentence });
  if (!checked.ok) return data({ refused: checked.refused, kept: received.kept }, { status: 400 });
  const over = await overLimit([OPENING_LIMIT, actor.userId]);
  if (over) return data({ refused: refusedWith(form, over.message), kept: received.kept }, over.init);
  const { subject, text } = checked.value;
  const input = { partnerId: partner.id, subject, text, about: asked?.about ?? null };
  const location = await once(form, actor.userId, async () => {
    const attachmentId = received.files[0]?.id ?? null;
    const id = await openConversation(actor, { ...input, attachmentId }, facts);
    return threadPath(actor, id);
  });
  return goTo(location, { tone: "green", title: "Mesajul a fost trimis!" });
}

export default function NewConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { back, partner, about, experience, why, formKey, file, draft, typed } = loaderData;
  return (
    <FormPage
      heading="Conversație nouă"
      back={{ href: back, label: "Conversații" }}
      answered={actionData}
      typed={typed}
      defaults={{ subject: about?.title ?? experience }}
    >
      <Card className="form">
        <OrganisationMark
          seed={partner.id}
          kind={partner.kind}
          name={partner.name}
          verified={partner.verification === "verified"}
          note={about ? `Despre ${about.number}: ${about.title}` : experience && `Despre ce a făcut: ${experience}`}
        />
        {why ? (
          <Notice tone="yellow">{why}</Notice>
        ) : (
          <KeptForm encType="multipart/form-data" draft={draft} answered={actionData} fields={{ formKey }}>
            <LineField name="subject" label="Subiect" />
            <TextField name="text" label="Mesaj" rows={6} />
            <Field name="attachment" label="Fișier" optional hint={file.hint}>
              <FileInput accept={file.accept} mostBytes={file.mostBytes} kept={actionData?.kept ?? []} />
            </Field>
            <PostEnd submit="Trimite" icon={Send} busyLabel="Se trimite…" cancel={null} />
          </KeptForm>
        )}
      </Card>
    </FormPage>
  );
}
