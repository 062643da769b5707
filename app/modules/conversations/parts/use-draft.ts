import { type RefObject, useCallback, useEffect } from "react";

const nameOf = (conversationId: string) => `psp-mesaj-${conversationId}`;

/** Keeps what is being typed in this tab until it is sent: over a reload, another page, or the end of the session. */
export function useDraft(conversationId: string, box: RefObject<HTMLTextAreaElement | null>) {
  const name = nameOf(conversationId);

  useEffect(() => {
    const kept = stored(() => sessionStorage.getItem(name));
    if (box.current && box.current.value === "" && kept) box.current.value = kept;
  }, [name, box]);

  const draft = useCallback(() => {
    const text = box.current?.value ?? "";
    stored(() => (text === "" ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, text)));
  }, [name, box]);
  const forget = useCallback(() => void stored(() => sessionStorage.removeItem(name)), [name]);
  return { draft, forget };
}

/** A browser may refuse its storage; then there is no draft, and nothing else is lost. */
function stored<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
