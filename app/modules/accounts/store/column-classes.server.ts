import type { organisations, users } from "../tables.server";

/** What is decided for every column about an organisation or a person. */
type ColumnClass = {
  /** Whether an empty value makes the profile incomplete. */
  completeness: boolean;
  /** Whether it is part of the data export (GDPR, article 15). */
  export: boolean;
  /** What happens on erasure (GDPR, article 17): deleted, or kept for a reason. */
  erasure: "delete" | { keep: string };
};

const POINTER = "it holds together what others wrote; it names nobody";
const RECORD = "the decisions of moderators stay verifiable";

const asked: ColumnClass = { completeness: true, export: true, erasure: "delete" };
const told: ColumnClass = { completeness: false, export: true, erasure: "delete" };
const internal: ColumnClass = { completeness: false, export: false, erasure: "delete" };
const pointer: ColumnClass = { completeness: false, export: true, erasure: { keep: POINTER } };
const decision: ColumnClass = { completeness: false, export: true, erasure: { keep: RECORD } };

/** An organisation is a legal person: its data in public registers is not erased. */
const register: ColumnClass = { ...asked, erasure: { keep: "public in the registers of the state" } };

type Columns<Table extends { $inferSelect: object }> = Readonly<Record<keyof Table["$inferSelect"], ColumnClass>>;

/** A column without its class does not compile. */
export const columnClasses: { organisations: Columns<typeof organisations>; users: Columns<typeof users> } = {
  organisations: {
    id: pointer,
    kind: register,
    name: register,
    cui: register,
    county: register,
    address: register,
    website: asked,
    tradeRegisterNumber: register,
    legalRepresentative: asked,
    package: told,
    authorityKind: register,
    description: asked,
    portfolio: asked,
    documentId: told,
    verifiedAt: decision,
    verifiedBy: { ...decision, export: false },
    verifiedWhat: decision,
    rejectedAt: decision,
    rejectedReason: decision,
    suspendedAt: decision,
    suspendedReason: decision,
    verification: decision,
    createdAt: pointer,
    updatedAt: pointer,
  },
  users: {
    id: pointer,
    name: asked,
    email: asked,
    emailVerified: told,
    image: told,
    role: pointer,
    organisationId: pointer,
    membership: told,
    position: asked,
    phone: asked,
    suspendedAt: decision,
    suspendedReason: decision,
    twoFactorEnabled: told,
    lastTotpStep: internal,
    termsVersion: { ...told, erasure: { keep: "what was agreed to stays provable" } },
    termsAcceptedAt: { ...told, erasure: { keep: "what was agreed to stays provable" } },
    createdAt: pointer,
    updatedAt: pointer,
  },
};
