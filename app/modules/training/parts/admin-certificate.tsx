import { Ban, Download } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
import type { CertificateLineView } from "../rules/certificate-view";
import { revocationPath } from "../rules/paths";
import { CertificateBadge } from "./certificate-badge";

/** A certificate in the list of an ADMIN. */
export function AdminCertificate({ certificate }: { certificate: CertificateLineView }) {
  const { id, number, holder, organisation, state, ended, issued, pdf, check } = certificate;
  return (
    <Stack tight>
      <Cluster tight>
        <b>{holder}</b>
        <CertificateBadge state={state} />
      </Cluster>
      <p className="small muted">
        <Dotted
          facts={[
            organisation,
            <span key="number" className="num nowrap">
              {number}
            </span>,
            issued,
          ]}
        />
      </p>
      {ended ? <p className="small">{ended}</p> : null}
      <Cluster tight>
        <ButtonLink small icon={Download} href={pdf} download>
          PDF<span className="vh">: certificatul pentru {holder}</span>
        </ButtonLink>
        <Anchor href={check}>
          Verificare<span className="vh">: certificatul pentru {holder}</span>
        </Anchor>
        {state === "revoked" ? null : (
          <ButtonLink small variant="quiet" icon={Ban} href={revocationPath(id)}>
            Revocă<span className="vh"> certificatul pentru {holder}</span>
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
