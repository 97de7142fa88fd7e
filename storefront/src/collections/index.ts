export { AddToListButton } from "./AddToListButton.tsx";
