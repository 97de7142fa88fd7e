export { SearchReadingBar } from "./SearchReadingBar.tsx";
export { searchBox } from "./search-part.tsx";
