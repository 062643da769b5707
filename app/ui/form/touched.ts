export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether the control differs from its initial value. */
export function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isChosen(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue.replace(/\r\n?/g, "\n");
  if (control.type === "hidden") return false;
  if (control.type === "file") return (control.files?.length ?? 0) > 0;
  if (control.type === "checkbox" || control.type === "radio") return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const shown = [...options].some(({ defaultSelected }) => defaultSelected);
  return shown ? [...options].some((one) => one.selected !== one.defaultSelected) : selectedIndex > 0;
}
