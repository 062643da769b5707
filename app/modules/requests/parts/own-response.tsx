import { PencilLine, Undo2 } from "lucide-react";
import { dateTime } from "~/platform/language/dates";
import { Button, ButtonLink } from "~/ui/button/button";
import { Dialog, DialogCancel, DialogLink } from "~/ui/dialog/dialog";
import { TextField } from "~/ui/field/answered-field";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { KeptForm } from "~/ui/form/kept-form";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Split, Stack } from "~/ui/layout/layout";
import { linked } from "~/ui/text/linked";
import { Dotted } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import { Todo } from "~/ui/todo/todo";
import type { ownResponseView, toConfirmView } from "../pages/own-response-view.server";
import { opportunityPath } from "../rules/paths";
import { Files } from "./files";
import { ResponseStatusBadge } from "./request-badges";
import { Changes } from "./request-timeline";
import { useSending } from "./text-form";

type OwnResponseView = Awaited<ReturnType<typeof ownResponseView>>;
type Version = OwnResponseView["current"];

export function OwnResponse({ response }: { response: OwnResponseView }) {
  const { requestId, status, missed, outcome, current, earlier } = response;
  const filesAt = opportunityPath(requestId, "response/files");
  return (
    <section className="card stack" id="raspuns" tabIndex={-1} aria-labelledby="raspuns-titlu">
      <Split>
        <h2 id="raspuns-titlu">Oferta dumneavoastră</h2>
        <ResponseStatusBadge status={status} missed={missed} />
      </Split>
      {outcome === null ? null : (
        <Notice tone={outcome.tone}>
          <p>
            <strong>{outcome.title}</strong> {outcome.text}
          </p>
        </Notice>
      )}
      <div>
        <p className="price">{current.price}</p>
        <p className="small muted">
          <Dotted facts={["fără TVA", `trimisă ${dateTime(response.submittedAt)}`, current.writtenBy]} />
        </p>
      </div>
      <p className="lines">{linked(current.text)}</p>
      <Facts
        rows={[
          { term: "Durată", detail: current.duration },
          { term: "Experiență", detail: current.experience ?? <span className="muted">Nu ați completat</span> },
          { term: "Fișiere", detail: <Files files={current.files} at={filesAt} /> },
        ]}
      />
      <Actions response={response} />
      {earlier.length === 0 ? null : <Earlier versions={earlier} filesAt={filesAt} />}
    </section>
  );
}

function Actions({ response: { requestId, canEdit, canResubmit, withdrawal } }: { response: OwnResponseView }) {
  if (!canEdit && !canResubmit && withdrawal === null) return null;
  const form = opportunityPath(requestId, "response");
  return (
    <Cluster>
      {canResubmit ? (
        <ButtonLink variant="primary" href={form}>
          Trimite din nou
        </ButtonLink>
      ) : null}
      {canEdit ? (
        <ButtonLink icon={PencilLine} href={form}>
          Modifică oferta
        </ButtonLink>
      ) : null}
      {withdrawal === null ? null : (
        <>
          <DialogLink variant="quiet" icon={Undo2} dialog="retragere" href={withdrawal.action}>
            {withdrawal.accepted ? "Renunță la colaborare" : "Retrage oferta"}
          </DialogLink>
          <Dialog id="retragere" title={withdrawalTitle(withdrawal)}>
            <WithdrawalForm withdrawal={withdrawal} />
          </Dialog>
        </>
      )}
    </Cluster>
  );
}

type WithdrawalView = NonNullable<OwnResponseView["withdrawal"]>;

export const withdrawalTitle = ({ accepted }: WithdrawalView): string =>
  accepted ? "Renunțați la colaborare?" : "Retrageți oferta?";

type WithdrawalFormProps = {
  withdrawal: WithdrawalView;
  /** Link back, on the page without a dialog. */
  cancelHref?: string;
};

/** In the dialog, and on the page for browsers without JavaScript. */
export function WithdrawalForm({ withdrawal, cancelHref }: WithdrawalFormProps) {
  const { action, formKey, accepted, isReversible } = withdrawal;
  const kept = accepted ? "Păstrează colaborarea" : "Păstrează oferta";
  return (
    <KeptForm draft={null} answered={undefined} action={action} fields={{ formKey }} className="form stack">
      <p>
        {accepted
          ? "Oferta a fost acceptată. Dacă renunțați, autoritatea este anunțată."
          : `Autoritatea este anunțată, iar textul rămâne în istoric. ${
              isReversible ? "Până la termen o puteți trimite din nou." : "Nu o veți mai putea trimite din nou."
            }`}
      </p>
      <TextField name="text" id="motiv" label="Motivul" optional hint="Îl citește autoritatea." rows={3} />
      <Cluster>
        <Button variant="danger" busy={useSending(formKey)} busyLabel="Se retrage…">
          {accepted ? "Renunță la colaborare" : "Retrage oferta"}
        </Button>
        {cancelHref === undefined ? (
          <DialogCancel label={kept} />
        ) : (
          <ButtonLink variant="quiet" href={cancelHref}>
            {kept}
          </ButtonLink>
        )}
      </Cluster>
    </KeptForm>
  );
}

function Earlier({ versions, filesAt }: { versions: readonly Version[]; filesAt: string }) {
  return (
    <details className="fold">
      <summary>Versiuni anterioare ({versions.length})</summary>
      <ol className="ruled">
        {versions.map((version) => (
          <li key={version.version}>
            <Stack tight>
              <p>
                <b className="num">{version.price}</b>
                <span className="small muted block">
                  <Dotted facts={[dateTime(version.writtenAt), version.writtenBy, version.duration]} />
                </span>
              </p>
              <p className="lines">{version.text}</p>
              {version.experience === null ? null : <p className="small muted lines">{version.experience}</p>}
              {version.files.length === 0 ? null : <Files files={version.files} at={filesAt} />}
            </Stack>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Changes made after the response, with the three possible actions: confirm, edit, withdraw. */
export function ToConfirm({ view }: { view: NonNullable<ReturnType<typeof toConfirmView>> }) {
  const { id, deadlineAt, changes, formKey } = view;
  return (
    <Todo
      kicker="De confirmat"
      look="long"
      title="Solicitarea s-a schimbat după ce ați trimis oferta"
      action={
        <Cluster>
          <PostButton
            variant="primary"
            action={opportunityPath(id, "confirmation")}
            formKey={formKey}
            busyLabel="Se confirmă…"
          >
            Confirmă oferta
          </PostButton>
          <ButtonLink href={opportunityPath(id, "response")}>Modifică oferta</ButtonLink>
          <ButtonLink variant="quiet" href={opportunityPath(id, "withdrawal")}>
            Retrage oferta
          </ButtonLink>
        </Cluster>
      }
    >
      <p>
        Citiți ce s-a schimbat și spuneți dacă oferta rămâne valabilă, până la{" "}
        <b className="num">{unbroken(dateTime(deadlineAt))}</b>. Neconfirmată până atunci, nu se ia în considerare.
      </p>
      <Changes changes={changes} empty="Modificările sunt în istoricul solicitării." />
    </Todo>
  );
}
