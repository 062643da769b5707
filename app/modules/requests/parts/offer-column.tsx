import { dateShort } from "~/platform/language/dates";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { type ComparedColumn, ComparedPrice } from "~/ui/compare/compare";
import { Rating } from "~/ui/review/rating";
import { linked } from "~/ui/text/linked";
import { unbroken } from "~/ui/text/unbroken";
import type { OfferView } from "../views/request-responses.server";
import { Files } from "./files";
import { ResponseStatusBadge } from "./request-badges";

export const OFFER_ROWS = [
  "Preț, fără TVA",
  "Durată",
  "Nota firmei",
  "Răspunde",
  "Verificată din",
  "Experiență",
  "Ce oferă",
];

/** An offer as the authority compares it. `filesAt` is null for one that is not sent yet: its files have no address. */
export function offerColumn(response: OfferView, filesAt: string | null): ComparedColumn {
  const { partner, status, missed, submittedAt } = response;
  return {
    key: response.id,
    label: `Oferta firmei ${partner.name}`,
    head: (
      <OrganisationMark
        seed={partner.id}
        kind="FIRMA"
        verified={partner.verified}
        verifiedWord={null}
        name={partner.name}
        level={3}
        href={`/partener/${partner.id}`}
        note={
          filesAt === null ? "încă netrimisă" : <Sent status={status} missed={missed} at={dateShort(submittedAt)} />
        }
      />
    ),
    cells: [
      response.price && <Price key="price" {...response} />,
      response.duration,
      <Rating key="rating" value={response.rating} words={response.ratingWords} />,
      response.answers ?? "—",
      response.verifiedSince,
      experienceOf(response),
      <Words key="words" response={response} filesAt={filesAt} />,
    ],
  };
}

type SentProps = Pick<OfferView, "status" | "missed"> & { at: string };

/** One line beside the cloth, so that the prices below it stay on the first screen. */
const Sent = ({ status, missed, at }: SentProps) =>
  status === "submitted" ? (
    unbroken(`trimisă la ${at}`)
  ) : (
    <span className="cluster cluster--tight">
      <ResponseStatusBadge status={status} missed={missed} />
      <span>
        <span className="vh">trimisă la </span>
        {unbroken(at)}
      </span>
    </span>
  );

/** A single price never breaks before its currency. */
const Price = ({ price, isRange, distance }: Pick<OfferView, "price" | "isRange" | "distance">) => (
  <ComparedPrice price={<span className={isRange ? undefined : "nowrap"}>{price}</span>} note={distance} />
);

/** Null when the contents may not be read. */
const experienceOf = ({ price, experience }: OfferView) =>
  price === null ? null : experience === null ? "—" : <p className="lines">{experience}</p>;

function Words({ response, filesAt }: { response: OfferView; filesAt: string | null }) {
  const { text, excerpt, files, out } = response;
  return (
    <>
      {out === null ? null : <p>{out}</p>}
      {excerpt === null ? null : (
        <details className="fold">
          <summary>
            <span className="fold__excerpt">{excerpt}</span> Oferta întreagă
          </summary>
          <p className="lines">{linked(text)}</p>
        </details>
      )}
      {excerpt === null && text !== "" ? <p className="lines">{linked(text)}</p> : null}
      {files.length === 0 ? null : <Files files={files} at={filesAt} />}
    </>
  );
}
