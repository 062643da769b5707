import { sql } from "drizzle-orm";
import type { OrganisationKind, Role } from "~/modules/accounts/rules/actor";
import { createSession } from "~/modules/accounts/session/session.server";
import { insertOrganisation } from "~/modules/accounts/store/organisation.server";
import { insertPerson } from "~/modules/accounts/store/person.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { connect, db, disconnect } from "~/platform/database/connection.server";
import { readEnv } from "~/platform/env.server";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import { setSettings } from "~/platform/settings.server";
import { SECRET } from "../../support/servers";

/** A person whose session is valid at every process with the tests' secret. */
export type Someone = { userId: string; organisationId: string | null; email: string; cookie: string };
export type Cast = {
  authorities: [Someone, Someone];
  firms: Someone[];
  admins: [Someone, Someone];
  /** Registered, and waiting for an ADMIN. */
  waiting: Someone[];
};

const FIRMS = 6;
const WAITING = 4;

/** The people of every test here, as registration, confirmation, verification and sign-in would have left them. */
export async function makeCast(databaseUrl: string): Promise<Cast> {
  setSettings({ ...readEnv({ DATABASE_URL: databaseUrl, SECRET }), secret: SECRET });
  await connect({ connectionString: databaseUrl });
  try {
    return {
      authorities: [await member("UAT", 1), await member("UAT", 2)],
      firms: await Promise.all(numbers(FIRMS).map((number) => member("FIRMA", number))),
      admins: [await admin(1), await admin(2)],
      waiting: await Promise.all(numbers(WAITING).map((number) => member("UAT", 50 + number, null))),
    };
  } finally {
    await disconnect();
  }
}

/** So many authorities more, with one person each. */
export async function makeCrowd(databaseUrl: string, number: number): Promise<Someone[]> {
  setSettings({ ...readEnv({ DATABASE_URL: databaseUrl, SECRET }), secret: SECRET });
  await connect({ connectionString: databaseUrl });
  try {
    const { rows } = await db().execute<{ present: number }>(sql`select count(*)::int as present from organisations`);
    const first = 100 + (rows[0]?.present ?? 0);
    return await Promise.all(numbers(number).map((one) => member("UAT", first + one)));
  } finally {
    await disconnect();
  }
}

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

async function member(kind: OrganisationKind, number: number, verifiedAt: Date | null = now()): Promise<Someone> {
  const at = now();
  const isUat = kind === "UAT";
  const organisationId = await insertOrganisation(
    {
      kind,
      name: isUat ? `Comuna Fântânele ${number}` : `Firma Fântâna ${number} SRL`,
      cui: cuiWithCheckDigit(String((isUat ? 400_000 : 500_000) + number)),
      county: "SJ",
      address: "Strada Morii nr. 4",
      package: isUat ? "bronze" : null,
      tradeRegisterNumber: isUat ? null : `J31/${number}/2020`,
      verifiedAt,
      createdAt: at,
      updatedAt: at,
    },
    isUat ? [] : ["eu-funds"],
  );
  if (!isUat) await partnerOf(organisationId, number, at);
  return someone(kind, organisationId, `${kind.toLowerCase()}-${number}@psp.test`);
}

const partnerOf = (organisationId: string, number: number, at: Date) =>
  createPartner({
    organisationId,
    website: null,
    portfolio: "Proiecte cu fonduri europene.",
    domains: ["eu-funds"],
    tradeRegisterNumber: `J31/${number}/2020`,
    at,
  });

/** With a second factor, which every ADMIN must set up. */
const admin = (number: number) => someone("ADMIN", null, `admin-${number}@psp.test`, true);

async function someone(
  role: Role,
  organisationId: string | null,
  email: string,
  twoFactorEnabled = false,
): Promise<Someone> {
  const at = now();
  const userId = await insertPerson({
    name: `Ana Munteanu, ${email.split("@")[0]}`,
    email,
    emailVerified: true,
    role,
    organisationId,
    membership: organisationId ? "owner" : null,
    twoFactorEnabled,
    termsVersion: "2026-11-01",
    termsAcceptedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return { userId, organisationId, email, cookie: await createSession(userId) };
}
