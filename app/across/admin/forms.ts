import { z } from "zod";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { authorityKindCodes } from "~/modules/accounts/rules/authority";
import { choice, choices } from "~/platform/form/fields";
import { type Checkable, checksOf } from "./rules/checks";

/** Ticks for what this organisation gave; only authorities are of a kind. */
export const verificationForm = (organisation: Checkable & { kind: OrganisationKind }) =>
  z.object({
    checked: choices(checksOf(organisation), "ce ați verificat").min(1, "Bifați ce ați verificat"),
    kind: organisation.kind === "UAT" ? choice(authorityKindCodes, "felul autorității") : z.undefined().optional(),
  });
