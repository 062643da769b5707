import QRCode from "qrcode";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { bytesAnswer } from "~/modules/media/content/answer.server";
import { FILE_KINDS } from "~/modules/media/rules/attachment";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { keptFile } from "~/platform/paper/papers.server";
import { orNotFound } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import { certificatePaper } from "../rules/certificate-paper";
import { certificatePolicy } from "../rules/certificate-policy";
import { certificateCheckPath } from "../rules/paths";
import { certificateById } from "../store/certificates.server";
import type { Route } from "./+types/certificate-pdf.page";

/** The certificate as it was issued, also after it was revoked: its page says so. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const certificate = orNotFound(await certificateById(idFromPath(params.id)));
  certificatePolicy.allow("read", actor, certificate, now());
  const address = settings().origin + certificateCheckPath(certificate.code);
  const paper = certificatePaper(certificate, { address, squares: squaresOf(address) });
  const pdf = await keptFile(paper, "pdf", actor.userId);
  return bytesAnswer(pdf, { type: FILE_KINDS.pdf.type, name: `Certificat ${certificate.number}.pdf` });
}

/** The QR code of an address: rows of "1" for dark and "0" for light squares. */
function squaresOf(address: string): string[] {
  const { size, data } = QRCode.create(address, { errorCorrectionLevel: "M" }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (data[row * size + column] ? "1" : "0")).join(""),
  );
}
