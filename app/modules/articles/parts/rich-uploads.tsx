import { CircleAlert, X } from "lucide-react";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import type { Upload } from "./use-picture-uploads";

/** The pictures on their way into the text, and those that did not arrive. */
export function RichUploads({ uploads, onDrop }: { uploads: readonly Upload[]; onDrop: (id: number) => void }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="editor__uploads">
      {uploads.map(({ id, name, part, sentence }) => (
        <li key={id}>
          {sentence === null ? (
            <ProgressBar
              label={name}
              value={Math.round(part * 100)}
              words={part < 1 ? `${Math.round(part * 100)}%` : "se pregătește…"}
            />
          ) : (
            <p className="err" role="alert">
              <Icon of={CircleAlert} />
              <span>
                {name}: {sentence}
              </span>
            </p>
          )}
          <Button type="button" variant="quiet" small icon={X} onClick={() => onDrop(id)}>
            {sentence === null ? "Oprește" : "Închide"}
            <span className="vh"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
