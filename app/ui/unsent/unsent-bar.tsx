import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { Button, ButtonLink } from "../button/button";
import { Dialog } from "../dialog/dialog";
import { Notice } from "../flash/flash";
import { Cluster } from "../layout/layout";
import { keepAndLeaveFor, leaveFor, stayWithText } from "./after-the-end";
import { currentQuestion, type Ended, signInFrom, stay, subscribeToEnded } from "./ended";
import { FROM_BROWSER } from "./kept-text";

/** The session has ended, what the page shows has changed, or text waits in this browser: what is said of it. */
export type BarProps = { ended: Ended | null; change: string | null };

/** On top of the page, in sight wherever it is scrolled, while a form holds unsent text or some waits in this browser. */
export function UnsentBar({ ended, change }: BarProps) {
  if (ended) return <SessionEnded ended={ended} />;
  return change === null ? <Waiting /> : <Bar>{changed(change)}</Bar>;
}

/** In the dialog that is open, where there is one: the page behind it cannot be reached. */
function Bar({ children }: { children: ReactNode }) {
  const bar = (
    <div className="unsent" role="alert">
      {children}
    </div>
  );
  const dialog = document.querySelector("dialog:modal:not(#plecare) .dialog__body");
  return dialog ? createPortal(bar, dialog) : bar;
}

const changed = (sentence: string) => (
  <Notice
    tone="yellow"
    action={
      <ButtonLink small href="" target="_blank" rel="noopener" reload>
        Deschide pagina de acum
      </ButtonLink>
    }
  >
    {`${sentence} Formularul a rămas cum l-ați scris.`}
  </Notice>
);

function SessionEnded({ ended: { kept } }: { ended: Ended }) {
  const { pathname } = useLocation();
  useEffect(stayWithText, []);
  const only = kept === false;
  const link = only ? { href: signInFrom(pathname, "/"), target: "_blank", rel: "noopener" } : null;
  return (
    <>
      <Bar>
        <Notice
          tone="yellow"
          action={
            <ButtonLink small reload data-sign-in="" href={signInFrom(pathname, FROM_BROWSER)} {...link}>
              {only ? "Conectare în altă filă" : "Conectare"}
            </ButtonLink>
          }
        >
          {SAID[`${kept}`]}
        </Notice>
      </Bar>
      <Question kept={kept === true} />
    </>
  );
}

const SAID = {
  null: "Sesiunea s-a încheiat. Ce ați scris a rămas în pagină.",
  true: "Sesiunea s-a încheiat. Ce ați scris este păstrat în acest navigator, numai pentru contul dumneavoastră; fișierele alese nu se păstrează. Conectați-vă ca să continuați.",
  false:
    "Sesiunea s-a încheiat. Ce ați scris a rămas numai în pagina aceasta: nu o închideți. Conectați-vă în altă filă, apoi continuați aici.",
} as const;

function Question({ kept }: { kept: boolean }) {
  const address = useSyncExternalStore(subscribeToEnded, currentQuestion, () => null);
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = kept ? keepAndLeaveFor : leaveFor;
  useEffect(() => {
    if (address === null) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [address]);
  return (
    <Dialog id="plecare" title="Plecați din pagină?" ref={dialog} onClose={stay}>
      <p>
        {kept
          ? "Sesiunea s-a încheiat și nu s-a trimis nimic. Ce ați scris este păstrat în acest navigator și vi se oferă după ce vă conectați."
          : "Sesiunea s-a încheiat, iar ce ați scris nu se poate păstra: dacă plecați, se pierde."}
      </p>
      <Cluster>
        <Button type="button" onClick={() => address !== null && void leave(address)}>
          Părăsește pagina
        </Button>
        <Button type="button" variant="primary" onClick={stay}>
          Înapoi la text
        </Button>
      </Cluster>
    </Dialog>
  );
}

/** What was typed before a session ended is offered on every page of its author. */
const Waiting = () => (
  <div className="unsent" role="status">
    <Notice
      action={
        <ButtonLink small reload href={FROM_BROWSER}>
          Deschide textul păstrat
        </ButtonLink>
      }
    >
      Un text pe care nu l-ați trimis este păstrat în acest navigator.
    </Notice>
  </div>
);
