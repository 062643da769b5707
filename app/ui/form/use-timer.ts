import { useState } from "react";

/** Something that is to be done later, once: `start` puts it off again, `isDue` says whether it still is to be done. */
export type Timer = { start: (work: () => void, ms: number) => void; stop: () => void; isDue: () => boolean };

export const useTimer = (): Timer => useState(timer)[0];

function timer(): Timer {
  let due: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(due);
    due = undefined;
  };
  const start = (work: () => void, ms: number) => {
    stop();
    due = setTimeout(() => {
      due = undefined;
      work();
    }, ms);
  };
  return { start, stop, isDue: () => due !== undefined };
}
