import { PATH_FIELD } from "~/platform/form/hidden-fields";
import { NEVER_KEPT } from "~/platform/form/never-kept";
import { cookieLine } from "~/platform/http/cookies";
import { KEPT_PREFIX, KEPT_TEXT, type Writer } from "./kept-text";

/** A form as it would be sent. Of a file only the name: it has to be chosen again. */
export type KeptForm = { path: string; fields: [name: string, text: string][]; files: [name: string, file: string][] };

const DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;
/** AES-GCM wants a new one for each text. */
const START_BYTES = 12;

const prefixOf = (person: string) => `${KEPT_PREFIX}${person}:`;
const keyHere = (person: string) => prefixOf(person) + location.pathname + location.search;

/**
 * Keeps the forms of this page until their author signs in again, readable with the author's key alone: the browser may be
 * shared. False where the browser cannot encrypt (plain http from another machine).
 */
export async function keepTyped({ person, key }: Writer, forms: readonly HTMLFormElement[]): Promise<boolean> {
  forgetOld();
  if (!crypto.subtle || forms.length === 0) return false;
  const sealed = await seal(key, JSON.stringify(forms.map(formAsKept)));
  localStorage.setItem(keyHere(person), `${Date.now()}:${sealed}`);
  noteWaiting();
  return true;
}

/** Nothing of this page waits any more. */
export function dropTyped(person: string): void {
  localStorage.removeItem(keyHere(person));
  noteWaiting();
}

const keptKeys = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

function forgetOld(): void {
  const oldest = Date.now() - DAYS * DAY_SECONDS * 1_000;
  for (const key of keptKeys(KEPT_PREFIX))
    if (Number(localStorage.getItem(key)?.split(":")[0]) < oldest) localStorage.removeItem(key);
}

/** The sign-in page, which cannot read what is kept, learns from a cookie whether something is. */
function noteWaiting(): void {
  const isWaiting = keptKeys(KEPT_PREFIX).length > 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is younger than the machines of town halls
  document.cookie = cookieLine(
    "waiting",
    isWaiting ? "da" : "",
    location.protocol === "https:",
    isWaiting ? DAYS * DAY_SECONDS : 0,
  );
}

function formAsKept(form: HTMLFormElement): KeptForm {
  const { pathname, search } = new URL(form.getAttribute("action") ?? location.href, location.href);
  const kept: KeptForm = { path: pathname + search, fields: [], files: [] };
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") value.name && kept.files.push([name, value.name]);
    else if (!NEVER_KEPT.test(name)) kept.fields.push([name, value]);
  }
  return kept;
}

/**
 * Gives the server one form that waits for this person, and then forgets it; the page of kept forms offers it. Returns the
 * form when the server did not take it, `null` when none waits.
 */
export async function handOver({ person, key }: Writer): Promise<KeptForm | "given" | null> {
  forgetOld();
  const [at] = keptKeys(prefixOf(person)).sort((one, other) => ageOf(one) - ageOf(other));
  if (at === undefined) {
    noteWaiting();
    return null;
  }
  const sealed = localStorage.getItem(at)?.replace(/^\d+:/, "") ?? "";
  const [form, ...others] = JSON.parse(await opened(key, sealed).catch(() => "[]")) as KeptForm[];
  if (form && !(await give(form))) return form;
  if (others.length > 0) localStorage.setItem(at, `${Date.now()}:${await seal(key, JSON.stringify(others))}`);
  else localStorage.removeItem(at);
  noteWaiting();
  return form ? "given" : handOver({ person, key });
}

const ageOf = (key: string) => -Number(localStorage.getItem(key)?.split(":")[0]);

async function give({ path, fields, files }: KeptForm): Promise<boolean> {
  const body = new FormData();
  body.set(PATH_FIELD, path);
  for (const [name, text] of fields) body.append(name, text);
  for (const [name, file] of files) body.append(name, new File([], file));
  const answer = await fetch(KEPT_TEXT, { method: "post", body }).catch(() => null);
  return answer?.ok === true;
}

const keyFrom = (key: string) => crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, ["encrypt", "decrypt"]);

async function seal(key: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(START_BYTES));
  const made = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyFrom(key), new TextEncoder().encode(text));
  return textOf([...iv, ...new Uint8Array(made)]);
}

async function opened(key: string, sealed: string): Promise<string> {
  const bytes = bytesOf(sealed);
  const iv = bytes.slice(0, START_BYTES);
  const made = bytes.slice(START_BYTES);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await keyFrom(key), made));
}

const textOf = (bytes: readonly number[]) => btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
