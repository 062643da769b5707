import { Lock, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { GetForm } from "~/ui/anchor/get-form";
import { Button, ButtonLink } from "~/ui/button/button";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Icon } from "~/ui/icon/icon";
import { Cluster, Split, Stack } from "~/ui/layout/layout";
import { Offer, Offers } from "~/ui/offers/offers";
import { Rating } from "~/ui/rating/rating";
import { OFFER_ORDERS, type OfferOrder } from "../rules/offer-order";
import type { ResponseStatus } from "../rules/response";
import { ActionButton } from "./action-button";
import { ResponseStatusBadge } from "./request-badges";
import { Files, type FileView } from "./request-fisa";

export type OfferView = {
  id: string;
  partner: { id: string; name: string; verified: boolean; href: string };
  rating: number | null;
  ratingWords: string;
  status: ResponseStatus;
  price: string;
  priceNote: string;
  /** Null when what was offered is no longer shown. */
  duration: string | null;
  facts: readonly { term: string; detail: string }[];
  text: string;
  files: readonly FileView[];
  /** Why it is out of the choice, in a sentence; null while it counts. */
  out: string | null;
  /** `href`: the page that asks without script; `action`: where the acceptance is posted. */
  accept: { href: string; action: string; formKey: string; fields: Readonly<Record<string, string>> } | null;
  talkHref: string;
};

export type OfferBoardView = {
  order: OfferOrder;
  offers: readonly OfferView[];
  sealed: { count: number; sentence: string; open: { action: string; formKey: string } | null } | null;
  acceptance: AcceptanceWords;
  /** Said under the offers when some of them are not in their count. */
  uncounted: string | null;
  /** At least one of them can be accepted now. */
  choice: boolean;
};

export type AcceptanceWords = { effect: string; others: string };

const ORDERS = optionsOf(OFFER_ORDERS);

/** The offers of a request, side by side; or that they are sealed; or that there are none yet. */
export function OfferBoard({ board, empty }: { board: OfferBoardView; empty: ReactNode }) {
  if (board.sealed !== null) return <SealedOffers sealed={board.sealed} />;
  if (board.offers.length === 0) {
    return (
      <div className="card">
        <EmptyState title="Nicio ofertă, deocamdată">{empty}</EmptyState>
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
          <OneOffer key={offer.id} offer={offer} acceptance={board.acceptance} />
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

type OneOfferProps = { offer: OfferView; acceptance: AcceptanceWords };

function OneOffer({ offer, acceptance }: OneOfferProps) {
  const { partner, status, out } = offer;
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
            href={partner.href}
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
        ...offer.facts,
        ...(offer.files.length > 0 ? [{ term: "Fișiere", detail: <Files files={offer.files} /> }] : []),
      ]}
      say={
        <>
          {offer.text === "" ? null : <p className="lines">{offer.text}</p>}
          {out === null ? null : <p>{out}</p>}
        </>
      }
      actions={<OfferActions offer={offer} acceptance={acceptance} />}
    />
  );
}

/** Equal, outlined buttons: the page never nudges towards a price or a firm. */
function OfferActions({ offer, acceptance }: OneOfferProps) {
  const dialog = `accept-${offer.id}`;
  return (
    <>
      {offer.accept === null ? null : (
        <>
          <DialogLink variant="choose" dialog={dialog} href={offer.accept.href}>
            Acceptă oferta<span className="vh"> firmei {offer.partner.name}</span>
          </DialogLink>
          <Dialog id={dialog} title="Acceptați această ofertă?">
            <Agreement offer={offer} acceptance={acceptance} />
            <ActionButton
              variant="primary"
              action={offer.accept.action}
              formKey={offer.accept.formKey}
              fields={offer.accept.fields}
              busyLabel="Se acceptă…"
            >
              Acceptă oferta
            </ActionButton>
          </Dialog>
        </>
      )}
      <ButtonLink variant="quiet" icon={MessageSquare} href={offer.talkHref}>
        Trimite mesaj<span className="vh"> firmei {offer.partner.name}</span>
      </ButtonLink>
    </>
  );
}

/** What is being agreed to: the firm, the price, the others. Said in the dialog and on the page that asks without script. */
export function Agreement({
  offer,
  acceptance: { effect, others },
}: {
  offer: Pick<OfferView, "partner" | "price" | "duration">;
  acceptance: AcceptanceWords;
}) {
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

function SealedOffers({ sealed: { count, sentence, open } }: { sealed: NonNullable<OfferBoardView["sealed"]> }) {
  return (
    <section className="card stack" aria-label="Oferte sigilate">
      <h2 className="cluster cluster--tight">
        <Icon of={Lock} />
        {open === null ? "Ofertele se deschid la termen" : "Ofertele se pot deschide"}
      </h2>
      <p>{sentence}</p>
      {open === null ? null : (
        <ActionButton variant="primary" action={open.action} formKey={open.formKey} busyLabel="Se deschid…">
          {count === 1 ? "Deschide oferta" : "Deschide ofertele"}
        </ActionButton>
      )}
    </section>
  );
}
