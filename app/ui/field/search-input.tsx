import { Search } from "lucide-react";
import { Icon } from "../icon/icon";
import { Input, type InputProps } from "./input";

/** A search input with a magnifier, inside a Field (with `hiddenLabel` if a heading says what is searched). */
export function SearchInput(props: Omit<InputProps, "type" | "className">) {
  return (
    <span className="find">
      <Icon of={Search} />
      <Input {...props} type="search" />
    </span>
  );
}
