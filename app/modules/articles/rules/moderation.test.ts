import { describe, expect, it } from "vitest";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { type ModerationAction, moderationPolicy, type SubmissionSubject } from "./moderation";
import { REJECTION_REASONS, reasonText } from "./rejection";

const somebody = { userId: "1", sessionId: "s", name: "Ioana", email: "i@psp.test" };
const organisation = { id: "o", name: "Comuna", verification: "verified", membership: "owner" } as const;
const admin: Visitor = { ...somebody, role: "ADMIN", organisation: null };
const author: Visitor = { ...somebody, role: "UAT", organisation: { ...organisation, kind: "UAT" } };
const firm: Visitor = { ...somebody, role: "FIRMA", organisation: { ...organisation, id: "f", kind: "FIRMA" } };
const AT = new Date("2026-11-21T10:00:00Z");

const subject = (
  status: SubmissionSubject["status"],
  article: Partial<SubmissionSubject["article"]> = {},
  more: Partial<SubmissionSubject> = {},
): SubmissionSubject => ({
  status,
  isVerified: true,
  isPublished: false,
  deciderName: null,
  decidedAt: null,
  article: { organisationId: "o", status: "pending", revision: null, deletedAt: null, ...article },
  ...more,
});

const waiting = subject("pending");
const revising = subject("pending", { status: "published", revision: "pending" });
const unverified = subject("pending", {}, { isVerified: false });
const binned = subject("pending", { deletedAt: AT });
const published = subject("approved", { status: "published" }, { isPublished: true });
const replaced = subject("approved", { status: "published" });
const publishedInBin = subject("approved", { status: "published", deletedAt: AT }, { isPublished: true });
const rejected = subject("rejected", { status: "rejected" });
const recalled = subject("recalled", { status: "draft" });

describe("what an ADMIN may do with a submission", () => {
  it.each<[string, SubmissionSubject, ModerationAction[]]>([
    ["waiting", waiting, ["read", "approve", "reject", "quickReject"]],
    ["waiting beside a published one", revising, ["read", "approve", "reject"]],
    ["waiting, of an organisation that is not verified", unverified, ["read", "reject", "quickReject"]],
    ["in the bin", binned, ["read"]],
    ["published", published, ["read", "unpublish"]],
    ["published, in the bin", publishedInBin, ["read"]],
    ["replaced by a newer one", replaced, ["read"]],
    ["rejected", rejected, ["read"]],
    ["taken back", recalled, []],
  ])("%s", (_, submission, may) => {
    const allowed = (Object.keys(moderationPolicy.rules) as ModerationAction[]).filter((action) =>
      moderationPolicy.may(action, admin, submission, AT),
    );
    expect(allowed).toEqual(may);
  });

  it.each([
    ["a stranger", null],
    ["its author", author],
    ["a firm", firm],
  ] as const)("%s may do nothing", (_, visitor) => {
    for (const submission of [waiting, revising, published, rejected]) {
      expect(Object.values(moderationPolicy.can(visitor, submission, AT))).not.toContain(true);
    }
  });
});

describe("the reason of a refusal", () => {
  const decision = { deciderName: "Ioana Dobre", decidedAt: AT };
  it.each<[ModerationAction, SubmissionSubject, string]>([
    ["approve", published, "Despre text s-a decis deja: a fost aprobat de Ioana Dobre, 21 noiembrie 2026, 12:00."],
    ["reject", rejected, "Despre text s-a decis deja: a fost respins de Ioana Dobre, 21 noiembrie 2026, 12:00."],
    ["approve", recalled, "Autorul și-a retras textul din revizie."],
    ["read", recalled, "Autorul și-a retras textul din revizie."],
    ["approve", binned, "Articolul este în coș."],
    ["approve", unverified, "Organizația autorului nu este verificată acum."],
    ["quickReject", revising, "Articolul are un text publicat: decideți pe pagina textului nou."],
    ["unpublish", replaced, "Publicul citește acum un text mai nou al articolului: decideți despre acela."],
    ["unpublish", rejected, "Textul nu mai este publicat."],
    ["unpublish", publishedInBin, "Articolul este în coș."],
  ])("%s", (action, submission, sentence) =>
    expect(moderationPolicy.whyNot(action, admin, { ...submission, ...decision }, AT)).toEqual({
      status: 409,
      sentence,
    }),
  );
});

describe("the reason of a rejection", () => {
  it("is the chosen sentences in their order, then the written text", () => {
    expect(reasonText(["personal", "sources"], "Vedeți și ghidul.")).toBe(
      `${REJECTION_REASONS.sources}\n${REJECTION_REASONS.personal}\nVedeți și ghidul.`,
    );
    expect(reasonText([], "Altceva.")).toBe("Altceva.");
    expect(reasonText([], null)).toBe("");
  });
});
