import type { Category } from "~/modules/partners/rules/categories";
import type { EmployeeRange, Industry } from "~/modules/partners/rules/profile";
import type { Currency } from "~/platform/language/money";
import type { CountyCode } from "~/platform/romania/counties";
import type { DemoFirm } from "../accounts";
import type { DemoLogo } from "../pictures/logos";

type Project = { name: string; year: number; budget?: [minor: number, currency: Currency] };

/** A firm of the demo world: who registered it, and what its profile says by now. */
export type DemoPartner = DemoFirm & {
  county: CountyCode;
  description: string;
  logo?: DemoLogo;
  industry: Industry;
  foundedYear: number;
  employees: EmployeeRange;
  headquarters: string;
  website: string;
  phone: string;
  /** Beyond those that its domains give. */
  categories: readonly Category[];
  /** Beyond its own. */
  counties: readonly CountyCode[];
  services: readonly (readonly [name: string, description: string])[];
  specialisations: readonly string[];
  certifications: readonly (readonly [name: string, detail: string])[];
  members: readonly (readonly [name: string, position: string, experience: string])[];
  projects: readonly Project[];
  /** A special offer, and for how many days from the filling it holds. */
  offer?: { title: string; description: string; days: number };
};

export const lei = (amount: number): [number, Currency] => [amount * 100, "RON"];
export const euro = (amount: number): [number, Currency] => [amount * 100, "EUR"];
