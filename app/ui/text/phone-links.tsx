import { phoneLinks } from "~/platform/romania/phone";

/** Links that dial the stored numbers. */
export function PhoneLinks({ phone }: { phone: string }) {
  return phoneLinks(phone).map(({ href, label }, index) => (
    <span key={href}>
      {index > 0 ? ", " : null}
      <a className="nowrap" href={href}>
        {label}
      </a>
    </span>
  ));
}
