import { fittingFiles, leftOutSentence } from "~/platform/form/large-files";

const place = (input: HTMLInputElement) => input.closest(".field")?.querySelector("[data-file-error]");

/** Takes the files that cannot be sent out of the chosen ones, and says so beside the input. */
export function refuseLargeFiles(input: HTMLInputElement): void {
  const chosen = [...(input.files ?? [])];
  const { mostBytes, mostTogether } = input.dataset;
  const together = mostTogether === undefined ? undefined : Number(mostTogether);
  const { fitting, error } = fittingFiles(chosen, Number(mostBytes), together);
  const said = place(input);
  if (said) said.textContent = error;
  delete input.dataset.refused;
  if (fitting.length === chosen.length) return;
  input.dataset.refused = String(chosen.length - fitting.length);
  const kept = new DataTransfer();
  for (const file of fitting) kept.items.add(file);
  input.files = kept.files;
}

/**
 * Stops the first sending after a file was taken out, so that no form leaves without it unnoticed, and says what the next
 * one does. Returns whether it did.
 */
export function stopsOnce(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLInputElement>("input[data-refused]");
  if (!input) return false;
  const sentence = leftOutSentence(Number(input.dataset.refused));
  delete input.dataset.refused;
  const said = place(input);
  if (said) said.textContent += `. ${sentence}`;
  for (let fold = input.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  input.focus();
  return true;
}
