import { codesOf } from "~/platform/codes";

/** The two packages of members, and whom each covers. County councils and sectors are not in the specification. */
export const MEMBER_PACKAGES = {
  bronze: { label: "Bronze", covers: "Comune și orașe." },
  silver: { label: "Silver", covers: "Municipii, ADI, consilii județene și sectoarele Bucureștiului." },
} as const;

export type MemberPackage = keyof typeof MEMBER_PACKAGES;

/** What an authority is, as the ADMIN who verifies it records it, and the package that covers it. */
const AUTHORITY_KINDS = {
  commune: { label: "Comună", package: "bronze" },
  town: { label: "Oraș", package: "bronze" },
  municipality: { label: "Municipiu", package: "silver" },
  "county-council": { label: "Consiliu județean", package: "silver" },
  "bucharest-sector": { label: "Sector al municipiului București", package: "silver" },
  adi: { label: "Asociație de dezvoltare intercomunitară (ADI)", package: "silver" },
} as const satisfies Record<string, { label: string; package: MemberPackage }>;

export type AuthorityKind = keyof typeof AUTHORITY_KINDS;

export const authorityKindCodes = codesOf(AUTHORITY_KINDS);
export const isAuthorityKind = (text: string): text is AuthorityKind => Object.hasOwn(AUTHORITY_KINDS, text);
export const authorityKindLabel = (code: AuthorityKind): string => AUTHORITY_KINDS[code].label;
export const AUTHORITY_KIND_LABELS = Object.fromEntries(
  authorityKindCodes.map((code) => [code, authorityKindLabel(code)]),
) as Record<AuthorityKind, string>;
export const authorityKindOptions = authorityKindCodes.map((value) => ({ value, label: authorityKindLabel(value) }));

/** The package that covers this kind, whatever was chosen at registration. */
export const packageFor = (code: AuthorityKind): MemberPackage => AUTHORITY_KINDS[code].package;
