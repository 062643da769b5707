import { pageMeta } from "~/platform/page-meta";
import { PolicyPage } from "../parts/policy-page";
import { terms } from "../policies/terms";
import type { Route } from "./+types/public-terms.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: terms.title, description: terms.description, path: terms.path });

export default function TermsPage() {
  return <PolicyPage policy={terms} />;
}
