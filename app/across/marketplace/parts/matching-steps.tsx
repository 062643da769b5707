import { Steps } from "~/ui/steps/steps";

const STEPS = [
  {
    title: "Scrieți ce vă trebuie",
    text: "O categorie, un județ, un termen și, dacă îl știți, bugetul. Ciorna rămâne a dumneavoastră până o trimiteți.",
  },
  {
    title: "Află firmele potrivite",
    text: "Cele care lucrează în categoria cerută, întâi cele care lucrează în județ, sunt bine notate și răspund repede.",
  },
  {
    title: "Vedeți de ce se potrivesc",
    text: "Fiecare motiv este o propoziție despre un fapt măsurat: județul, nota, viteza răspunsului, colaborările încheiate.",
  },
  {
    title: "Alegeți o ofertă",
    text: "Ofertele stau una lângă alta, cu aceleași rânduri. După colaborare, nota dumneavoastră ordonează lista.",
  },
] as const;

/** How a request finds its partners. */
export function MatchingSteps() {
  return (
    <section className="stack" aria-labelledby="potriviri">
      <h2 id="potriviri">Cum se potrivesc</h2>
      <Steps steps={STEPS} />
    </section>
  );
}
