import type { Verification } from "~/modules/accounts/rules/actor";
import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { type CountyCode, counties } from "~/platform/romania/counties";
import { countyCodes } from "~/platform/romania/county-codes";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import { oldTradeRegisterNumber } from "~/platform/romania/trade-register";
import { DAY, THREE_YEARS, type Tick } from "./office-time";
import { idAt, itemAt, type Random } from "./random";
import { FIRM_WORDS, TRADES } from "./words/firms";
import { AUTHORITY_POSITIONS, FIRM_POSITIONS, FIRST_NAMES, LAST_NAMES } from "./words/people";
import { AUTHORITIES_IN, PLACE_BEGINNINGS, PLACE_ENDINGS, PLACE_SIDES, STREETS } from "./words/places";
import { type Authority, type Firm, MAIL_DOMAIN, type Making, type Members, type Person } from "./world";

/** Codes of ten digits: those that the tax authority has given have at most eight. */
const FIRST_CUI = { UAT: 900_000_001, FIRMA: 950_000_001 } as const;
/** No county's register has ever counted so far in a year. */
const FIRST_SERIAL = 90_000;
const SERIALS = 9_999;
const LAST_YEAR_OF_OLD_NUMBERS = 2023;

export function makeMembers(making: Making): Members {
  return { authorities: makeAuthorities(making), firms: makeFirms(making) };
}

type Seat = { county: CountyCode; authorityKind: AuthorityKind };
const KINDS = ["municipality", "town", "commune"] as const satisfies readonly AuthorityKind[];
const TITLES = { municipality: "Municipiul", town: "Orașul", commune: "Comuna" } as const;

function makeAuthorities({ random: whole, time, amounts }: Making): Authority[] {
  const random = whole.fork("authorities");
  const seats = shuffled(random, seatsFor(amounts.authorities));
  return seats.map(({ county, authorityKind }, position): Authority => {
    const number = position + 1;
    const place = placeName(position);
    const title = authorityKind in TITLES ? TITLES[authorityKind as keyof typeof TITLES] : "Comuna";
    const history = historyOf(random, time.now, position);
    return {
      ...history,
      kind: "UAT",
      id: idAt(random, time.milliseconds(history.registeredAt)),
      number,
      name: `${title} ${place}`,
      place,
      authorityKind,
      county,
      cui: cuiWithCheckDigit(String(FIRST_CUI.UAT + position)),
      street: `${random.pick(STREETS)} nr. ${random.between(1, 120)}`,
      people: makePeople(random, time.milliseconds(history.registeredAt), `uat-${number}`, AUTHORITY_POSITIONS),
    };
  });
}

