import { OPERATOR } from "~/platform/operator";
import type { Certificate, StandardCode } from "./compliance";

/*
 * PAGINA OPERATORULUI. Tot ce scrie aici apare pe site și se poate schimba fără să atingeți alt fișier: textul stă între
 * ghilimele, restul rămâne cum este. După schimbare: `npm start`.
 *
 * Ce este numărat de platformă (solicitări deschise, comunități, parteneri verificați) nu stă aici: se calculează.
 * Nimic din cifrele și mărturiile de mai jos nu ajunge în datele pentru motoarele de căutare.
 */

type Claim = { value: string; label: string };
type Testimonial = { text: string; name: string; role: string; organisation: string };

/** Cifrele pe care le declară asociația. Sunt arătate ca declarații ale ei, lângă cele numărate de platformă. */
export const claims: readonly Claim[] = [
  { value: "500+", label: "autorități membre" },
  { value: "200+", label: "parteneri activi" },
  { value: "1000+", label: "proiecte finalizate" },
];

/** Ținta asociației. Ștergeți textul dintre ghilimele dacă nu mai este actual: rândul dispare. */
export const goal: string = "Ținta pentru 2025: 1000+ autorități membre și 500+ parteneri.";

/** Impactul declarat. */
export const impact: readonly Claim[] = [
  { value: "98%", label: "satisfacția membrilor" },
  { value: "15M EUR", label: "valoarea proiectelor" },
  { value: "72h", label: "timpul mediu de răspuns" },
  { value: "95%", label: "proiecte la timp" },
];

/**
 * Trei mărturii. Cele de mai jos sunt EXEMPLE, cu nume inventate: puneți în loc cuvintele membrilor, cu acordul lor, și
 * scrieți apoi `false` la `testimonialsAreExamples`, ca nota de sub ele să dispară.
 */
export const testimonialsAreExamples: boolean = true;
export const testimonials: readonly Testimonial[] = [
  {
    text: "Am scris solicitarea într-o dimineață. Până vineri aveam trei oferte pe care le puteam compara rând cu rând.",
    name: "Viorica Lunganu",
    role: "secretar general",
    organisation: "Comuna Fântâna Albastră",
  },
  {
    text: "Întrebările firmelor au venit la un loc și am răspuns o singură dată. Dosarul a rămas întreg, pentru oricine îl cere.",
    name: "Petru Codreanu",
    role: "viceprimar",
    organisation: "Orașul Trei Izvoare",
  },
  {
    text: "Primim doar solicitări care ni se potrivesc și aflăm de ce. Nu mai căutăm prin zece site-uri de primării.",
    name: "Ilinca Vrabie",
    role: "coordonator",
    organisation: "Ghilda Strategiilor Locale",
  },
];

/** Datele de contact din subsolul fiecărei pagini. DE COMPLETAT înainte de punerea în funcțiune. */
export const contact = {
  email: "contact@psp.invalid",
  phone: "021 000 0000",
  hours: "luni–vineri, 09:00–18:00",
  address: "Strada Exemplului nr. 1, București",
};

/** Cine răspunde de platformă și de datele personale (operatorul). DE COMPLETAT înainte de punerea în funcțiune. */
export const operator = {
  /** Se scrie în `app/platform/operator.ts`, de unde îl iau și certificatele. */
  name: OPERATOR,
  cui: "de completat",
  register: "de completat",
  address: contact.address,
  email: contact.email,
  /** Responsabilul cu protecția datelor: o adresă la care răspunde un om. */
  dataProtectionEmail: "protectia-datelor@psp.invalid",
};

/**
 * Certificatele pe care le are operatorul, arătate pe pagina de securitate. De exemplu:
 * "iso-27001": { by: "numele organismului de certificare", until: "31 decembrie 2027" }
 */
export const certificates: Partial<Record<StandardCode, Certificate>> = {};

/**
 * Nota care stă deasupra celor patru pagini cu reguli până le vede juristul operatorului. După ce le-a revăzut, lăsați
 * ghilimelele goale ("") și nota dispare.
 */
export const policyNote: string = "Text de lucru, de revăzut de juristul operatorului.";
