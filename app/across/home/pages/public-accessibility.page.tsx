import { pageMeta } from "~/platform/page-meta";
import { PolicyPage } from "../parts/policy-page";
import { accessibility } from "../policies/accessibility";
import type { Route } from "./+types/public-accessibility.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: accessibility.title, description: accessibility.description, path: accessibility.path });

export default function AccessibilityPage() {
  return <PolicyPage policy={accessibility} />;
}
