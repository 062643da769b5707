import { createContext, type ReactNode, useContext } from "react";

/**
 * How a posted form calls its fields, by name, and its buttons, by name and value; they add their labels while they are drawn.
 * Null where a form is not posted.
 */
export const FormWords = createContext<Map<string, string> | null>(null);

/** Adds the label of a field. */
export function useFieldLabel(name: string, label: ReactNode): void {
  const words = useContext(FormWords);
  if (typeof label === "string") words?.set(name, label);
}
