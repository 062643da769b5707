import { OrganisationMark, type OrganisationMarkProps } from "~/ui/cloth/organisation-mark";

type Look = Pick<OrganisationMarkProps, "level" | "href" | "note" | "picture">;

/** A partner's name in a list. Listed partners are all verified, so no text says it again. */
export function PartnerMark({ partner: { id, name }, ...look }: Look & { partner: { id: string; name: string } }) {
  return <OrganisationMark seed={id} kind="FIRMA" verified verifiedWord={null} name={name} {...look} />;
}
