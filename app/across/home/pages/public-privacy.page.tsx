import { pageMeta } from "~/platform/page-meta";
import { PolicyPage } from "../parts/policy-page";
import { privacy } from "../policies/privacy";
import type { Route } from "./+types/public-privacy.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: privacy.title, description: privacy.description, path: privacy.path });

export default function PrivacyPage() {
  return <PolicyPage policy={privacy} />;
}
