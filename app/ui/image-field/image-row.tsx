import { Image as Drawing } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "../field/field";
import { Input } from "../field/input";
import { Icon } from "../icon/icon";
import { Picture, type PictureData } from "../photo/picture";

const LONGEST_ALT = 200;
const WHY = "Descrieți ce se vede, pentru persoanele nevăzătoare. Lăsați necompletat dacă imaginea este decorativă.";

export type ImageRowProps = {
  picture: PictureData | null;
  /** Beside the picture: the description, or the state of the upload. */
  children: ReactNode;
  /** Buttons, or their form fields without JavaScript. */
  tools: ReactNode;
};

/** A picture of the list with its description and tools. */
export function ImageRow({ picture, children, tools }: ImageRowProps) {
  return (
    <>
      <div className="images__view">
        {picture ? <Picture picture={{ ...picture, alt: "" }} sizes="7rem" /> : <Icon of={Drawing} />}
      </div>
      <div className="images__said stack stack--1">{children}</div>
      <div className="images__tools cluster cluster--tight">{tools}</div>
    </>
  );
}

export type AltFieldProps = {
  /** Undefined, and so not submitted, while the upload is not finished. */
  name: string | undefined;
  id: string;
  defaultValue: string;
  label?: string;
  /** Whether the hint is shown: only for the first picture. */
  explained: boolean;
};

/** The alt text. */
export function AltField({ name, id, defaultValue, label = "Descrierea imaginii", explained }: AltFieldProps) {
  return (
    <Field name={name ?? ""} id={id} label={label} hint={explained ? WHY : undefined}>
      <Input name={name} defaultValue={defaultValue} maxLength={LONGEST_ALT} autoComplete="off" />
    </Field>
  );
}
