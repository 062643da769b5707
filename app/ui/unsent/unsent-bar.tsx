import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { Button, ButtonLink } from "../button/button";
import { Dialog } from "../dialog/dialog";
import { Notice } from "../flash/flash";
import { Cluster } from "../layout/layout";
import { currentChange, subscribeToChange } from "./changed";
import { currentEnded, currentQuestion, type Ended, leaveFor, signInFrom, stay, subscribeToEnded } from "./ended";
import { FROM_BROWSER, KEPT_PREFIX, type Writer } from "./kept-text";

const nothing = () => null;

/**
 * On top of the page, in sight wherever it is scrolled: the session has ended, or what the page shows has changed, while a
 * form holds unsent text; and that text waits in this browser.
 */
export function UnsentBar({ writer }: { writer: Writer | null }) {
  const ended = useSyncExternalStore(subscribeToEnded, currentEnded, nothing);
  const change = useSyncExternalStore(subscribeToChange, currentChange, nothing);
  if (ended) return <SessionEnded ended={ended} />;
  if (change !== null) return <Bar>{changed(change)}</Bar>;
  return writer ? <Waiting person={writer.person} /> : null;
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
  const address = useSyncExternalStore(subscribeToEnded, currentQuestion, nothing);
  const dialog = useRef<HTMLDialogElement>(null);
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
        <Button type="button" onClick={() => address !== null && leaveFor(address)}>
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
function Waiting({ person }: { person: string }) {
  const { key, pathname } = useLocation();
  const [waits, setWaits] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each page
  useEffect(() => {
    setWaits(Object.keys(localStorage).some((name) => name.startsWith(`${KEPT_PREFIX}${person}:`)));
  }, [person, key]);
  if (!waits || pathname === "/reluare") return null;
  return (
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
}
