import { focusFirstField } from "./dialog/first-field";
import { refuseLargeFiles, stopsOnce } from "./field/large-files";

/**
 * Script behaviour by attributes, with listeners on the document, so that it works on pages with and without a framework: `data-reveal="{input id}"` shows a password, `data-dialog-open="{dialog id}"` opens a dialog instead of
 * following its link, `data-copy="{text}"` copies, `data-copy-address="{path}"` copies the address of a page, `data-share="{address}"` opens the share dialog of the device (shown only under
 * `html.can-share`), `data-picture="{group}"` shows the picture of a link in the viewer of the page; file inputs with `data-most-bytes`
 * refuse larger files, and their form stays once; menus (`details.menu`) close when the focus or a click leaves them. Elements that need it are shown only under
 * `html.js`.
 */
export function enhance(openViewer: (picture: HTMLAnchorElement) => void): void {
  document.documentElement.classList.add("js");
  if ("share" in navigator) document.documentElement.classList.add("can-share");
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const reveal = target?.closest<HTMLElement>("[data-reveal]");
    if (reveal) toggleReveal(reveal);
    const opener = target?.closest<HTMLElement>("[data-dialog-open]");
    if (opener) openDialog(opener, event);
    const copier = target?.closest<HTMLElement>("[data-copy], [data-copy-address]");
    if (copier) void copy(copier);
    const sharer = target?.closest<HTMLElement>("[data-share]");
    if (sharer) void share(sharer);
    const picture = target?.closest<HTMLAnchorElement>("a[data-picture]");
    if (picture && isPlain(event) && document.querySelector("dialog.viewer")) {
      event.preventDefault();
      openViewer(picture);
    }
    closeMenus((menu) => !menu.contains(target) || target?.closest("a") !== null);
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.mostBytes) refuseLargeFiles(target);
  });
  // before the framework hears it
  document.addEventListener(
    "submit",
    (event) => {
      if (!(event.target instanceof HTMLFormElement && stopsOnce(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = document.activeElement?.closest<HTMLElement>("details.menu[open]");
    closeMenus(() => true);
    menu?.querySelector("summary")?.focus();
  });
}

/** A click for a new tab follows the link. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** Closes open menus. Their own `summary` works without script. */
function closeMenus(which: (menu: Element) => boolean): void {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (which(menu)) menu.removeAttribute("open");
}

/**
 * For hydrated pages: a link to a fragment only scrolls and moves the focus. The router would treat it as a navigation and
 * discard the answer to the form with its errors.
 */
export function stayOnPage(): void {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[href^="#"]');
    const place = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    place.scrollIntoView();
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
    place.tabIndex = -1; // makes a section focusable
    place.focus({ preventScroll: true });
  });
}

function toggleReveal(button: HTMLElement): void {
  const field = document.getElementById(button.dataset.reveal ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  const shown = field.type === "password";
  field.type = shown ? "text" : "password";
  button.setAttribute("aria-pressed", String(shown));
  button.textContent = (shown ? button.dataset.hide : button.dataset.show) ?? button.textContent;
}

function openDialog(opener: HTMLElement, event: Event): void {
  const dialog = document.getElementById(opener.dataset.dialogOpen ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
  focusFirstField(dialog);
}

/** The words of the buttons that say at the moment what became of a press. */
const labels = new WeakMap<HTMLElement, string>();

/** A browser refuses where the page is not served over https, or where somebody has forbidden it. */
async function copy(button: HTMLElement): Promise<void> {
  const words = button.querySelector("span") ?? button; // an icon stays
  const label = labels.get(button) ?? words.textContent ?? "";
  labels.set(button, label);
  const { copy: text = "", copyAddress } = button.dataset;
  const copied = await written(copyAddress === undefined ? text : location.origin + copyAddress);
  const shown = button.closest(".copytext")?.querySelector(".copytext__text");
  if (!copied && shown) getSelection()?.selectAllChildren(shown);
  words.textContent = copied ? "Copiat" : shown ? "Nu s-a copiat: apăsați Ctrl+C" : "Nu s-a putut copia";
  setTimeout(
    () => {
      words.textContent = label;
    },
    copied ? 2_000 : 6_000,
  );
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's share dialog; closing it rejects, which is no error. */
async function share({ dataset: { share: url = "", shareTitle: title = "" } }: HTMLElement): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined);
}
