import {
  around,
  type Element,
  elementsOf,
  isShown,
  type Node,
  readHtml,
  taggedIn,
  theOnly,
  wordsOf,
  wordsOfIds,
} from "./html";

/** A form as a browser without JavaScript reads it. */
export type PageForm = {
  method: "get" | "post";
  /** Null: the page's own address. */
  action: string | null;
  multipart: boolean;
  /** The fields that would be sent without any change. */
  fields: [name: string, value: string][];
  /** The names of all fields. */
  names: ReadonlySet<string>;
  /** The names of the fields that a person fills in: all but the hidden ones. */
  visible: ReadonlySet<string>;
  /** The text fields: type, maximum length, and whether the field was refused. */
  texts: ReadonlyMap<string, { type: string; most: number; refused: boolean }>;
  /** The password fields. */
  secrets: ReadonlySet<string>;
  /** The values of each select and of each group of radio buttons. */
  choices: ReadonlyMap<string, string[]>;
  buttons: { words: string; name: string | null; value: string; action: string | null }[];
};

const WRITTEN = ["text", "textarea", "search", "email", "tel", "url", "number", "date"];
const TYPED = [...WRITTEN, "password"];
const PRESSED = ["submit", "button", "reset", "image"];

export function formsOf(html: string | Node): PageForm[] {
  const tree = typeof html === "string" ? readHtml(html) : html;
  return taggedIn(tree, "form").map((form) => formOf(tree, form));
}

function formOf(tree: Node, form: Element): PageForm {
  const all = controlsOf(tree, form).filter((control) => !isDisabled(control));
  const named = all.filter((control) => control.attribs.name !== undefined && !PRESSED.includes(typeOf(control)));
  const typed = (...types: string[]) => named.filter((control) => types.includes(typeOf(control)));
  const choices = new Map<string, string[]>();
  for (const one of typed("radio"))
    choices.set(nameIn(one), [...(choices.get(nameIn(one)) ?? []), one.attribs.value ?? "on"]);
  for (const one of typed("select")) choices.set(nameIn(one), taggedIn(one, "option").map(optionValue));
  return {
    method: form.attribs.method?.toLowerCase() === "post" ? "post" : "get",
    action: form.attribs.action ?? null,
    multipart: isMultipart(form),
    fields: entriesOf(tree, form).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    names: new Set(named.map(nameIn)),
    visible: new Set(named.filter((one) => typeOf(one) !== "hidden").map(nameIn)),
    texts: new Map(typed(...WRITTEN).map((one) => [nameIn(one), textField(one)])),
    secrets: new Set(typed("password").map(nameIn)),
    choices,
    buttons: all
      .filter(({ name }) => name === "button")
      .map((one) => {
        const { name = null, value = "", formaction: action = null } = one.attribs;
        return { words: wordsOf(one), name, value, action };
      }),
  };
}

const textField = (control: Element) => ({
  type: typeOf(control),
  most: Number(control.attribs.maxlength ?? Number.POSITIVE_INFINITY),
  refused: control.attribs["aria-invalid"] === "true",
});

const nameIn = (control: Element): string => control.attribs.name ?? "";
export const typeOf = ({ name, attribs }: Element): string =>
  name === "input" ? (attribs.type ?? "text") : name === "button" ? (attribs.type ?? "submit") : name;
export const isMultipart = (form: Element, button?: Element): boolean =>
  (button?.attribs.formenctype ?? form.attribs.enctype)?.toLowerCase() === "multipart/form-data";

/** The controls that belong to a form, wherever they are on the page. */
const controlsOf = (tree: Node, form: Element): Element[] =>
  taggedIn(tree, "input", "textarea", "select", "button").filter((control) => ownerOf(tree, control) === form);

export function ownerOf(tree: Node, control: Element): Element | null {
  const { form } = control.attribs;
  if (form === undefined) return around(control, ({ name }) => name === "form");
  return elementsOf(tree, ({ name, attribs }) => name === "form" && attribs.id === form)[0] ?? null;
}

export const isDisabled = (control: Element): boolean =>
  "disabled" in control.attribs ||
  around(control, ({ name, attribs }) => name === "fieldset" && "disabled" in attribs) !== null;

