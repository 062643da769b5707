/** Standards and laws that the platform is measured by. */
export type StandardCode = "gdpr" | "wcag" | "iso-27001" | "nis2" | "security-txt" | "html";

/** Who certified it and until when. */
export type Certificate = { by: string; until: string };

/**
 * `certified`: by somebody else, who is named. `conforming`, `checked`: a test looks at it with every change. `followed`:
 * the rules are followed and nobody has certified it. `uncertified`: nothing is claimed.
 */
export const COMPLIANCE = {
  certified: { label: "Certificat", tone: "green" },
  conforming: { label: "Conform", tone: "green" },
  checked: { label: "Verificat", tone: "green" },
  followed: { label: "Urmat, necertificat", tone: "blue" },
  uncertified: { label: "Necertificat", tone: "grey" },
} as const;
export type Compliance = keyof typeof COMPLIANCE;

type Standard = {
  code: StandardCode;
  name: string;
  /** What holds without a certificate. */
  state: Exclude<Compliance, "certified">;
  text: string;
  /** Where more is said about it. */
  more?: { href: string; label: string };
};

const standards: readonly Standard[] = [
  {
    code: "gdpr",
    name: "Regulamentul (UE) 2016/679 (RGPD)",
    state: "followed",
    text: "Ce date păstrăm, de ce și cât timp este scris în politica de confidențialitate; drepturile se folosesc pe pagina lor.",
    more: { href: "/gdpr", label: "Drepturile dumneavoastră" },
  },
  {
    code: "wcag",
    name: "WCAG 2.2, nivelurile A și AA",
    state: "checked",
    text: "Paginile sunt verificate automat, la fiecare schimbare, cu axe-core. Verificarea automată nu vede tot; declarația spune ce nu este încă accesibil.",
    more: { href: "/accesibilitate", label: "Declarația de accesibilitate" },
  },
  {
    code: "html",
    name: "HTML (WHATWG)",
    state: "checked",
    text: "Codul paginilor este verificat cu validatorul Nu Html Checker.",
  },
  {
    code: "security-txt",
    name: "RFC 9116 (security.txt)",
    state: "conforming",
    text: "Cine găsește o vulnerabilitate află de acolo cui îi scrie.",
    more: { href: "/.well-known/security.txt", label: "security.txt" },
  },
  {
    code: "iso-27001",
    name: "ISO/IEC 27001",
    state: "uncertified",
    text: "Operatorul nu a declarat niciun certificat al platformei.",
  },
  {
    code: "nis2",
    name: "OUG nr. 155/2024 (Directiva NIS 2)",
    state: "uncertified",
    text: "Ordonanța nu certifică platforme; obligațiile sunt ale entităților esențiale și importante. Operatorul stabilește dacă este una dintre ele, iar platforma nu a fost evaluată după ea.",
  },
];

/** What is said of each standard: the certificate that the operator has written down, or what holds without one. */
export const complianceOf = (
  given: Partial<Record<StandardCode, Certificate>>,
): readonly (Omit<Standard, "state"> & { state: Compliance })[] =>
  standards.map((standard) => {
    const certificate = given[standard.code];
    if (!certificate) return standard;
    return { ...standard, state: "certified", text: `Certificat de ${certificate.by}, până la ${certificate.until}.` };
  });
