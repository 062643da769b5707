import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { type RequestTemplate, templateNamed } from "../rules/templates";

/** Offers the model of the category that is chosen in the form around it. It takes the place of nothing that was typed. */
export function TemplateOffer() {
  const place = useRef<HTMLDivElement>(null);
  const [template, setTemplate] = useState<RequestTemplate | null>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const look = () => setTemplate(templateNamed(fieldOf(form, "category")?.value ?? null));
    look();
    form?.addEventListener("change", look);
    return () => form?.removeEventListener("change", look);
  }, []);
  const use = () => {
    const form = place.current?.closest("form");
    if (!template) return;
    write(fieldOf(form, "title"), (typed) => typed.trim() || template.title);
    write(fieldOf(form, "description"), (typed) =>
      typed.includes(template.description) ? typed : [typed.trim(), template.description].filter(Boolean).join("\n\n"),
    );
    fieldOf(form, "description")?.focus();
  };
  return (
    <div ref={place} className="field" hidden={template === null}>
      {template === null ? null : (
        <div className="cluster cluster--tight">
          <Button type="button" small onClick={use}>
            Folosește modelul<span className="vh"> pentru această categorie</span>
          </Button>
          <span className="small muted">{`„${template.title}”: ce întreabă de obicei partenerii.`}</span>
        </div>
      )}
    </div>
  );
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldOf = (form: HTMLFormElement | null | undefined, name: string): Typed | null =>
  (form?.elements.namedItem(name) as Typed | null | undefined) ?? null;

/** With the event of typing, so that the draft is kept. */
function write(field: Typed | null, text: (typed: string) => string): void {
  if (!field) return;
  field.value = text(field.value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
