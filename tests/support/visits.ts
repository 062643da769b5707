import { cuiWithCheckDigit } from "../../app/platform/romania/cui";
import type { Browser, Fields } from "./browser";
import { linkIn } from "./databases";
import type { Page } from "./page";

export const PASSWORD = "Izvor-Limpede-7431";
/** Always of six digits: a search finds what begins with its words, so that no name may be the beginning of another's. */
let serial = 100_000 + (process.pid % 900) * 1_000;

/** Answers of a form that nothing is wrong with, for somebody who was never here before. */
export function authorityAnswers(given: Fields = {}): Fields {
  serial += 1;
  return {
    denumire: `Comuna Valea Lungă ${serial}`,
    judet: "SJ",
    adresa: "Strada Primăriei nr. 1",
    cui: cuiWithCheckDigit(String(1_000_000 + serial)),
    numeContact: "Maria Popescu",
    functia: "Referent",
    email: `uat-${serial}@psp.test`,
    telefon: "0722 123 456",
    tipPachet: "bronze",
    parola: PASSWORD,
    confirmaParola: PASSWORD,
    ...given,
  };
}

export function firmAnswers(given: Fields = {}): Fields {
  serial += 1;
  return {
    denumire: `Atelierul de Proiecte ${serial} SRL`,
    cui: cuiWithCheckDigit(String(2_000_000 + serial)),
    numarRC: `J31/${(serial % 9_000) + 1}/2020`,
    adresaSediu: "Strada Fântânii nr. 8, Zalău",
    reprezentantLegal: "Ion Ionescu",
    numeContact: "Elena Dumitrescu",
    functia: "Administrator",
    email: `firma-${serial}@psp.test`,
    telefon: "0744 123 456",
    domenii: ["eu-funds"],
    portofoliu: "Proiecte cu fonduri europene pentru comune.",
    parola: PASSWORD,
    confirmaParola: PASSWORD,
    ...given,
  };
}

export async function register(browser: Browser, door: "uat" | "firma", answers: Fields): Promise<Page> {
  return browser.submit(await browser.get(`/register?tip=${door}`), answers);
}

/** Presses the button of the page that the link in this mail opens. */
export async function confirm(browser: Browser, mail: string): Promise<Page> {
  return browser.submit(await browser.get(linkIn(mail, "/confirmare/")), {}, { button: "Confirmă" });
}

export async function signIn(
  browser: Browser,
  email: string,
  password: string,
  door = "/login?tip=uat",
): Promise<Page> {
  return browser.submit(await browser.get(door), { email, parola: password });
}
