import { Image as Drawing } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "../field/field";
import { Input } from "../field/input";
import { Icon } from "../icon/icon";
import { Picture, type PictureData } from "../picture/picture";

const LONGEST_ALT = 200;
const WHY = "O aud cei care nu văd imaginea și o citesc motoarele de căutare. Gol, dacă imaginea este doar decor.";

export type ImageRowProps = {
  picture: PictureData | null;
  /** What stands beside the picture: the description, what it is doing. */
  children: ReactNode;
  /** The buttons, or what stands in their place without script. */
  tools: ReactNode;
};

/** A picture of the list with what can be said of it and done with it. */
export function ImageRow({ picture, children, tools }: ImageRowProps) {
  return (
    <>
      <div className="images__view">
        {picture ? <Picture picture={{ ...picture, alt: "" }} sizes="7rem" /> : <Icon of={Drawing} />}
      </div>
      <div className="images__said">{children}</div>
      <div className="images__tools cluster cluster--tight">{tools}</div>
    </>
  );
}

export type AltFieldProps = {
  /** Not sent while the picture is not there. */
  name: string | undefined;
  id: string;
  defaultValue: string;
  label?: string;
  /** Why it is asked: said once, at the first of them. */
  explained: boolean;
};

/** What the picture shows, for those who do not see it. */
export function AltField({ name, id, defaultValue, label = "Descrierea imaginii", explained }: AltFieldProps) {
  return (
    <Field name={name ?? ""} id={id} label={label} hint={explained ? WHY : undefined}>
      <Input name={name} defaultValue={defaultValue} maxLength={LONGEST_ALT} autoComplete="off" />
    </Field>
  );
}
