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
import type { offerBoard } from "../pages/request-offers.server";
import { OFFER_ORDERS, type OfferOrder } from "../rules/offer-order";
import { requestPath } from "../rules/paths";
import { Files } from "./files";
import { ResponseStatusBadge } from "./request-badges";

type Board = ReturnType<typeof offerBoard>;
type OfferView = Board["offers"][number];

const ORDERS = optionsOf(OFFER_ORDERS);

/** The offers of a request, side by side; or that they are sealed; or that there are none yet. */
export function OfferBoard({ board }: { board: Board }) {
  if (board.sealed !== null) return <SealedOffers id={board.id} sealed={board.sealed} />;
  if (board.offers.length === 0) {
    return (
      <div className="card">
        <EmptyState title="Nicio ofertă, deocamdată">{board.empty}</EmptyState>
      </div>
    );
  }
  return (
    <Stack>
      <Split center>
        <h2>{board.offers.length > 1 ? "Oferte, una lângă alta" : "Oferta primită"}</h2>
        {board.offers.length > 1 ? <OrderForm order={board.order} /> : null}
      </Split>
      <Offers count={board.offers.length}>
        {board.offers.map((offer) => (
          <OneOffer key={offer.id} id={board.id} offer={offer} acceptance={board.acceptance} />
        ))}
      </Offers>
      {board.choice ? <p className="small muted">{board.acceptance.others}</p> : null}
      {board.uncounted === null ? null : <p className="small muted">{board.uncounted}</p>}
    </Stack>
  );
}

function OrderForm({ order }: { order: OfferOrder }) {
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

/** `id`: of the request. */
type OneOfferProps = Pick<Board, "id" | "acceptance"> & { offer: OfferView };

function OneOffer({ id, offer, acceptance }: OneOfferProps) {
  const { partner, status, duration, experience, out } = offer;
  const files = requestPath(id, `responses/${offer.id}/files`);
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
            <Rating value={offer.rating} words={offer.ratingWords} />
            {status === "submitted" ? null : <ResponseStatusBadge status={status} />}
          </Cluster>
        </>
      }
      price={offer.price}
      priceNote={offer.priceNote}
      facts={[
        ...(duration === null
          ? [{ term: "Depusă", detail: dateLong(offer.submittedAt) }]
          : [
              { term: "Durată", detail: duration },
              { term: "Experiență", detail: experience },
            ]),
        ...(offer.files.length === 0 ? [] : [{ term: "Fișiere", detail: <Files files={offer.files} at={files} /> }]),
      ]}
      say={
        <>
          {offer.text === "" ? null : <p className="lines">{offer.text}</p>}
          {out === null ? null : <p>{out}</p>}
        </>
      }
      actions={<OfferActions id={id} offer={offer} acceptance={acceptance} />}
    />
  );
}

/** Equal, outlined buttons: the page never nudges towards a price or a firm. */
function OfferActions({ id, offer, acceptance }: OneOfferProps) {
  const dialog = `accept-${offer.id}`;
  const action = requestPath(id, "acceptance");
  return (
    <>
      {offer.accept === null ? null : (
        <>
          <DialogLink variant="choose" dialog={dialog} href={`${action}?raspuns=${offer.id}`}>
            Acceptă oferta<span className="vh"> firmei {offer.partner.name}</span>
          </DialogLink>
          <Dialog id={dialog} title="Acceptați această ofertă?">
            <Agreement offer={offer} acceptance={acceptance} />
            <PostButton variant="primary" action={action} {...offer.accept} busyLabel="Se acceptă…">
              Acceptă oferta
            </PostButton>
          </Dialog>
        </>
      )}
      <ButtonLink variant="quiet" icon={MessageSquare} href={offer.talkHref}>
        Trimite mesaj<span className="vh"> firmei {offer.partner.name}</span>
      </ButtonLink>
    </>
  );
}

type Agreed = { offer: Pick<OfferView, "partner" | "price" | "duration">; acceptance: Board["acceptance"] };

/** What is being agreed to: the firm, the price, the others. Said in the dialog and on the page that asks without script. */
export function Agreement({ offer, acceptance: { effect, others } }: Agreed) {
  return (
    <>
      <p>
        Acceptați oferta firmei <b>{offer.partner.name}</b>: <b className="money">{offer.price}</b>, fără TVA
        {offer.duration === null ? null : `, în ${offer.duration}`}.
      </p>
      <p>
        {effect} {others}
      </p>
    </>
  );
}

type SealedProps = { id: string; sealed: NonNullable<Board["sealed"]> };

function SealedOffers({ id, sealed: { count, sentence, openKey } }: SealedProps) {
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
