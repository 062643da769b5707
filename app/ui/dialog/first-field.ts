const FIELDS = "input:not([type=hidden], [disabled]), select, textarea";

/** A dialog with fields opens on the first of them; one without keeps the focus where the browser has put it. */
export function focusFirstField(dialog: HTMLDialogElement | null): void {
  dialog?.querySelector<HTMLElement>(`.dialog__body :is(${FIELDS})`)?.focus();
}
