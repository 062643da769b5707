import { Search } from "lucide-react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { Input, type InputProps } from "./input";

/** A search box with its magnifier. It needs a label like any other (a Field, with `hiddenLabel` if a heading says it). */
export function SearchInput({ className, ...rest }: Omit<InputProps, "type">) {
  return (
    <span className="search">
      <Icon of={Search} />
      <Input {...rest} type="search" className={classNames("input--search", className)} />
    </span>
  );
}
