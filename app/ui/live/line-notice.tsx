import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Icon } from "../icon/icon";
import { isLineDown, subscribeToLine } from "./line";

/** Says that the server cannot be reached. An empty live region while it can, so that screen readers know it. */
export function LineNotice() {
  const isDown = useSyncExternalStore(subscribeToLine, isLineDown, () => false);
  return (
    <p className="topbar__line" role="status">
      {isDown ? (
        <>
          <Icon of={WifiOff} size="small" />
          Fără legătură, reîncercăm
        </>
      ) : null}
    </p>
  );
}
