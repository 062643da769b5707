/**
 * What HTML alone cannot do, asked for by attributes and heard on the document, so that it serves pages with and without
 * a framework: `data-reveal="{input id}"` shows a password, `data-dialog-open="{dialog id}"` opens a dialog instead of
 * following its link, `data-copy="{text}"` copies, `data-share="{address}"` asks the device to pass it on (seen only under
 * `html.can-share`); menus (`details.menu`) close behind whoever leaves them. Elements that wait for it are seen only under
 * `html.js`.
 */
export function enhance(): void {
  document.documentElement.classList.add("js");
  if ("share" in navigator) document.documentElement.classList.add("can-share");
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const reveal = target?.closest<HTMLElement>("[data-reveal]");
    if (reveal) toggleReveal(reveal);
    const opener = target?.closest<HTMLElement>("[data-dialog-open]");
    if (opener) openDialog(opener, event);
    const copier = target?.closest<HTMLElement>("[data-copy]");
    if (copier) void copy(copier);
    const sharer = target?.closest<HTMLElement>("[data-share]");
    if (sharer) void share(sharer);
    closeMenus((menu) => !menu.contains(target) || target?.closest("a") !== null);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = document.activeElement?.closest<HTMLElement>("details.menu[open]");
    closeMenus(() => true);
    menu?.querySelector("summary")?.focus();
  });
}

/** A menu that was opened closes when its reader has chosen, or looks elsewhere. Its own summary closes it without us. */
function closeMenus(which: (menu: Element) => boolean): void {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (which(menu)) menu.removeAttribute("open");
}

/**
 * For hydrated pages: a link to a place in the page moves the focus there and nothing else. To the router a new fragment
 * is a new location, at which it forgets the answer to the form, the errors with it.
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
    place.tabIndex = -1; // a section takes the focus only when told that it can
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
}

async function copy(button: HTMLElement): Promise<void> {
  const before = button.textContent;
  await navigator.clipboard.writeText(button.dataset.copy ?? "");
  button.textContent = "Copiat";
  setTimeout(() => {
    button.textContent = before;
  }, 2000);
}

/** The device asks where to; whoever thinks better of it closes it, which is no error. */
async function share({ dataset: { share: url = "", shareTitle: title = "" } }: HTMLElement): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined);
}
