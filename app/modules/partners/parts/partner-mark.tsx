import { OrganisationMark, type OrganisationMarkProps } from "~/ui/cloth/organisation-mark";

type Look = Pick<OrganisationMarkProps, "level" | "href" | "note" | "picture">;

/** A partner's name in a list: all partners there are verified, so the cloth alone says it. */
export function PartnerMark({ partner: { id, name }, ...look }: Look & { partner: { id: string; name: string } }) {
  return <OrganisationMark seed={id} kind="FIRMA" verified verifiedWord={null} name={name} {...look} />;
}
