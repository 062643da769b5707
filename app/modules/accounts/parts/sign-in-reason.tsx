import { Notice } from "~/ui/flash/flash";
import { SIGN_IN_NEEDED } from "../rules/sign-in-paths";

/** Why the page that was asked for needs an account; nothing for whoever came by themselves. */
export function SignInReason({ reason }: { reason: string | null }) {
  if (reason === null) return null;
  return (
    <Notice>
      <p>
        <b>{SIGN_IN_NEEDED}</b>
      </p>
      <p>{reason}</p>
    </Notice>
  );
}
