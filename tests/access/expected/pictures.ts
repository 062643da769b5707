import { allPost, allRead, type Row } from "./row";

/** Whose a picture is follows from what shows it (app/across/pictures); whoever is signed in may send one. */
export const pictureRows: Row[] = [
  allRead("/imagini/:id/:file", "404"),
  allRead("/social.png", "200"),
  allRead("/social/:kind/:file", "404"),
  allPost("/incarcari/imagini", "401 415 415"),
];
