import { ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { ActionButton } from "./action-button";
import { Changes, type ChangeView } from "./request-thread";

export type ToConfirmView = {
  deadline: string;
  changes: readonly ChangeView[];
  confirmation: { action: string; formKey: string };
  editHref: string;
  withdrawHref: string;
};

/** The request changed after the response: exactly what, and the three ways on. */
export function ToConfirm({ view }: { view: ToConfirmView }) {
  const { deadline, changes, confirmation, editHref, withdrawHref } = view;
  return (
    <section className="todo todo--long" aria-label="De confirmat">
      <Stack>
        <div>
          <p className="k">De confirmat</p>
          <h2>Solicitarea s-a schimbat după ce ați răspuns</h2>
          <p>
            Citiți ce s-a schimbat și spuneți dacă răspunsul rămâne valabil, până la <b className="num">{deadline}</b>.
            Neconfirmat până atunci, nu se ia în considerare.
          </p>
        </div>
        <Changes changes={changes} empty="Modificările sunt în istoricul solicitării." />
        <Cluster>
          <ActionButton
            variant="primary"
            action={confirmation.action}
            formKey={confirmation.formKey}
            busyLabel="Se confirmă…"
          >
            Confirm răspunsul
          </ActionButton>
          <ButtonLink href={editHref}>Modifică răspunsul</ButtonLink>
          <ButtonLink variant="quiet" href={withdrawHref}>
            Retrage răspunsul
          </ButtonLink>
        </Cluster>
      </Stack>
    </section>
  );
}
