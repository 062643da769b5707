import { createHash } from "node:crypto";
import { fingerprintedText, type Printed } from "./certificate";

/** SHA-256 of the printed fields, in hexadecimal. */
export const fingerprintOf = (printed: Printed): string =>
  createHash("sha256").update(fingerprintedText(printed), "utf8").digest("hex");
