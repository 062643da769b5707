import { Download } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";
import type { CertificateLineView } from "../rules/certificate-view";
import { CertificateBadge } from "./certificate-badge";

/** A person's certificate, with its file and the page where others check it. */
export function CertificateLine({ certificate }: { certificate: CertificateLineView }) {
  const { number, title, state, ended, pdf, check } = certificate;
  return (
    <Stack tight>
      <Cluster tight>
        <span>
          Certificatul <span className="num nowrap">{number}</span>
        </span>
        <CertificateBadge state={state} />
      </Cluster>
      {ended ? <p className="small">{ended}</p> : null}
      <Cluster tight>
        <ButtonLink small icon={Download} href={pdf} download>
          Descarcă PDF<span className="vh">: certificatul pentru {title}</span>
        </ButtonLink>
        <Anchor href={check}>Pagina lui de verificare</Anchor>
      </Cluster>
    </Stack>
  );
}
