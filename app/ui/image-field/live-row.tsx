import { ArrowDown, ArrowUp, CircleAlert, RotateCw, Trash2, Undo2, X } from "lucide-react";
import { quoted } from "~/platform/language/quotes";
import { Button } from "../button/button";
import { ProgressBar } from "../chart/progress-bar";
import { Icon } from "../icon/icon";
import { AltField, ImageRow } from "./image-row";
import type { ImageItem } from "./items";

export type RowActions = {
  again(item: ImageItem): void;
  cancel(item: ImageItem): void;
  remove(item: ImageItem): void;
  putBack(item: ImageItem): void;
  move(item: ImageItem, by: 1 | -1): void;
};

export type LiveRowProps = {
  item: ImageItem;
  /** Index among the submitted pictures, -1 for others. */
  place: number;
  /** The number of submitted pictures. */
  last: number;
  field: string;
  id: string;
  actions: RowActions;
};

/** A picture of the list with JavaScript. */
export function LiveRow({ item, place, last, field, id, actions }: LiveRowProps) {
  if (item.state === "kept" && item.removed) return <RemovedRow item={item} actions={actions} />;
  const kept = item.state === "kept" ? item.kept : null;
  const sent = kept === null ? undefined : `${field}.kept.${place}`;
  return (
    <li className="images__item" data-item={item.id}>
      {kept ? <input type="hidden" name={`${sent}.key`} value={kept.key} /> : null}
      <ImageRow
        picture={kept?.picture ?? null}
        tools={<Tools item={item} place={place} last={last} actions={actions} />}
      >
        <State item={item} />
        {item.state === "failed" ? null : (
          <AltField
            name={sent && `${sent}.alt`}
            id={`${id}-${item.id}-alt`}
            defaultValue={kept?.alt ?? ""}
            explained={place === 0 || (place < 0 && last === 0)}
          />
        )}
      </ImageRow>
    </li>
  );
}

function RemovedRow({ item, actions }: Pick<LiveRowProps, "item" | "actions">) {
  return (
    <li className="images__item images__item--removed" data-item={item.id}>
      <span className="muted">
        {item.name ? `${quoted(item.name)} va fi scoasă la salvare.` : "Imaginea va fi scoasă la salvare."}
      </span>
      <Button type="button" small icon={Undo2} data-tool="putBack" onClick={() => actions.putBack(item)}>
        Restaurează
      </Button>
    </li>
  );
}

function State({ item }: { item: ImageItem }) {
  if (item.state === "sending") {
    const percent = Math.round(item.part * 100);
    const words = item.part < 1 ? `${item.size}, ${percent}%` : "se pregătește…";
    return <ProgressBar label={item.name} value={percent} words={words} />;
  }
  if (item.state === "failed")
    return (
      <p className="err">
        <Icon of={CircleAlert} />
        <span>
          {item.name} ({item.size}): {item.sentence}
        </span>
      </p>
    );
  return null;
}

function Tools({ item, place, last, actions }: Pick<LiveRowProps, "item" | "place" | "last" | "actions">) {
  const name = item.name || `imaginea ${place + 1}`;
  if (item.state === "kept")
    return (
      <>
        {last > 1 ? (
          <>
            <Move by={-1} item={item} name={name} disabled={place === 0} actions={actions} />
            <Move by={1} item={item} name={name} disabled={place === last - 1} actions={actions} />
          </>
        ) : null}
        <Button
          type="button"
          variant="quiet"
          small
          icon={Trash2}
          data-tool="remove"
          onClick={() => actions.remove(item)}
        >
          Scoate<span className="vh"> {name}</span>
        </Button>
      </>
    );
  return (
    <>
      {item.state === "failed" && item.again ? (
        <Button type="button" small icon={RotateCw} data-tool="again" onClick={() => actions.again(item)}>
          Încearcă din nou<span className="vh"> {name}</span>
        </Button>
      ) : null}
      <Button type="button" variant="quiet" small icon={X} data-tool="cancel" onClick={() => actions.cancel(item)}>
        {item.state === "failed" ? "Scoate" : "Oprește"}
        <span className="vh"> {name}</span>
      </Button>
    </>
  );
}

type MoveProps = { by: 1 | -1; item: ImageItem; name: string; disabled: boolean; actions: RowActions };

function Move({ by, item, name, disabled, actions }: MoveProps) {
  const [icon, word, tool] =
    by < 0 ? ([ArrowUp, "Mută mai sus", "up"] as const) : ([ArrowDown, "Mută mai jos", "down"] as const);
  return (
    <Button
      type="button"
      small
      iconOnly
      icon={icon}
      disabled={disabled}
      data-tool={tool}
      onClick={() => actions.move(item, by)}
    >
      {word} {name}
    </Button>
  );
}
