/** Spaces, points and hyphens as word processors write them too. */
const SEPARATORS = "\\p{Zs}.\\/()\\-\\u2010\\u2011";
/** Between the digits or groups of a number. */
const GAP = `[${SEPARATORS}]{0,3}`;
/** The same of a telephone, which no range of sums looks like: dashes are longer there. */
const WIDE = `[${SEPARATORS}\\u2012-\\u2015\\u2212_]{0,3}`;
const digits = (count: number, gap: string): string => `\\d(?:${gap}\\d){${count - 1}}`;
const START = "(?<![\\p{L}\\p{N}])";
const DATE = "\\d{2}\\.\\d{2}\\.\\d{4}";
/** A period, whose digits may look like those of a telephone. */
const NO_PERIOD = `(?!(?:(?<=\\d{2}\\.)|\\d{2}\\.)\\d{2}\\.\\d{4}${WIDE}${DATE})`;
/** 0, or the code of Romania before it; without its sign only where no sum is meant. */
const CODES = [`\\+${WIDE}4${WIDE}0`, `0${WIDE}0${WIDE}4${WIDE}0`, "0", `40(?!(?:${WIDE}\\d){9}\\s*(?:lei|ron|eur))`];

/** The same words with small or capital first letters, in a pattern that tells the two apart. */
const insensitive = (words: string): string =>
  words.replace(/(^|\|)([a-z])/g, (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`);

/** A word of a name: "Ion", "POPESCU", "Pop-Ionescu", "I.". */
const NAME = "\\p{Lu}(?:[\\p{L}\\p{M}’'-]+|\\.)";
/** Of a name beside a word that says who somebody is. */
const NAMES = `${NAME}(?:\\p{Zs}+${NAME}){0,3}`;
/** After these a name follows, also when it is written with small letters. */
const BESIDE =
  "domnul(?:ui)?|doamn(?:a|ei)|domni[sș]oar(?:a|ei)|d[-.]?l|d[-.]?lui|d[-.]?nul|d[-.]?nului|d[-.]?na|d[-.]?nei|d[-.]?ra|d[-.]?rei|numi[tț](?:ul|a|ului|ei|ii)|subsemnat(?:ul|a|ului|ei)|subscrisul|m[aă]\\p{Zs}+numesc|pe\\p{Zs}+nume|numele\\p{Zs}+meu\\p{Zs}+(?:este|e)";
/** After these only when it has its capitals: "numele străzii" and "vecinul vrea" are no names. */
const NEAR =
  "numele|prenumele|lui|cet[aă][tț]ea(?:nul|nului|na)|peten(?:tul|tului|ta|tei)|peti[tț]ionar(?:ul|ului|a|ei)|contribuabil(?:ul|ului|a|ei)|vecin(?:ul|ului|a|ei)|defunct(?:ul|ului|a|ei)|minor(?:ul|ului|a|ei)|martor(?:ul|ului|a|ei)|debitor(?:ul|ului|a|ei)|familia|familiei|so[tț](?:ul|ului|ia|iei)|fratele|fratelui|sora|surorii|mama|mamei|tata|tat[aă]l|tat[aă]lui|fiul|fiului|fiica|fiicei|coleg(?:ul|ului|a|ei)|inginer(?:ul|ului|a|ei)";
/** Words with small letters that are no names although they stand where names do. */
const NO_NAME =
  "primar|viceprimar|secretar|consilier|inspector|director|profesor|notar|ministru|prefect|avocat|judec[aă]tor|doctor|medic|contabil|arhitect|inginer|ofi[tț]er|agent|administrator|pre[sș]edinte|care|cu|de|din|la|pe|prin|pentru|este|era|are|avea|vrea|cere|zice|spune|sau|[sș]i|nu|a|ce|c[aâ]nd|unde|s[aă]|se|fost|de-la|sunt|declar|fiind|având|avand|locuie[sș]te|domiciliat[aă]?|de[tț]in[aă]tor|posesor|solicit|solicita|predau|primesc|mai|vine|au|s-a|mi-a|ne-a|i-a|mea|meu|mele|lui|ei|lor|respectiv[aă]?|acela|aceea|acesta|aceasta|primarul|[iî]n|[iî]l|[iî]i|o";
const SMALL = `(?!(?:${NO_NAME})(?![\\p{L}-]))[\\p{L}\\p{M}-]{3,}`;
const SURNAME = "[\\p{L}-]+(?:escu|eanu|ianu|aru|oiu|ache|iu|oaia|ariu)";
const SMALL_NAME = `(?:${SMALL}\\p{Zs}+(?=${SURNAME}(?![\\p{L}]))${SMALL}|(?=${SURNAME}(?![\\p{L}]))${SMALL}\\p{Zs}+${SMALL}|${SMALL})`;

const HOUSE = "\\d{1,4}(?![\\d/])(?:\\p{Zs}?[A-Za-z](?!\\p{L}))?";
const NUMBERED = `,?\\p{Zs}*(?:nr|num[aă]r(?:ul)?|no)(?![\\p{L}])\\.?\\p{Zs}*${HOUSE}(?!\\p{Zs}*(?:din(?!\\p{L})|/))`;
/** What an address goes on with: a block, a stair, a floor, a flat. */
const FLAT =
  ",?\\p{Zs}*(?:bl|bloc(?:ul)?|sc|scara|et|etaj(?:ul)?|ap|apartament(?:ul)?)(?![\\p{L}])\\.?\\p{Zs}*(?:\\p{L}?\\d{1,4}\\p{L}?|\\p{L})(?![\\p{L}\\d])";
const STREET =
  "(?:strada|str|bulevardul|bd|b-dul|aleea|[sș]oseaua|[sș]os|uli[tț]a|intrarea|calea|satul|sat)(?![\\p{L}])\\.?";
const WORDS_OF_STREET = "(?:[\\p{L}\\d][\\p{L}\\p{M}\\d.’'-]*\\p{Zs}+){0,4}[\\p{L}\\d][\\p{L}\\p{M}\\d.’'-]*";

/** What names a person, with what is written instead. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:[@＠﹫]|[([{]at[)\]}])\s?[\p{L}\p{N}-]+(?:(?:\.|\s?[([{](?:dot|punct)[)\]}]\s?)[\p{L}\p{N}-]+)+/giu,
    "[e-mail]",
  ],
  [new RegExp(`${START}ro${GAP}\\d${GAP}\\d${GAP}[a-z]{4}(?:${GAP}[a-z0-9]){16}`, "giu"), "[IBAN]"],
  [
    new RegExp(`${START}[A-Z]{2}\\d{2}(?:\\p{Zs}?[A-Z0-9]{4}){3,7}(?:\\p{Zs}?[A-Z0-9]{1,3})?(?![\\p{L}\\p{N}])`, "gu"),
    "[IBAN]",
  ],
  [new RegExp(`(?<!\\d)[1-9]${GAP}${digits(12, GAP)}(?!\\d)`, "gu"), "[CNP]"],
  [
    new RegExp(`(?<!\\d)${NO_PERIOD}(?:${CODES.join("|")})${WIDE}[237]${WIDE}${digits(8, WIDE)}(?!\\d)`, "giu"),
    "[telefon]",
  ],
  [/(?<!\d)\d{9,}(?!\d)/g, "[număr]"],
  [
    /(?<!\p{L})(seri[ae]i?)\p{Zs}*:?\p{Zs}*[a-z]{2}(?!\p{L})[\p{Zs},]*(?:(?:nr|num[aă]r(?:ul)?)\.?\p{Zs}*)?\d{6,7}(?!\d)/giu,
    "$1 [act]",
  ],
  [
    /(?<!\p{L})(c\.?i\.?|b\.?i\.?|buletin(?:ul|ului)?|c[aă]r[tț](?:ea|ii|i)\p{Zs}+de\p{Zs}+identitate|act(?:ul|ului)?\p{Zs}+de\p{Zs}+identitate|pa[sș]aport(?:ul|ului)?)\p{Zs}*:?\p{Zs}*(?:seria\p{Zs}*)?(?:[a-z]{2}(?!\p{L})\p{Zs}*)?(?:(?:nr|num[aă]r(?:ul)?)\.?\p{Zs}*)?\d{6,9}(?!\d)/giu,
    "$1 [act]",
  ],
  [/(?<![\p{L}\p{N}])(?!CF|DJ|DN|DC|HG|OG|EN|SR)[A-Z]{2}\p{Zs}?\d{6}(?!\d)/gu, "[act]"],
  [new RegExp(`${START}${STREET}\\p{Zs}*${WORDS_OF_STREET}${NUMBERED}(?:${FLAT})*`, "giu"), "[adresă]"],
  [
    new RegExp(
      `${START}(?:[Ss]trada|[Ss]tr\\.?|[Bb]ulevardul|[Bb]d\\.?|[Aa]leea|[Șșs]oseaua|[Uu]li[tț]a|[Cc]alea|[Ss]plaiul|[Pp]ia[tț]a|[Ff]und[aă]tura)\\p{Zs}*${NAMES}\\p{Zs}+${HOUSE}(?:${FLAT})*(?![\\d.]|\\p{Zs}*(?:ha|mp|m|km|ari|zile|case|lei|de)(?!\\p{L}))`,
      "gu",
    ),
    "[adresă]",
  ],
  [new RegExp(`${START}bl(?:oc)?(?:ul)?\\.?\\p{Zs}*\\p{L}?\\d{1,4}\\p{L}?(?:${FLAT})+`, "giu"), "[adresă]"],
  [new RegExp(`${START}((?:${insensitive(BESIDE)})(?![\\p{L}])\\.?:?\\p{Zs}+)${NAMES}`, "gu"), "$1[nume]"],
  [new RegExp(`${START}((?:${insensitive(NEAR)})(?![\\p{L}]):?\\p{Zs}+)${NAMES}`, "gu"), "$1[nume]"],
  [new RegExp(`${START}((?:${BESIDE})(?![\\p{L}])\\.?:?\\p{Zs}+)${SMALL_NAME}(?![\\p{L}])`, "giu"), "$1[nume]"],
];

/**
 * The text without what names a person, as far as it can be recognised: personal numbers (CNP), accounts (IBAN), telephones and
 * e-mail addresses, however their digits are grouped; series and numbers of identity papers, streets with a number, and names
 * beside a word that says who somebody is.
 */
export const withoutPersonalData = (text: string): string =>
  PERSONAL.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);

/** What stands instead of personal data, with the word that announced it. */
const MASKED =
  /(?:(?<!\p{L})(?:cnp|iban|tel|telefon|mobil|e-?mail)\b[\s.:]*)?\[(?:e-mail|IBAN|CNP|telefon|număr|act|adresă|nume)\]/giu;

/** The text as it says what somebody looks for: without personal data and the words that announce it. */
export const withoutPersonalWords = (text: string): string => withoutPersonalData(text).replace(MASKED, " ").trim();
