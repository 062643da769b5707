/** The two packages of members; each option says whom it covers. County councils and sectors are our addition. */
export const memberPackages = [
  { code: "bronze", label: "Bronze", covers: "Comune și orașe." },
  { code: "silver", label: "Silver", covers: "Municipii, ADI, consilii județene și sectoarele Bucureștiului." },
] as const satisfies readonly { code: string; label: string; covers: string }[];

export type MemberPackage = (typeof memberPackages)[number]["code"];

export const memberPackageCodes: readonly MemberPackage[] = memberPackages.map(({ code }) => code);

/** What an authority is, as the ADMIN who verifies it records. */
export const authorityKinds = [
  { code: "commune", label: "Comună", package: "bronze" },
  { code: "town", label: "Oraș", package: "bronze" },
  { code: "municipality", label: "Municipiu", package: "silver" },
  { code: "county-council", label: "Consiliu județean", package: "silver" },
  { code: "bucharest-sector", label: "Sector al municipiului București", package: "silver" },
  { code: "adi", label: "Asociație de dezvoltare intercomunitară (ADI)", package: "silver" },
] as const satisfies readonly { code: string; label: string; package: MemberPackage }[];

export type AuthorityKind = (typeof authorityKinds)[number]["code"];

export const authorityKindCodes: readonly AuthorityKind[] = authorityKinds.map(({ code }) => code);

/** As what may be chosen. */
export const authorityKindOptions = authorityKinds.map(({ code, label }) => ({ value: code, label }));

export const isAuthorityKind = (text: string): text is AuthorityKind =>
  (authorityKindCodes as readonly string[]).includes(text);

export const authorityKindLabel = (code: AuthorityKind): string =>
  authorityKinds.find((kind) => kind.code === code)?.label ?? code;

/** The package that covers this kind, whatever was chosen at registration. */
export const packageFor = (code: AuthorityKind): MemberPackage =>
  authorityKinds.find((kind) => kind.code === code)?.package ?? "bronze";
