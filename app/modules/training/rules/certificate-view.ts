import type { Role } from "~/modules/accounts/rules/actor";
import { dateLong, iso } from "~/platform/language/dates";
import { type CertificateFacts, type CertificateState, certificateState, lastDayBefore } from "./certificate";
import { certificateCheckPath, certificatePdfPath } from "./paths";

type Shown = CertificateFacts & {
  id: string;
  code: string;
  number: string;
  title: string;
  holder: string;
  organisation: string;
  issuedAt: Date;
  revokedReason: string | null;
};

/** When and why a certificate is no longer valid; null while it is. */
export function endText({ expiresAt, revokedAt, revokedReason }: Shown, state: CertificateState): string | null {
  if (revokedAt !== null) return `Revocat la ${dateLong(revokedAt)}. Motivul: ${revokedReason ?? ""}`;
  return state === "expired" && expiresAt ? `Valabil numai până la ${dateLong(lastDayBefore(expiresAt))}.` : null;
}

/** A certificate as its holder and an ADMIN see it in a list. */
export function certificateLine(certificate: Shown, role: Role, now: Date) {
  const { id, code, number, title, holder, organisation, issuedAt } = certificate;
  const state = certificateState(certificate, now);
  return {
    id,
    number,
    title,
    holder,
    organisation,
    state,
    ended: endText(certificate, state),
    issued: { at: iso(issuedAt), text: dateLong(issuedAt) },
    pdf: certificatePdfPath(role, id),
    check: certificateCheckPath(code),
  };
}
export type CertificateLineView = ReturnType<typeof certificateLine>;
