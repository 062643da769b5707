import { Lock, MessageSquare, Repeat2 } from "lucide-react";
import { plural } from "~/platform/language/plural";
import { GetForm } from "~/ui/anchor/get-form";
import { Button, ButtonLink } from "~/ui/button/button";
import { Compare, type ComparedColumn } from "~/ui/compare/compare";
import { Dialog, DialogCancel, DialogLink } from "~/ui/dialog/dialog";
import { Options } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { PostButton } from "~/ui/form/post-button";
import { Icon } from "~/ui/icon/icon";
import { Cluster, Split } from "~/ui/layout/layout";
import { EmptyState } from "~/ui/list/empty-state";
import { unbroken } from "~/ui/text/unbroken";
import { requestPath } from "../rules/paths";
import { RESPONSE_ORDERS, type ResponseOrder } from "../rules/response-order";
import type { OfferView, responseBoard } from "../views/request-responses.server";
import { ConfirmedAction } from "./confirmed-action";
import { OFFER_ROWS, offerColumn } from "./offer-column";

type Board = ReturnType<typeof responseBoard>;

const ORDERS = optionsOf(RESPONSE_ORDERS);

/** The offers to be compared, or a notice that they are sealed or that there are none. */
export function ResponseBoard({ board }: { board: Board }) {
  if (board.sealed !== null) return <SealedResponses id={board.id} sealed={board.sealed} />;
  if (board.responses.length === 0) {
    return (
      <div className="card" id="oferte" tabIndex={-1}>
        <EmptyState title="Nicio ofertă, deocamdată">{board.empty}</EmptyState>
      </div>
    );
  }
  return (
    <section className="stack" id="oferte" tabIndex={-1} aria-labelledby="oferte-titlu">
      <h2 id="oferte-titlu" className="vh">
        {board.count}
      </h2>
      <ComparedOffers board={board} />
      <Split>
        <div className="small muted">
          {board.choice && board.acceptance.others !== "" ? <p>{unbroken(board.acceptance.others)}</p> : null}
          {board.uncounted === null ? null : <p>{unbroken(board.uncounted)}</p>}
        </div>
        {board.responses.length > 1 ? <OrderForm order={board.order} /> : null}
      </Split>
      {board.replaceable === null ? null : <Replacement id={board.id} partner={board.replaceable} />}
    </section>
  );
}

/** All offers side by side; once one is accepted, that one, and the others folded. */
function ComparedOffers({ board }: { board: Board }) {
  const { responses } = board;
  const accepted = responses.filter(({ status }) => status === "accepted");
  const others = responses.filter(({ status }) => status !== "accepted");
  const compare = (shown: readonly OfferView[]) => (
    <Compare rows={OFFER_ROWS} columns={shown.map((response) => columnOf(board, response))} />
  );
  if (accepted.length === 0) return compare(others);
  return (
    <>
      {compare(accepted)}
      {others.length === 0 ? null : (
        <details className="fold">
          <summary>{unbroken(plural(others.length, "altă ofertă", "alte oferte"))}</summary>
          {compare(others)}
        </details>
      )}
    </>
  );
}

function OrderForm({ order }: { order: ResponseOrder }) {
  return (
    <GetForm className="cluster cluster--tight">
      <input type="hidden" name="tab" value="oferte" />
      <span className="pick">
        <label htmlFor="ordine">Ordonează după</label>
        <select id="ordine" name="ordine" defaultValue={order}>
          <Options options={ORDERS} empty={undefined} />
        </select>
      </span>
      <Button small>Ordonează</Button>
    </GetForm>
  );
}

const columnOf = ({ id, acceptance, asked }: Board, response: OfferView): ComparedColumn => ({
  ...offerColumn(response, requestPath(id, `responses/${response.id}/files`)),
  out: response.out !== null,
  actions: (
    <ResponseActions id={id} response={response} acceptance={acceptance} isAsked={asked.includes(response.id)} />
  ),
});

/** `id` is the request's. */
type OneResponseProps = Pick<Board, "id" | "acceptance"> & { response: OfferView };

/** The buttons look alike for all offers, so that none is recommended. */
function ResponseActions({ id, response, acceptance, isAsked }: OneResponseProps & { isAsked: boolean }) {
  const dialog = `accept-${response.id}`;
  const action = `${requestPath(id, "acceptance")}?raspuns=${response.id}`;
  const label = (
    <>
      Acceptă oferta<span className="vh"> firmei {response.partner.name}</span>
    </>
  );
  return (
    <>
      {response.accept === null ? null : isAsked ? (
        <ButtonLink variant="choose" href={action}>
          {label}
        </ButtonLink>
      ) : (
        <>
          <DialogLink variant="choose" dialog={dialog} href={action}>
            {label}
          </DialogLink>
          <Dialog id={dialog} title="Acceptați această ofertă?">
            <Agreement response={response} acceptance={acceptance} />
            <Cluster>
              <PostButton variant="primary" action={action} {...response.accept} busyLabel="Se acceptă…">
                Acceptă oferta
              </PostButton>
              <DialogCancel />
            </Cluster>
          </Dialog>
        </>
      )}
      <ButtonLink variant="quiet" icon={MessageSquare} href={response.messageHref}>
        Trimite mesaj<span className="vh"> firmei {response.partner.name}</span>
      </ButtonLink>
    </>
  );
}

type Agreed = { response: Pick<OfferView, "partner" | "price" | "duration">; acceptance: Board["acceptance"] };

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

/** A collaboration is running: another offer is accepted only in place of its partner, on a page that asks why. */
function Replacement({ id, partner }: { id: string; partner: string }) {
  return (
    <Cluster>
      <p className="small muted">{`Colaborarea este în desfășurare cu ${partner}.`}</p>
      <ButtonLink small variant="quiet" icon={Repeat2} href={requestPath(id, "replacement")}>
        Schimbă partenerul
      </ButtonLink>
    </Cluster>
  );
}

type SealedProps = { id: string; sealed: NonNullable<Board["sealed"]> };

function SealedResponses({ id, sealed: { heading, sentence, opening } }: SealedProps) {
  return (
    <section className="card stack" id="oferte" tabIndex={-1} aria-label="Oferte sigilate">
      <h2 className="cluster cluster--tight">
        <Icon of={Lock} />
        {heading}
      </h2>
      <p>{unbroken(sentence)}</p>
      {opening === null ? null : (
        <div>
          <ConfirmedAction of="open" id={id} {...opening} />
        </div>
      )}
    </section>
  );
}
