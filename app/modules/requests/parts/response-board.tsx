import { Lock, MessageSquare } from "lucide-react";
import { dateLong } from "~/platform/language/dates";
import { GetForm } from "~/ui/anchor/get-form";
import { Button, ButtonLink } from "~/ui/button/button";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { PostButton } from "~/ui/form/post-button";
import { Icon } from "~/ui/icon/icon";
import { Cluster, Split, Stack } from "~/ui/layout/layout";
import { Offer, Offers } from "~/ui/offers/offers";
import { Rating } from "~/ui/rating/rating";
import type { responseBoard } from "../pages/request-responses.server";
import { requestPath } from "../rules/paths";
import { RESPONSE_ORDERS, type ResponseOrder } from "../rules/response-order";
import { Files } from "./files";
import { ResponseStatusBadge } from "./request-badges";

type Board = ReturnType<typeof responseBoard>;
type ResponseView = Board["responses"][number];

const ORDERS = optionsOf(RESPONSE_ORDERS);

/** The responses side by side, or a notice that they are sealed or that there are none. */
export function ResponseBoard({ board }: { board: Board }) {
  if (board.sealed !== null) return <SealedResponses id={board.id} sealed={board.sealed} />;
  if (board.responses.length === 0) {
    return (
      <div className="card">
        <EmptyState title="Nicio ofertă, deocamdată">{board.empty}</EmptyState>
      </div>
    );
  }
  return (
    <Stack>
      <Split center>
        <h2>{board.responses.length > 1 ? "Oferte, una lângă alta" : "Oferta primită"}</h2>
        {board.responses.length > 1 ? <OrderForm order={board.order} /> : null}
      </Split>
      <Offers count={board.responses.length}>
        {board.responses.map((response) => (
          <OneResponse key={response.id} id={board.id} response={response} acceptance={board.acceptance} />
        ))}
      </Offers>
      {board.choice ? <p className="small muted">{board.acceptance.others}</p> : null}
      {board.uncounted === null ? null : <p className="small muted">{board.uncounted}</p>}
    </Stack>
  );
}

function OrderForm({ order }: { order: ResponseOrder }) {
  return (
    <GetForm className="cluster cluster--tight">
      <input type="hidden" name="tab" value="oferte" />
      <label className="small muted" htmlFor="ordine">
        Ordonare
      </label>
      <Select
        id="ordine"
        name="ordine"
        className="select--fit"
        options={ORDERS}
        defaultValue={order}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button small className="nojs">
        Ordonează
      </Button>
    </GetForm>
  );
}

/** `id` is the request's. */
type OneResponseProps = Pick<Board, "id" | "acceptance"> & { response: ResponseView };

function OneResponse({ id, response, acceptance }: OneResponseProps) {
  const { partner, status, duration, experience, out } = response;
  const files = requestPath(id, `responses/${response.id}/files`);
  return (
    <Offer
      out={out !== null}
      head={
        <>
          <OrganisationMark
            seed={partner.id}
            kind="FIRMA"
            verified={partner.verified}
            verifiedWord={null}
            name={partner.name}
            href={`/partener/${partner.id}`}
            level={3}
          />
          <Cluster tight>
            <Rating value={response.rating} words={response.ratingWords} />
            {status === "submitted" ? null : <ResponseStatusBadge status={status} />}
          </Cluster>
        </>
      }
      price={response.price}
      priceNote={response.priceNote}
      facts={[
        ...(duration === null
          ? [{ term: "Depusă", detail: dateLong(response.submittedAt) }]
          : [
              { term: "Durată", detail: duration },
              { term: "Experiență", detail: experience },
            ]),
        ...(response.files.length === 0
          ? []
          : [{ term: "Fișiere", detail: <Files files={response.files} at={files} /> }]),
      ]}
      say={
        <>
          {response.text === "" ? null : <p className="lines">{response.text}</p>}
          {out === null ? null : <p>{out}</p>}
        </>
      }
      actions={<ResponseActions id={id} response={response} acceptance={acceptance} />}
    />
  );
}

/** The buttons look alike for all responses, so that none is recommended. */
function ResponseActions({ id, response, acceptance }: OneResponseProps) {
  const dialog = `accept-${response.id}`;
  const action = requestPath(id, "acceptance");
  return (
    <>
      {response.accept === null ? null : (
        <>
          <DialogLink variant="choose" dialog={dialog} href={`${action}?raspuns=${response.id}`}>
            Acceptă oferta<span className="vh"> firmei {response.partner.name}</span>
          </DialogLink>
          <Dialog id={dialog} title="Acceptați această ofertă?">
            <Agreement response={response} acceptance={acceptance} />
            <PostButton variant="primary" action={action} {...response.accept} busyLabel="Se acceptă…">
              Acceptă oferta
            </PostButton>
          </Dialog>
        </>
      )}
      <ButtonLink variant="quiet" icon={MessageSquare} href={response.messageHref}>
        Trimite mesaj<span className="vh"> firmei {response.partner.name}</span>
      </ButtonLink>
    </>
  );
}

type Agreed = { response: Pick<ResponseView, "partner" | "price" | "duration">; acceptance: Board["acceptance"] };

/** The confirmation text, in the dialog and on the page for browsers without JavaScript. */
export function Agreement({ response, acceptance: { effect, others } }: Agreed) {
  return (
    <>
      <p>
        Acceptați oferta firmei <b>{response.partner.name}</b>: <b className="money">{response.price}</b>, fără TVA
        {response.duration === null ? null : `, în ${response.duration}`}.
      </p>
      <p>
        {effect} {others}
      </p>
    </>
  );
}

type SealedProps = { id: string; sealed: NonNullable<Board["sealed"]> };

function SealedResponses({ id, sealed: { count, sentence, openKey } }: SealedProps) {
  return (
    <section className="card stack" aria-label="Oferte sigilate">
      <h2 className="cluster cluster--tight">
        <Icon of={Lock} />
        {openKey === null ? "Ofertele se deschid la termen" : "Ofertele se pot deschide"}
      </h2>
      <p>{sentence}</p>
      {openKey === null ? null : (
        <PostButton variant="primary" action={requestPath(id, "opening")} formKey={openKey} busyLabel="Se deschid…">
          {count === 1 ? "Deschide oferta" : "Deschide ofertele"}
        </PostButton>
      )}
    </section>
  );
}
