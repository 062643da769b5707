import { randomBytes } from "node:crypto";
import type { Actor, Membership } from "~/modules/accounts/rules/actor";
import { type AuthorityKind, packageFor } from "~/modules/accounts/rules/authority";
import { invitationEnd } from "~/modules/accounts/rules/colleague";
import type { Domain } from "~/modules/accounts/rules/domain";
import { TERMS_VERSION } from "~/modules/accounts/rules/terms";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import { insertInvitation } from "~/modules/accounts/store/invitation.server";
import { insertOrganisation } from "~/modules/accounts/store/organisation.server";
import { insertPerson, setPassword } from "~/modules/accounts/store/person.server";
import { now } from "~/platform/clock";
import { record } from "~/platform/journal/journal.server";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import { oldTradeRegisterNumber } from "~/platform/romania/trade-register";

export const demoPassword = "Parola-Demo-2026";
export const demoAdmin = "admin@demo.ro";

/** Who may sign in, as the start of the program and the README list them. */
export const demoAccounts = [
  { email: "uat@demo.ro", what: "autoritate: Comuna Fântâna Albastră" },
  { email: "editor@demo.ro", what: "editor în contul Comunei Fântâna Albastră" },
  { email: "uat2@demo.ro", what: "autoritate: Orașul Trei Izvoare" },
  { email: "firma@demo.ro", what: "firmă: Registru Deschis SRL" },
  { email: "firma2@demo.ro", what: "firmă: Busola Fonduri SRL" },
  { email: "firma-noua@demo.ro", what: "firmă care așteaptă verificarea" },
  { email: demoAdmin, what: "administrator" },
] as const;

type Person = { email: string; name: string; position: string };

export type DemoAuthority = Person & {
  kind: "UAT";
  organisation: string;
  authority: AuthorityKind;
  county: string;
  address: string;
};
export type DemoFirm = Person & {
  kind: "FIRMA";
  organisation: string;
  county: string;
  /** Two digits, as old trade-register numbers begin with. */
  registerCounty: string;
  address: string;
  domains: readonly Domain[];
  /** False: registered, waiting for an ADMIN. */
  verified: boolean;
};

/** The people of the world by their e-mail, as actors that verbs accept. */
export type DemoPeople = {
  of(email: string): Actor & { organisation: NonNullable<Actor["organisation"]> };
  admin: Actor;
};

const uat = (
  email: string,
  [name, position]: [string, string],
  organisation: string,
  [authority, county, address]: [AuthorityKind, string, string],
): DemoAuthority => ({ kind: "UAT", email, name, position, organisation, authority, county, address });

/** Twelve authorities over eight counties, plainly invented. */
export const demoAuthorities: readonly DemoAuthority[] = [
  uat("uat@demo.ro", ["Ana Munteanu", "secretar general"], "Comuna Fântâna Albastră", [
    "commune",
    "SJ",
    "Strada Morii nr. 4, Fântâna Albastră",
  ]),
  uat("uat2@demo.ro", ["Mihai Drăgan", "șef birou proiecte"], "Orașul Trei Izvoare", [
    "town",
    "VL",
    "Piața Centrală nr. 1, Trei Izvoare",
  ]),
  uat("podul-lung@demo.ro", ["Irina Ștefănescu", "director executiv"], "Municipiul Podul Lung", [
    "municipality",
    "GL",
    "Bulevardul Dunării nr. 12, Podul Lung",
  ]),
  uat("magura@demo.ro", ["Vasile Țepeș", "viceprimar"], "Comuna Măgura de Lut", [
    "commune",
    "BZ",
    "Strada Olarilor nr. 7, Măgura de Lut",
  ]),
  uat(
    "sapte-ape@demo.ro",
    ["Zsófia Kovács", "director"],
    "Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”",
    ["adi", "HR", "Strada Izvorului nr. 2, Valea Mică"],
  ),
  uat("cerbilor@demo.ro", ["Radu Ionescu", "consilier achiziții"], "Orașul Câmpul Cerbilor", [
    "town",
    "SV",
    "Strada Pădurii nr. 9, Câmpul Cerbilor",
  ]),
  uat("lunca@demo.ro", ["Elena Pârvu", "contabil"], "Comuna Lunca Dragilor", [
    "commune",
    "SJ",
    "Strada Bisericii nr. 11, Lunca Dragilor",
  ]),
  uat("stejaris@demo.ro", ["Ion Bârsan", "secretar general"], "Comuna Stejărișul de Sus", [
    "commune",
    "MS",
    "Strada Principală nr. 88, Stejărișul de Sus",
  ]),
  uat("piatra@demo.ro", ["Maria Oprea", "inspector"], "Comuna Piatra Scrisă", [
    "commune",
    "CJ",
    "Strada Școlii nr. 3, Piatra Scrisă",
  ]),
  uat("valea-mare@demo.ro", ["Gheorghe Lupu", "administrator public"], "Orașul Valea Mare", [
    "town",
    "CJ",
    "Strada Independenței nr. 20, Valea Mare",
  ]),
  uat("salcia@demo.ro", ["Adriana Neagu", "consilier juridic"], "Comuna Salcia Nouă", [
    "commune",
    "VL",
    "Strada Râului nr. 5, Salcia Nouă",
  ]),
  uat("dealul@demo.ro", ["Petru Cozma", "primar"], "Comuna Dealul Viilor", [
    "commune",
    "VS",
    "Strada Viilor nr. 15, Dealul Viilor",
  ]),
];

type DemoColleague = Person & { of: string };

