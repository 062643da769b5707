import { Lock, MessageSquare, Repeat2 } from "lucide-react";
import { dateShort } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { GetForm } from "~/ui/anchor/get-form";
import { Button, ButtonLink } from "~/ui/button/button";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Dialog, DialogCancel, DialogLink } from "~/ui/dialog/dialog";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { PostButton } from "~/ui/form/post-button";
import { Icon } from "~/ui/icon/icon";
import { Cluster, Split } from "~/ui/layout/layout";
import { Offers, type OfferView } from "~/ui/offers/offers";
import { Rating } from "~/ui/rating/rating";
import { linked } from "~/ui/text/linked";
import { unbroken } from "~/ui/text/unbroken";
import { requestPath } from "../rules/paths";
import { RESPONSE_ORDERS, type ResponseOrder } from "../rules/response-order";
import type { responseBoard } from "../views/request-responses.server";
import { ConfirmedAction } from "./confirmed-action";
import { Files } from "./files";
import { ResponseStatusBadge } from "./request-badges";

type Board = ReturnType<typeof responseBoard>;
type ResponseView = Board["responses"][number];

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
      <Split center>
        <h2 id="oferte-titlu">{unbroken(board.count)}</h2>
        {board.responses.length > 1 ? <OrderForm order={board.order} /> : null}
      </Split>
      <ComparedOffers board={board} />
      {board.choice && board.acceptance.others !== "" ? (
        <p className="small muted">{unbroken(board.acceptance.others)}</p>
      ) : null}
      {board.uncounted === null ? null : <p className="small muted">{unbroken(board.uncounted)}</p>}
      {board.replaceable === null ? null : <Replacement id={board.id} partner={board.replaceable} />}
    </section>
  );
}

/** All offers side by side; once one is accepted, that one, and the others folded. */
function ComparedOffers({ board }: { board: Board }) {
  const { responses } = board;
  const accepted = responses.filter(({ status }) => status === "accepted");
  const others = responses.filter(({ status }) => status !== "accepted");
  const table = (caption: string, shown: readonly ResponseView[]) => (
    <Offers caption={caption} columns={columnsOf(board)} offers={shown.map((response) => rowOf(board, response))} />
  );
  if (accepted.length === 0) return table("Ofertele primite, de comparat", others);
  return (
    <>
      {table("Oferta acceptată", accepted)}
      {others.length === 0 ? null : (
        <details className="fold">
          <summary>
            <b>{unbroken(plural(others.length, "altă ofertă", "alte oferte"))}</b>
          </summary>
          {table("Celelalte oferte", others)}
        </details>
      )}
    </>
  );
}

function OrderForm({ order }: { order: ResponseOrder }) {
  return (
    <GetForm className="cluster cluster--tight">
      <input type="hidden" name="tab" value="oferte" />
      <label className="small muted" htmlFor="ordine">
        Ordonează după
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

/** Without the distance to a budget that has no upper limit. */
const columnsOf = ({ hasBudget }: Board): string[] => [
  "Preț, fără TVA",
  ...(hasBudget ? ["Față de bugetul maxim"] : []),
  "Durată",
  "Nota firmei",
  "Răspunde",
  "Verificată din",
];

const NOT_SHOWN = <span className="small muted">nu se arată</span>;

function rowOf({ id, acceptance, hasBudget, asked }: Board, response: ResponseView): OfferView {
  const { partner, status, out } = response;
  return {
    key: response.id,
    out: out !== null,
    head: (
      <>
        <OrganisationMark
          seed={partner.id}
          kind="FIRMA"
          size="s"
          verified={partner.verified}
          verifiedWord={null}
          name={partner.name}
          href={`/partener/${partner.id}`}
        />
        {status === "submitted" ? null : <ResponseStatusBadge status={status} missed={response.missed} />}
      </>
    ),
    cells: [
      response.price === null ? NOT_SHOWN : <Price key="price" {...response} />,
      ...(hasBudget ? [response.distance ?? NOT_SHOWN] : []),
      response.duration ?? NOT_SHOWN,
      <Rating key="rating" value={response.rating} words={response.ratingWords} />,
      response.answers,
      response.verifiedSince,
    ],
    say: <Words id={id} response={response} />,
    actions: (
      <ResponseActions id={id} response={response} acceptance={acceptance} isAsked={asked.includes(response.id)} />
    ),
  };
}

/** A single price never breaks before its currency. */
const Price = ({ price, isRange }: Pick<ResponseView, "price" | "isRange">) => (
  <span className={isRange ? undefined : "nowrap"}>{price}</span>
);

/** `id` is the request's. */
type OneResponseProps = Pick<Board, "id" | "acceptance"> & { response: ResponseView };

function Words({ id, response }: Pick<OneResponseProps, "id" | "response">) {
  const { text, excerpt, experience, submittedAt, files, out } = response;
  return (
    <>
      {out === null ? null : <p>{out}</p>}
      {excerpt === null ? null : (
        <details className="fold">
          <summary>
            <span className="fold__excerpt">{excerpt}</span> <b>Oferta întreagă</b>
          </summary>
          <p className="lines">{linked(text)}</p>
        </details>
      )}
      {excerpt === null && text !== "" ? <p className="lines">{linked(text)}</p> : null}
      {experience === null ? null : (
        <p className="small muted lines">
          <b>Experiență:</b> {experience}
        </p>
      )}
      <p className="small muted">{`Oferta a fost trimisă la ${dateShort(submittedAt)}.`}</p>
      {files.length === 0 ? null : <Files files={files} at={requestPath(id, `responses/${response.id}/files`)} />}
    </>
  );
}

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
