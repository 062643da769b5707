import { type RefObject, useEffect, useRef } from "react";

/** Puts the focus back where a change of the list took it from: on a tool of a row, or on the file input. */
export function useFocusAfter(box: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const wanted = useRef<{ id: string | null; tool: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the list that moves the focus
  useEffect(() => {
    if (!wanted.current) return;
    const { id, tool } = wanted.current;
    wanted.current = null;
    const row = id === null ? box.current : box.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    const found = tool === "input" ? row?.querySelector<HTMLElement>("input[type=file]") : toolOf(row, tool);
    found?.focus();
  }, [items]);
  return (id: string | null, tool: string) => {
    wanted.current = { id, tool };
  };
}

/** At the end of the list the button that brought it there does nothing more: the other one takes over. */
function toolOf(row: Element | null | undefined, tool: string): HTMLElement | null | undefined {
  const found = row?.querySelector<HTMLButtonElement>(`[data-tool="${tool}"]`);
  if (!found?.disabled) return found;
  return row?.querySelector<HTMLElement>("[data-tool]:not([disabled])");
}
