import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../class-names";
import { describedBy, FieldError, FieldHint, type FieldProps, useAnswers } from "../field/field";
import { type BeforeHydration, type KeptImage, listBeforeHydration } from "./items";
import { LiveImages } from "./live-images";
import { PlainImages } from "./plain-images";

export type ImageFieldProps = {
  /** The field of the form: `receiveImages(form, name, …)` reads the whole list back. */
  name: string;
  /** The id of the control, to which the error summary links. The name, unless two forms of a page share it. */
  id?: string;
  label: ReactNode;
  /** Stored pictures, in their order. */
  kept: readonly KeptImage[];
  /** Limit; with 1 a new picture replaces the old one. */
  most: number;
  /** Accepted kinds and limits: `imageHint(settings().imageLimits)`. */
  hint: ReactNode;
  optional?: boolean;
  /** The error of the answers around it, unless told otherwise. */
  error?: FieldProps["error"];
};

/**
 * Field with pictures. Without JavaScript: a file input and a list with description, order and removal, all submitted
 * with the form (which needs encType="multipart/form-data"). With it, each picture is uploaded as soon as it is chosen,
 * dropped or pasted.
 */
export function ImageField(props: ImageFieldProps) {
  const { name, id = name, label, kept, most, hint, optional } = props;
  const answers = useAnswers();
  const { error = answers.error(name) } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const [initial, setInitial] = useState<BeforeHydration | null>(null);
  // in a layout effect: changes made before the list is replaced would be lost
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is taken over once
  useLayoutEffect(() => {
    if (box.current) setInitial(listBeforeHydration(box.current, name, kept));
  }, []);
  const list = { name, id, kept, most };
  const key = kept.map((image) => image.key).join(" ");
  return (
    <fieldset
      ref={box}
      className={classNames("field images", error && "field--err")}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className="label">
        {label}
        {optional ? <span className="opt"> (opțional)</span> : null}
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {initial ? <LiveImages key={key} {...list} initial={initial} /> : <PlainImages {...list} />}
    </fieldset>
  );
}
