import { Unsubscribed } from "../parts/unsubscribed";

export const meta = () => [{ title: "V-ați dezabonat – PSP" }, { name: "robots", content: "noindex" }];

export default Unsubscribed;