/** As many seats as asked for, in each county and of each kind in proportion to what there really is: largest remainders. */
export function seatsFor(count: number): Seat[] {
  const cells = counties.flatMap(({ code }) =>
    KINDS.map((authorityKind, kind) => ({ county: code, authorityKind, real: AUTHORITIES_IN[code][kind] ?? 0 })),
  );
  const real = cells.reduce((sum, cell) => sum + cell.real, 0);
  const shares = cells.map((cell) => {
    const exact = (cell.real * count) / real;
    return { ...cell, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = count - shares.reduce((sum, { whole }) => sum + whole, 0);
  const lucky = new Set([...shares].sort((one, other) => other.rest - one.rest).slice(0, missing));
  return shares.flatMap((share) => {
    const { county, authorityKind } = share;
    return Array.from({ length: share.whole + (lucky.has(share) ? 1 : 0) }, () => ({ county, authorityKind }));
  });
}

/** Each pair of words once, neighbours far apart; then again with a side. */
function placeName(position: number): string {
  const pairs = PLACE_BEGINNINGS.length * PLACE_ENDINGS.length;
  const pair = (position * 1_009) % pairs; // a prime that divides neither list's length
  const beginning = itemAt(PLACE_BEGINNINGS, pair % PLACE_BEGINNINGS.length);
  const ending = itemAt(PLACE_ENDINGS, Math.floor(pair / PLACE_BEGINNINGS.length));
  return `${beginning} ${ending}${sideOf(Math.floor(position / pairs))}`;
}

const sideOf = (round: number): string => PLACE_SIDES[round] ?? ` ${round + 1}`;

function makeFirms({ random: whole, time, amounts }: Making): Firm[] {
  const random = whole.fork("firms");
  return Array.from({ length: amounts.firms }, (_, position): Firm => {
    const number = position + 1;
    const history = historyOf(random, time.now, position);
    const county = random.pick(counties).code;
    const first = itemAt(CATEGORY_CODES, position % CATEGORY_CODES.length);
    const others = random.some(CATEGORY_CODES, random.between(0, 2)).filter((category) => category !== first);
    const foundedYear = random.between(1995, LAST_YEAR_OF_OLD_NUMBERS);
    return {
      ...history,
      kind: "FIRMA",
      id: idAt(random, time.milliseconds(history.registeredAt)),
      number,
      name: `${firmName(position)} ${TRADES[first].field} SRL`,
      cui: cuiWithCheckDigit(String(FIRST_CUI.FIRMA + position)),
      county,
      street: `${random.pick(STREETS)} nr. ${random.between(1, 120)}`,
      categories: [first, ...others],
      counties: countiesServed(random, county),
      foundedYear,
      tradeRegisterNumber: oldTradeRegisterNumber({
        letter: "J",
        year: foundedYear,
        serial: FIRST_SERIAL + (position % SERIALS),
        county: countyCodes[county].oldRegister,
      }),
      quality: 2.6 + 2.3 * random.next() ** 0.6,
      people: makePeople(random, time.milliseconds(history.registeredAt), `firma-${number}`, FIRM_POSITIONS),
    };
  });
}

/** Its own county, and more or less of the rest; a few work everywhere. */
function countiesServed(random: Random, own: CountyCode): CountyCode[] {
  const codes = counties.map(({ code }) => code);
  if (random.chance(0.06)) return codes;
  return [own, ...random.some(codes, random.between(0, 9)).filter((code) => code !== own)];
}

/** Noun and adjective agree because they come from the same pair of lists. Each round meets other fields of work. */
function firmName(position: number): string {
  const [nouns, adjectives] = itemAt(FIRM_WORDS, position % FIRM_WORDS.length);
  const place = Math.floor(position / FIRM_WORDS.length);
  const pairs = nouns.length * adjectives.length;
  const round = Math.floor(place / pairs);
  const pair = (place * 37 + round * 5) % pairs; // prime to every length, and to the number of fields
  const name = `${itemAt(nouns, pair % nouns.length)} ${itemAt(adjectives, Math.floor(pair / nouns.length))}`;
  return round < CATEGORY_CODES.length ? name : `${name} ${round + 1}`;
}

type History = { verification: Verification; registeredAt: Tick; decidedAt: Tick | null };

/** The first of each kind are verified, whatever the scale: the printed accounts are theirs. */
function historyOf(random: Random, now: Tick, position: number): History {
  const verification: Verification =
    position < 2
      ? "verified"
      : random.weighted([
          ["verified", 94],
          ["pending", 3],
          ["rejected", 1],
          ["suspended", 2],
        ]);
  const isNew = verification === "pending" || verification === "rejected";
  const registeredAt = isNew
    ? now - random.between(12, 40) * DAY - random.between(0, DAY)
    : now - THREE_YEARS - random.between(20, 300) * DAY - random.between(0, DAY);
  const decidedAt = {
    pending: null,
    rejected: registeredAt + random.between(1, 8) * DAY,
    verified: registeredAt + random.between(1, 8) * DAY,
    suspended: now - random.between(1, 30) * DAY,
  };
  return { verification, registeredAt, decidedAt: decidedAt[verification] };
}

function makePeople(random: Random, milliseconds: number, mailbox: string, positions: readonly string[]): Person[] {
  const person = (membership: Person["membership"], address: string): Person => ({
    id: idAt(random, milliseconds),
    name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    email: `${address}@${MAIL_DOMAIN}`,
    position: random.pick(positions),
    membership,
  });
  const owner = person("owner", mailbox);
  return random.chance(0.45) ? [owner, person("colleague", `${mailbox}-coleg`)] : [owner];
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = items.map((item) => ({ item, place: random.bits() }));
  return order.sort((one, other) => one.place - other.place).map(({ item }) => item);
}
