import { Outlet } from "react-router";
import { PageFlash } from "../workspace/page-flash";
import { PublicFrame } from "./public-frame";

/** Around the pages that strangers may see. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <PageFlash />
      <Outlet />
    </PublicFrame>
  );
}
