import { pageMeta } from "~/platform/page-meta";
import { PolicyPage } from "../parts/policy-page";
import { gdpr } from "../policies/gdpr";
import type { Route } from "./+types/public-gdpr.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: gdpr.title, description: gdpr.description, path: gdpr.path });

export default function GdprPage() {
  return <PolicyPage policy={gdpr} />;
}
