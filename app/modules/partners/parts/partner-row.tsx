import { Eye, Store } from "lucide-react";
import { CopyAddress } from "~/ui/button/copy-text";
import { Cloth } from "~/ui/cloth/cloth";
import { Cell, Row, type RowProps } from "~/ui/list/row";
import { Rating } from "~/ui/review/rating";
import type { PartnerCardFacts } from "../rules/card";

type PartnerRowProps = Pick<RowProps, "id" | "say" | "state" | "action" | "menu"> & {
  partner: PartnerCardFacts;
  /** Whether its finished projects are counted. */
  projects?: boolean;
};

/** A partner in a list: whose name, where it is, what it does, how it is rated. Listed partners are all verified. */
export function PartnerRow({ partner, projects = false, ...row }: PartnerRowProps) {
  const { id, name, picture, county, services, more, rating, reviews } = partner;
  return (
    <Row
      href={`/partener/${id}`}
      title={<span translate="no">{name}</span>}
      name={name}
      slot={<Cloth seed={id} kind="FIRMA" verified name={name} picture={picture} />}
      facts={[county, servicesText(services, more), projects && partner.projects]}
      cell={
        rating === null ? (
          <span className="muted">Fără recenzii</span>
        ) : (
          <Cell value={<Rating value={rating} />} unit={reviews} />
        )
      }
      {...row}
    />
  );
}

/** The services as the firm names them: "Plan de mobilitate, Diagnostic al comunității, +3 mai multe". */
const servicesText = (services: readonly string[], more: number): string =>
  [...services, ...(more > 0 ? [`+${more} mai multe`] : [])].join(", ");

/** The row of public lists, with what everybody may do. */
export function PublicPartnerRow({ partner, ...row }: Pick<PartnerRowProps, "partner" | "id" | "projects">) {
  const { id, summary, employees, experience } = partner;
  return (
    <PartnerRow
      {...row}
      partner={partner}
      say={summary}
      state={
        <Cell
          wide
          unit={
            <>
              {employees}
              {employees && experience ? (
                <>
                  <span className="only-sm">,</span> <br className="only-lg" />
                </>
              ) : null}
              {experience}
            </>
          }
        />
      }
      menu={[
        { label: "Vezi profilul", icon: Eye, href: `/partener/${id}` },
        { label: "Oferte în marketplace", icon: Store, href: `/marketplace?partner=${id}` },
        <CopyAddress key="address" path={`/partener/${id}`} />,
      ]}
    />
  );
}
