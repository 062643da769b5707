import { fittingFiles } from "~/platform/form/large-files";

/** Takes the files that cannot be sent out of the chosen ones, and says so beside the input. */
export function refuseLargeFiles(input: HTMLInputElement): void {
  const chosen = [...(input.files ?? [])];
  const { fitting, error } = fittingFiles(chosen, Number(input.dataset.mostBytes));
  const place = input.closest(".field")?.querySelector("[data-file-error]");
  if (place) place.textContent = error;
  if (fitting.length === chosen.length) return;
  const kept = new DataTransfer();
  for (const file of fitting) kept.items.add(file);
  input.files = kept.files;
}