export type Entry = [name: string, value: string | File];
const chosenFiles = new WeakMap<Element, readonly File[]>();
const typedInto = new WeakMap<Element, string>();

/** What is sent when the form is, by this button or without one. */
export function entriesOf(tree: Node, form: Element, button?: Element): Entry[] {
  return controlsOf(tree, form).flatMap((control): Entry[] => {
    if (control.attribs.name === undefined || isDisabled(control)) return [];
    if (control !== button && PRESSED.includes(typeOf(control))) return [];
    return valuesOf(control).map((value) => [nameIn(control), value]);
  });
}

function valuesOf(control: Element): (string | File)[] {
  const { value } = control.attribs;
  switch (typeOf(control)) {
    case "file":
      return [...(chosenFiles.get(control) ?? [new File([], "")])];
    case "checkbox":
    case "radio":
      return "checked" in control.attribs ? [value ?? "on"] : [];
    case "textarea":
      return [typedInto.get(control) ?? textIn(control).replace(/^\n/, "")];
    case "select":
      return chosenOptions(control).map(optionValue);
    default:
      return [value ?? ""];
  }
}

const textIn = ({ children }: Element): string => children.map((child) => ("data" in child ? child.data : "")).join("");
const optionValue = (option: Element): string => option.attribs.value ?? wordsOf(option);

function chosenOptions(select: Element): Element[] {
  const options = taggedIn(select, "option");
  const chosen = options.filter(({ attribs }) => "selected" in attribs);
  return "multiple" in select.attribs ? chosen : [chosen.at(-1) ?? options[0] ?? []].flat();
}

const isNoLabel = ({ name, attribs }: Element) => ["select", "textarea"].includes(name) || attribs.class === "opt";

/** The label of a control, without "(opțional)". */
function labelOf(tree: Node, control: Element): string {
  const { id, "aria-label": said, "aria-labelledby": ids } = control.attribs;
  if (ids) return wordsOfIds(tree, ids);
  if (said !== undefined) return said;
  const labels = taggedIn(tree, "label").filter(
    (label) => (id !== undefined && label.attribs.for === id) || around(control, (one) => one === label),
  );
  return labels.map((label) => wordsOf(label, isNoLabel)).join(" ");
}

const legendOf = (control: Element): string => {
  const group = around(control, ({ name }) => name === "fieldset");
  const [legend] = group ? taggedIn(group, "legend") : [];
  return legend ? wordsOf(legend) : "";
};

/** The controls that a person fills in, with their labels; the buttons of a group are one, by the legend, and each by its own. */
function fieldsIn(tree: Node, part: Node) {
  const controls = taggedIn(part, "input", "textarea", "select").filter(
    (control) => typeOf(control) !== "hidden" && !PRESSED.includes(typeOf(control)) && isShown(control),
  );
  const groups = new Map<string, Element[]>();
  for (const one of controls.filter((control) => typeOf(control) === "radio"))
    groups.set(legendOf(one), [...(groups.get(legendOf(one)) ?? []), one]);
  return [
    ...controls.map((control) => ({ label: labelOf(tree, control), controls: [control] })),
    ...[...groups].map(([label, radios]) => ({ label, controls: radios })),
  ];
}

/** Typed, the words of an option, ticked or not, files. */
export type Answer = string | boolean | File | readonly File[];

const fieldCalled = (tree: Node, part: Node, label: string): Element[] =>
  theOnly("the field", fieldsIn(tree, part), label, (field) => field.label).controls;

/** The first button of the form of the field with this label; without buttons, the field when no other can be typed into. */
export function submitterOf(tree: Node, part: Node, label: string): Element | undefined {
  const [field] = fieldCalled(tree, part, label);
  const form = field && ownerOf(tree, field);
  if (!form) return undefined;
  const controls = controlsOf(tree, form);
  const isAlone = controls.filter((control) => TYPED.includes(typeOf(control))).length === 1;
  return controls.find((control) => typeOf(control) === "submit") ?? (isAlone ? field : undefined);
}

/** What stands in the field with this label. */
export const typedIn = (tree: Node, part: Node, label: string): string =>
  fieldCalled(tree, part, label).flatMap(valuesOf).map(String).join(", ");

