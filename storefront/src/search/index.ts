export { SearchField } from "./SearchField.tsx";
export { SearchReadingBar } from "./SearchReadingBar.tsx";
