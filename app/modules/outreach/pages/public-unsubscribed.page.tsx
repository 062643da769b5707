import { Unsubscribed } from "../parts/unsubscribed";

export const meta = () => [
  { title: "V-ați dezabonat – PSP" },
  { name: "description", content: "Adresa nu mai primește newsletter-ul PSP." },
  { name: "robots", content: "noindex" },
];

export default Unsubscribed;
