import { type RefObject, useCallback, useEffect, useState } from "react";
import { isTouched } from "~/ui/form/early-input";

/** What was typed and stands nowhere else yet, kept in this tab: over a reload, another page, or the end of the session. */
export function useKeptText(name: string, form: RefObject<HTMLFormElement | null>, refused: boolean) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const kept = refused ? null : stored(() => sessionStorage.getItem(name));
    if (!kept || !form.current) return;
    fill(form.current, new URLSearchParams(kept));
    setRestored(true);
  }, [name, form, refused]);

  const keep = useCallback(() => {
    if (!form.current) return;
    const texts = [...new FormData(form.current)].filter(([key, value]) => typeof value === "string" && isTyped(key));
    const kept = new URLSearchParams(texts as [string, string][]).toString();
    stored(() => sessionStorage.setItem(name, kept));
  }, [name, form]);
  const forget = useCallback(() => {
    stored(() => sessionStorage.removeItem(name));
    setRestored(false);
  }, [name]);
  return { keep, forget, restored };
}

const TYPED = ["title", "category", "description", "budgetMin", "budgetMax", "deadline", "county", "urgency"];
const isTyped = (key: string): boolean => TYPED.includes(key);

function fill(form: HTMLFormElement, kept: URLSearchParams): void {
  for (const [name, value] of kept) {
    const field = form.elements.namedItem(name);
    const fillable =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (fillable && value !== "" && !isTouched(field)) field.value = value;
  }
}

/** A browser may refuse its storage; then nothing is kept, and nothing else is lost. */
function stored<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
