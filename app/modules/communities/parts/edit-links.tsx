import { Trash2 } from "lucide-react";
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Form, useFetcher, useLocation, useNavigation } from "react-router";
import { isUnsaved, type Unsaved } from "~/platform/form/unsaved";
import { Button, ButtonLink, type ButtonLook } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { focusFirstField } from "~/ui/dialog/first-field";
import { useOpening } from "~/ui/dialog/use-opening";
import { FormEnd } from "~/ui/form/form-end";
import { type Answer, useAnswer } from "~/ui/form/use-answer";
import { Skeleton } from "~/ui/list/skeleton";
import { isReachable } from "~/ui/unsent/route-scripts";
import { STAYED } from "~/ui/unsent/unsent";
import type { Answered, LoadedForm } from "./edit-form";

/** The fields come with the page of the form, which is fetched when its dialog opens, so that the desk itself stays light. */
const EditInDialog = lazy(async () => ({ default: (await import("./edit-form")).EditInDialog }));

type Step = ButtonLook & { href: string; title: string; children: ReactNode };

/** Opens a form of the desk in a dialog. */
export function EditLink({ children, ...step }: Step) {
  return (
    <StepDialog<LoadedForm> {...step} render={(loaded, sending) => <EditInDialog loaded={loaded} {...sending} />}>
      {children}
    </StepDialog>
  );
}

type RemovalLoaded = { found: { text: string; submit: string }; action: string; formKey: string };

/** Asks in a dialog before an item is removed. */
export function RemovalLink({ children, ...step }: Step) {
  return (
    <StepDialog<RemovalLoaded>
      {...step}
      render={({ found, action, formKey }) => (
        <>
          <p>{found.text}</p>
          <RemovalForm action={action} formKey={formKey} submit={found.submit} />
        </>
      )}
    >
      {children}
    </StepDialog>
  );
}

type RemovalFormProps = { action: string; formKey: string; submit: string; cancel?: string };

/** The confirmation of a removal; `cancel` is the link back on the page without JavaScript. */
export function RemovalForm({ action, formKey, submit, cancel }: RemovalFormProps) {
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="formKey" value={formKey} />
      <FormEnd
        submit={submit}
        variant="danger"
        icon={Trash2}
        busy={state !== "idle" && formAction === action}
        busyLabel="Se scoate…"
        cancel={cancel ?? null}
      />
    </Form>
  );
}

/** Key of the fetcher that submits the form inside, and the server's answer. */
type Sending = { fetcherKey: string; answer: Answer<Answered> };

type StepDialogProps<Loaded> = ButtonLook & {
  /** The equivalent page, whose loader data the dialog loads when it opens. */
  href: string;
  title: ReactNode;
  /** The link's text. */
  children: ReactNode;
  render: (loaded: Loaded, sending: Sending) => ReactNode;
};

/**
 * Opens a page of the desk in a dialog. It is a plain link without JavaScript and when opened in a new tab; nothing is
 * loaded before it is opened.
 */
function StepDialog<Loaded>({ href, title, children, render, ...look }: StepDialogProps<Loaded>) {
  const { opening, open, close } = useOpening();
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <ButtonLink {...look} href={href} onClick={onClick} aria-haspopup="dialog">
        {children}
      </ButtonLink>
      {opening
        ? // outside the menu that may hold the link, whose look its fields would take
          createPortal(
            <OpenStep key={opening} href={href} title={title} render={render} onClose={close} />,
            document.body,
          )
        : null}
    </>
  );
}

type OpenStepProps<Loaded> = Pick<StepDialogProps<Loaded>, "href" | "title" | "render"> & { onClose: () => void };

function OpenStep<Loaded>({ href, title, render, onClose }: OpenStepProps<Loaded>) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const loading = useFetcher<Loaded | Unsaved>({ key: `${id} loading` });
  const sending = useFetcher<Answered | Unsaved>({ key: `${id} sending` });
  const answer = useAnswer(sending.data);
  const { load, data, state } = loading;
  const [isOut, setOut] = useState(false);
  const begin = useCallback(async () => {
    const reachable = await isReachable(href);
    setOut(!reachable);
    if (reachable) await load(href);
  }, [load, href]);
  useEffect(() => {
    box.current?.showModal();
    void begin();
  }, [begin]);
  // kept while a reload after a change of something else is lost
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isLost = data !== undefined && isUnsaved(data);
  if (data !== undefined && !isLost && data !== loaded) setLoaded(data as Loaded);
  useCloseOnNavigation(onClose);
  return (
    <Dialog id={id} title={title} ref={box} onClose={onClose}>
      {loaded !== null ? (
        <Suspense fallback={<Loading />}>
          {render(loaded, { fetcherKey: `${id} sending`, answer })}
          <FocusFirstField box={box} />
        </Suspense>
      ) : isOut || (isLost && state === "idle") ? (
        <NotLoaded retry={begin} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

/** Moves the focus once the form beside it is there. */
function FocusFirstField({ box }: { box: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => focusFirstField(box.current), [box]);
  return null;
}

/**
 * Closes the dialog after the navigation that follows a successful save; a submission that did not arrive leaves it
 * open.
 */
function useCloseOnNavigation(onClose: () => void): void {
  const { key, state } = useLocation();
  const before = useRef(key);
  const stayed = state?.[STAYED] === true;
  useEffect(() => {
    if (before.current !== key && !stayed) onClose();
  }, [key, stayed, onClose]);
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <>
      <p role="alert">Nu există conexiune la internet, iar formularul nu s-a putut deschide.</p>
      <Button type="button" onClick={retry}>
        Încearcă din nou
      </Button>
    </>
  );
}

function Loading() {
  return (
    <>
      <p className="vh" role="status">
        Se încarcă…
      </p>
      <div className="stack" aria-hidden="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </>
  );
}