/** Fills in the field with this label; refuses what a browser would not let a person do. */
export function fillIn(tree: Node, part: Node, label: string, answer: Answer): void {
  const [first, ...others] = fieldCalled(tree, part, label);
  if (!first) return;
  const control =
    others.length > 0 ? theOnly(label, [first, ...others], String(answer), (one) => labelOf(tree, one)) : first;
  const refuse = (why: string): never => {
    throw new Error(`${label}: ${why}`);
  };
  if (isDisabled(control) || "readonly" in control.attribs) refuse("cannot be changed");
  const type = typeOf(control);
  if (type === "file") attach(tree, control, answer, refuse);
  else if (type === "checkbox" || type === "radio") tick(tree, control, answer !== false);
  else if (typeof answer !== "string") refuse(`is a ${type}`);
  else if (type === "select") choose(control, answer);
  else write(control, answer, refuse);
}

function write(control: Element, answer: string, refuse: (why: string) => never): void {
  const type = typeOf(control);
  if (answer.length > textField(control).most) refuse(`takes ${control.attribs.maxlength} characters`);
  if (type === "date" && !/^(\d{4}-\d\d-\d\d)?$/.test(answer)) refuse("takes a day");
  if (type === "number" && !/^(-?\d+(\.\d+)?)?$/.test(answer)) refuse("takes a number");
  if (type === "textarea") typedInto.set(control, answer);
  else control.attribs.value = answer;
}

function tick(tree: Node, control: Element, isTicked: boolean): void {
  const form = ownerOf(tree, control);
  if (typeOf(control) === "radio" && form)
    for (const other of controlsOf(tree, form))
      if (typeOf(other) === "radio" && nameIn(other) === nameIn(control)) delete other.attribs.checked;
  delete control.attribs.checked;
  if (isTicked) control.attribs.checked = "";
}

function choose(select: Element, answer: string): void {
  const option = theOnly("the option", taggedIn(select, "option"), answer, (one) => wordsOf(one));
  if ("disabled" in option.attribs) throw new Error(`${answer} cannot be chosen`);
  for (const other of taggedIn(select, "option")) delete other.attribs.selected;
  option.attribs.selected = "";
}

function attach(tree: Node, control: Element, answer: Answer, refuse: (why: string) => never): void {
  const files = [answer].flat().filter((one) => one instanceof File);
  const form = ownerOf(tree, control);
  if (!form || !isMultipart(form)) refuse("belongs to a form that sends no files");
  if (files.length > 1 && !("multiple" in control.attribs)) refuse("takes one file");
  chosenFiles.set(control, files);
}

/** Why a browser would not send the form, as its labels and reasons. */
export function hindrances(tree: Node, form: Element): string[] {
  const controls = controlsOf(tree, form).filter((control) => !isDisabled(control));
  return controls.flatMap((control) => {
    const [value = ""] = valuesOf(control);
    const isEmpty = value === "" || (value instanceof File && value.name === "");
    const why = isEmpty ? whyNotEmpty(control, controls) : whyNotThis(control, String(value));
    return why ? [`${labelOf(tree, control) || nameIn(control)}: ${why}`] : [];
  });
}

function whyNotEmpty(control: Element, controls: readonly Element[]): string | null {
  const isAnswered = controls.some(
    (other) => typeOf(control) === "radio" && nameIn(other) === nameIn(control) && valuesOf(other).length > 0,
  );
  return "required" in control.attribs && !isAnswered ? "is required" : null;
}

function whyNotThis({ attribs }: Element, value: string): string | null {
  const isDay = attribs.type === "date";
  const than = (limit: string) => (isDay ? value.localeCompare(limit) : Number(value) - Number(limit));
  if (attribs.min !== undefined && than(attribs.min) < 0) return `is below ${attribs.min}`;
  if (attribs.max !== undefined && than(attribs.max) > 0) return `is above ${attribs.max}`;
  if (attribs.type === "email" && !/^[^\s@]+@[^\s@]+$/.test(value)) return "is no address";
  if (attribs.pattern !== undefined && !new RegExp(`^(?:${attribs.pattern})$`, "v").test(value))
    return "has another form";
  return null;
}