/** Who works beside the owners; the first one may sign in by the list above. */
const demoColleagues: readonly DemoColleague[] = [
  { of: "uat@demo.ro", email: "editor@demo.ro", name: "Florin Ardelean", position: "consilier achiziții" },
  { of: "uat@demo.ro", email: "urbanism@demo.ro", name: "Letiția Mureșan", position: "inspector urbanism" },
  { of: "firma@demo.ro", email: "proiecte@demo.ro", name: "Sorin Băltărețu", position: "șef de proiect" },
];

/** A person invited by an owner who has not answered yet. */
const INVITED = { of: "uat@demo.ro", email: "asistenta.sociala@fantana-albastra.example", daysAgo: 2 };

const CHECKED = "CUI, document de identificare";
const FIRST_CUI = 910_001;
const REGISTERED = new Date("2025-03-03T08:00:00Z");
const VERIFIED = new Date("2025-03-06T09:30:00Z");

/** Makes the accounts: organisations with one owner each, all with the one password, and the ADMIN. */
export async function fillAccounts(firms: readonly DemoFirm[]): Promise<DemoPeople> {
  const hash = await hashPassword(demoPassword);
  const adminId = await person({ email: demoAdmin, name: "Corina Vlad", position: "moderator" }, "ADMIN", null, hash);
  const people = new Map<string, Actor>();
  let number = FIRST_CUI;
  for (const member of [...demoAuthorities, ...firms]) {
    people.set(
      member.email,
      await memberActor(member, {
        cui: cuiWithCheckDigit(String(number)),
        serial: number - FIRST_CUI + 100,
        adminId,
        hash,
      }),
    );
    number += 1;
  }
  const owner = (email: string) => {
    const actor = people.get(email);
    if (!actor?.organisation) throw new Error(`Nobody in the demo world has the address ${email}`);
    return actor as ReturnType<DemoPeople["of"]>;
  };
  for (const { of, ...colleague } of demoColleagues) {
    const { organisation } = owner(of);
    await person(colleague, organisation.kind, organisation.id, hash, "colleague");
  }
  await invite(owner(INVITED.of));
  return {
    of: owner,
    admin: {
      userId: adminId,
      sessionId: adminId,
      name: "Corina Vlad",
      email: demoAdmin,
      role: "ADMIN",
      organisation: null,
    },
  };
}

async function invite({ userId, organisation }: ReturnType<DemoPeople["of"]>): Promise<void> {
  const invitedAt = new Date(now().getTime() - INVITED.daysAgo * 86_400_000);
  await insertInvitation(randomBytes(32).toString("base64url"), {
    organisationId: organisation.id,
    email: INVITED.email,
    membership: "colleague",
    invitedBy: userId,
    invitedAt,
    expiresAt: invitationEnd(invitedAt),
  });
}

type Making = { cui: string; serial: number; adminId: string; hash: string };

async function memberActor(member: DemoAuthority | DemoFirm, making: Making): Promise<Actor> {
  const verified = member.kind === "UAT" || member.verified;
  const organisationId = await insertOrganisation(
    organisationRow(member, verified, making),
    member.kind === "FIRMA" ? [...member.domains] : [],
  );
  const userId = await person(member, member.kind, organisationId, making.hash);
  await tellHistory(organisationId, userId, verified ? making.adminId : null);
  return {
    userId,
    sessionId: userId,
    name: member.name,
    email: member.email,
    role: member.kind,
    organisation: {
      id: organisationId,
      kind: member.kind,
      name: member.organisation,
      verification: verified ? "verified" : "pending",
      membership: "owner",
    },
  };
}

/** Registered by its first person; verified by the ADMIN, unless it still waits. */
async function tellHistory(organisationId: string, userId: string, verifierId: string | null): Promise<void> {
  const registered = { userId, organisation: { id: organisationId } };
  await record({ what: "organisation.registered", subjectId: organisationId, by: registered, at: REGISTERED });
  if (!verifierId) return;
  const by = { userId: verifierId, organisation: null };
  const states = { from: "pending", to: "verified" };
  await record({
    what: "organisation.verified",
    subjectId: organisationId,
    by,
    at: VERIFIED,
    note: CHECKED,
    ...states,
  });
}

function organisationRow(member: DemoAuthority | DemoFirm, verified: boolean, { cui, serial, adminId }: Making) {
  const common = {
    kind: member.kind,
    name: member.organisation,
    cui,
    county: member.county,
    address: member.address,
    createdAt: REGISTERED,
    updatedAt: REGISTERED,
    ...(verified ? { verifiedAt: VERIFIED, verifiedBy: adminId, verifiedWhat: CHECKED } : {}),
  };
  if (member.kind === "UAT")
    return { ...common, authorityKind: member.authority, package: packageFor(member.authority) };
  const tradeRegisterNumber = oldTradeRegisterNumber({
    letter: "J",
    county: member.registerCounty,
    serial,
    year: 2016,
  });
  return { ...common, tradeRegisterNumber, legalRepresentative: member.name };
}

async function person(
  { email, name, position }: Person,
  role: Actor["role"],
  organisationId: string | null,
  hash: string,
  membership: Membership = "owner",
): Promise<string> {
  const id = await insertPerson({
    name,
    email,
    emailVerified: true,
    role,
    organisationId,
    membership: organisationId ? membership : null,
    position,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: REGISTERED,
    createdAt: REGISTERED,
    updatedAt: REGISTERED,
  });
  await setPassword(id, hash, REGISTERED);
  return id;
}
