import { useMemo } from "react";

/**
 * A text stored in this tab: it survives a reload, other pages and signing in again. Writing "" removes it. A browser that
 * refuses storage stores nothing, and reads null.
 */
export function useTabStorage(name: string) {
  return useMemo(
    () => ({
      read: () => ifAllowed(() => sessionStorage.getItem(name)),
      write: (text: string) =>
        void ifAllowed(() => (text === "" ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, text))),
    }),
    [name],
  );
}

function ifAllowed<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
