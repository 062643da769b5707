import { Search } from "lucide-react";
import { Icon } from "../icon/icon";
import { Input, type InputProps } from "./input";

/** A search box with its magnifier. It needs a label like any other (a Field, with `hiddenLabel` if a heading says it). */
export function SearchInput(props: Omit<InputProps, "type" | "className">) {
  return (
    <span className="search">
      <Icon of={Search} />
      <Input {...props} type="search" />
    </span>
  );
}
