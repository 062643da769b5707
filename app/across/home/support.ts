import type { FAQPage, WithContext } from "schema-dts";
import type { Question } from "~/ui/questions/questions";

export const questions: readonly Question[] = [
  {
    question: "Cum îmi fac cont?",
    answer:
      "Alegeți „Înregistrare”, apoi tipul de cont: autoritate publică locală sau firmă. Completați formularul și confirmați adresa de e-mail din mesajul primit; apoi vă puteți conecta. Dacă instituția sau firma are deja cont, cererea cu același CUI ajunge la titularul lui, care vă dă acces.",
  },
  {
    question: "Ce pot face până când organizația este verificată?",
    answer:
      "Un administrator verifică datele și documentul atașat și vă anunță prin e-mail. Până atunci autoritatea își scrie solicitările ca ciorne, iar firma își completează profilul și citește oportunitățile. După verificare solicitările se pot trimite, iar firma apare în directorul partenerilor și poate răspunde.",
  },
  {
    question: "Solicitarea de pe platformă ține loc de achiziție prin SEAP?",
    answer:
      "Nu. Solicitarea ajută autoritatea să afle ce oferte există și păstrează dosarul. Procedura de achiziție, și cea directă, se face prin SEAP, după lege.",
  },
  {
    question: "Cine vede o ofertă?",
    answer:
      "Firma care a scris-o, autoritatea care a trimis solicitarea și administratorii platformei. Celelalte firme nu o văd niciodată. Când autoritatea cere oferte sigilate, până la termen nu le citește nimeni în afara firmei care le-a scris, nici administratorii.",
  },
  {
    question: "Am uitat parola sau nu primesc mesajul de confirmare. Ce fac?",
    answer:
      "Pe pagina de conectare alegeți „Am uitat parola” și primiți un link cu care puneți alta. Dacă un mesaj nu ajunge în câteva minute, uitați-vă în dosarul Spam, apoi cereți-l din nou. Dacă tot nu vine, scrieți-ne cu formularul de pe această pagină.",
  },
];

export const questionFacts: WithContext<FAQPage> = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};
