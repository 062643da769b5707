import { randomInt } from "node:crypto";
import type { Actor } from "~/modules/accounts/rules/actor";
import { localDateOf, yearOf } from "~/platform/calendar/local-date";
import { OPERATOR } from "~/platform/operator";
import { stepsOn } from "~/platform/step.server";
import { certificateNumber, expiryAfter, lastDayBefore, type Printed } from "../rules/certificate";
import { CODE_LENGTH, CODE_SIGNS, readCode } from "../rules/certificate-code";
import { certificatePolicy, issuePolicy } from "../rules/certificate-policy";
import { fingerprintOf } from "../rules/fingerprint.server";
import { programCertificatesPath } from "../rules/paths";
import {
  certificateAt,
  insertCertificate,
  lockedCertificate,
  nextOrdinal,
  updateCertificate,
  withoutCertificate,
} from "../store/certificates.server";
import type { ProgramRecord } from "../store/programs.server";
import { onProgram } from "./enrolments.server";

/** A code whose address no other certificate has. */
async function newCode(): Promise<string> {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join("");
    if ((await certificateAt(readCode(code).address)) === null) return code;
  }
}

type Receiver = Awaited<ReturnType<typeof withoutCertificate>>[number];

/** Stores the certificate of one person, with what is printed on it. Returns its id. */
async function issueOne(program: ProgramRecord, receiver: Receiver, { years, at }: { years: number; at: Date }) {
  const issuedOn = localDateOf(at);
  const heldUntil = localDateOf(program.endsAt);
  const year = yearOf(issuedOn);
  const expiresAt = expiryAfter(heldUntil, years);
  const ordinal = await nextOrdinal(year);
  const copied = {
    holder: receiver.holder,
    organisation: receiver.organisation,
    title: program.title,
    hours: program.hours,
    heldOn: localDateOf(program.startsAt),
    heldUntil,
    instructor: program.instructor,
    provider: program.provider ?? OPERATOR,
  };
  const printed: Printed = {
    ...copied,
    kind: program.kind,
    number: certificateNumber(year, ordinal),
    issuedOn,
    validUntil: expiresAt && lastDayBefore(expiresAt),
  };
  return insertCertificate({
    ...copied,
    programId: program.id,
    enrolmentId: receiver.id,
    code: await newCode(),
    year,
    ordinal,
    fingerprint: fingerprintOf(printed),
    issuedAt: at,
    expiresAt,
  });
}

/**
 * Issues a certificate to each person who came and has none yet; returns to how many. `years`: for how long it is valid after
 * the program, 0 for ever.
 */
export const issueCertificates = (actor: Actor, programId: string, years: number): Promise<number> =>
  onProgram(actor, programId, async (program, { at, ask, log }) => {
    ask(issuePolicy, "issue", program);
    const receivers = await withoutCertificate(programId);
    for (const receiver of receivers)
      await log("certificate.issued", { subjectId: await issueOne(program, receiver, { years, at }) });
    return receivers.length;
  });

const onCertificate = stepsOn<Actor>()({
  policy: certificatePolicy,
  locked: lockedCertificate,
  way: (_actor, { programId }) => ({ href: programCertificatesPath(programId), label: "Înapoi la certificate" }),
});

/** For ever: whoever checks it reads when and why. */
export const revokeCertificate = (actor: Actor, id: string, reason: string): Promise<void> =>
  onCertificate(actor, id, async (_certificate, { at, allow, log }) => {
    allow("revoke");
    await updateCertificate(id, { revokedAt: at, revokedReason: reason });
    await log("certificate.revoked", { note: reason });
  });
