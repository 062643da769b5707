import { expect, it } from "vitest";
import { slowTextsFor } from "../../../tests/support/worst-signs";
import { readTypedDate } from "../calendar/typed-date";
import { tidyEmail } from "../form/fields";
import { searchWords } from "../form/list-query";
import { parseCui } from "../romania/cui";
import { withoutInstitution } from "../romania/institutions";
import { parsePhone } from "../romania/phone";
import { parseTradeRegisterNumber } from "../romania/trade-register";
import { withoutPersonalData } from "./mask";
import { parseMoney } from "./money";
import { parseHundredths, parseWhole } from "./numbers";
import { excerpt, paragraphs, slugFileName, tidy, tidyCode } from "./text";
import { parseWebsite } from "./website";
import { wordsIn } from "./words";

const excerptOf = (text: string) => excerpt(text, text.length / 2);

it.each<(text: string) => unknown>([
  tidy,
  tidyCode,
  tidyEmail,
  paragraphs,
  wordsIn,
  excerptOf,
  slugFileName,
  withoutPersonalData,
  searchWords,
  withoutInstitution,
  parsePhone,
  parseCui,
  parseTradeRegisterNumber,
  parseWebsite,
  parseMoney,
  parseWhole,
  parseHundredths,
  readTypedDate,
])("%o reads any long text in linear time", (read) => {
  expect(slowTextsFor(read)).toEqual([]);
});
