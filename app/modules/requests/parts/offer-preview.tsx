import { useEffect, useRef } from "react";
import { quoted } from "~/platform/language/quotes";
import { Compare } from "~/ui/compare/compare";
import type { OfferView } from "../views/request-responses.server";
import { OFFER_ROWS, offerColumn } from "./offer-column";

type OfferPreviewView = { offer: OfferView; sealed: boolean; submit: string };

/** The offer as the authority will see it, above the form that holds it. It takes the focus with each answer. */
export function OfferPreview({ preview }: { preview: OfferPreviewView }) {
  const { offer, sealed, submit } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason to move the focus
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <section className="stack" aria-labelledby="cum-arata">
      {/* biome-ignore lint/a11y/noAutofocus: what was asked for takes the focus, also where there is no script to move it */}
      <h2 id="cum-arata" tabIndex={-1} ref={heading} autoFocus>
        Cum o va vedea autoritatea
      </h2>
      <Compare rows={OFFER_ROWS} columns={[offerColumn(offer, null)]} />
      <p className="small muted">
        {sealed ? "Autoritatea o vede numai după termen, când deschide ofertele. " : ""}
        {`Nu este trimisă încă: o puteți modifica mai jos, apoi apăsați ${quoted(submit)}.`}
      </p>
    </section>
  );
}
