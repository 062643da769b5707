import { PencilLine, Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/ui/button/button";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { type Fact, Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Split, Stack } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
import type { ResponseStatus } from "../rules/response";
import { ResponseStatusBadge } from "./request-badges";
import { Files, type FileView } from "./request-fisa";

export type OfferVersionView = {
  version: number;
  when: string;
  by: string;
  price: string;
  duration: string;
  text: string;
  experience: string | null;
  files: readonly FileView[];
};

export type OwnResponseView = {
  status: ResponseStatus;
  submitted: string;
  current: OfferVersionView;
  earlier: readonly OfferVersionView[];
  /** What came of it, or why it does not count; null while it is simply there. */
  outcome: { tone: "green" | "blue" | "yellow"; title: string; text: string } | null;
  editHref: string | null;
  resubmitHref: string | null;
  withdrawal: WithdrawalView | null;
};

export type WithdrawalView = { action: string; formKey: string; accepted: boolean };

/** The own response with everything that came of it. */
export function OwnResponse({ response }: { response: OwnResponseView }) {
  const { status, outcome, current, earlier } = response;
  return (
    <section className="card stack" id="raspuns" aria-labelledby="raspuns-titlu">
      <Split center>
        <h2 id="raspuns-titlu">Răspunsul dumneavoastră</h2>
        <ResponseStatusBadge status={status} />
      </Split>
      {outcome === null ? null : (
        <Notice tone={outcome.tone}>
          <p>
            <strong>{outcome.title}</strong> {outcome.text}
          </p>
        </Notice>
      )}
      <div>
        <p className="own-price num">{current.price}</p>
        <p className="small muted">
          <Dotted facts={["fără TVA", response.submitted, current.by]} />
        </p>
      </div>
      <p className="lines">{current.text}</p>
      <Facts rows={factsOf(current)} />
      <Actions response={response} />
      {earlier.length === 0 ? null : <Earlier versions={earlier} />}
    </section>
  );
}

function factsOf({ duration, experience, files }: OfferVersionView): Fact[] {
  return [
    { term: "Durată", detail: duration },
    { term: "Experiență", detail: experience ?? <span className="muted">Nu ați completat</span> },
    { term: "Fișiere", detail: <Files files={files} /> },
  ];
}

function Actions({ response: { editHref, resubmitHref, withdrawal } }: { response: OwnResponseView }) {
  if (editHref === null && resubmitHref === null && withdrawal === null) return null;
  return (
    <Cluster>
      {resubmitHref === null ? null : (
        <ButtonLink variant="primary" href={resubmitHref}>
          Depune din nou
        </ButtonLink>
      )}
      {editHref === null ? null : (
        <ButtonLink icon={PencilLine} href={editHref}>
          Modifică răspunsul
        </ButtonLink>
      )}
      {withdrawal === null ? null : (
        <>
          <DialogLink variant="quiet" icon={Undo2} dialog="retragere" href={withdrawal.action}>
            {withdrawalLabel(withdrawal)}
          </DialogLink>
          <Dialog id="retragere" title={withdrawalTitle(withdrawal)}>
            <WithdrawalForm withdrawal={withdrawal} />
          </Dialog>
        </>
      )}
    </Cluster>
  );
}

export const withdrawalTitle = ({ accepted }: Pick<WithdrawalView, "accepted">): string =>
  accepted ? "Renunțați la colaborare?" : "Retrageți răspunsul?";

const withdrawalLabel = ({ accepted }: Pick<WithdrawalView, "accepted">): string =>
  accepted ? "Renunță la colaborare" : "Retrage răspunsul";

type WithdrawalFormProps = {
  withdrawal: WithdrawalView;
  text?: string;
  error?: string | undefined;
  /** The way back, where no dialog can be closed. */
  cancelHref?: string;
};

/** In the dialog, and on the page that asks without script. */
export function WithdrawalForm({ withdrawal, text = "", error, cancelHref }: WithdrawalFormProps) {
  const { state, formAction } = useNavigation();
  const busy = state === "submitting" && formAction === withdrawal.action;
  return (
    <Form method="post" action={withdrawal.action} noValidate className="form stack">
      <input type="hidden" name="formKey" value={withdrawal.formKey} />
      <p>
        {withdrawal.accepted
          ? "Răspunsul a fost acceptat. Dacă renunțați, autoritatea este anunțată și poate alege alt partener."
          : "Autoritatea este anunțată. Până la termen îl puteți depune din nou, iar textul rămâne în istoric."}
      </p>
      <Field name="text" id="motiv" label="Motivul" optional hint="Îl citește autoritatea." error={error}>
        <Textarea rows={3} defaultValue={text} />
      </Field>
      <Cluster>
        <Button variant="danger" busy={busy} busyLabel="Se retrage…">
          {withdrawalLabel(withdrawal)}
        </Button>
        {cancelHref === undefined ? null : <ButtonLink href={cancelHref}>Înapoi la oportunitate</ButtonLink>}
      </Cluster>
    </Form>
  );
}

function Earlier({ versions }: { versions: readonly OfferVersionView[] }) {
  return (
    <details className="earlier">
      <summary>
        <strong>Versiuni anterioare</strong> <span className="muted">({versions.length})</span>
      </summary>
      <ol className="ruled">
        {versions.map((version) => (
          <li key={version.version}>
            <Stack gap={1}>
              <p>
                <b className="num">{version.price}</b>
                <span className="small muted block">
                  <Dotted facts={[version.when, version.by, version.duration]} />
                </span>
              </p>
              <p className="lines">{version.text}</p>
              {version.experience === null ? null : <p className="small muted lines">{version.experience}</p>}
              {version.files.length === 0 ? null : <Files files={version.files} />}
            </Stack>
          </li>
        ))}
      </ol>
    </details>
  );
}
