import type { Verification } from "~/modules/accounts/rules/actor";
import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import type { Category } from "~/modules/partners/rules/categories";
import type { CountyCode } from "~/platform/romania/counties";
import type { OfficeTime, Tick } from "./office-time";
import type { Random } from "./random";

/** How much there is at scale 1. */
export const AT_SCALE_ONE = {
  authorities: 3_200,
  firms: 1_000,
  requests: 50_000,
  messages: 500_000,
  articles: 20_000,
  discussions: 20_000,
  programs: 400,
} as const;

export type Amounts = Record<keyof typeof AT_SCALE_ONE, number>;

/** At least enough of everything to have both sides of every talk. */
export const amountsOf = (scale: number): Amounts => ({
  authorities: Math.max(3, Math.round(AT_SCALE_ONE.authorities * scale)),
  firms: Math.max(3, Math.round(AT_SCALE_ONE.firms * scale)),
  requests: Math.max(1, Math.round(AT_SCALE_ONE.requests * scale)),
  messages: Math.max(1, Math.round(AT_SCALE_ONE.messages * scale)),
  articles: Math.max(1, Math.round(AT_SCALE_ONE.articles * scale)),
  discussions: Math.max(1, Math.round(AT_SCALE_ONE.discussions * scale)),
  programs: Math.max(4, Math.round(AT_SCALE_ONE.programs * scale)),
});

/** By the addresses of its people the world is known again. The ending is reserved: no mail to it can ever arrive. */
export const MAIL_DOMAIN = "sintetic.example";

export type Person = { id: string; name: string; email: string; position: string; membership: "owner" | "colleague" };

type Organisation = {
  id: string;
  /** Counts from 1 within its kind. */
  number: number;
  name: string;
  cui: string;
  county: CountyCode;
  street: string;
  verification: Verification;
  registeredAt: Tick;
  /** When it was verified, rejected or suspended; null while it waits. */
  decidedAt: Tick | null;
  people: readonly Person[];
};

export type Authority = Organisation & { kind: "UAT"; place: string; authorityKind: AuthorityKind };

export type Firm = Organisation & {
  kind: "FIRMA";
  categories: readonly [Category, ...Category[]];
  counties: readonly CountyCode[];
  foundedYear: number;
  tradeRegisterNumber: string;
  /** What its reviews tend to, of 5. */
  quality: number;
};

export type Members = { authorities: readonly Authority[]; firms: readonly Firm[] };

/** The inputs of all generators. */
export type Making = { random: Random; time: OfficeTime; amounts: Amounts };
