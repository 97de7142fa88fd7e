export { clearRecentSearches } from "./recent-searches.ts";
export { SearchField } from "./SearchField.tsx";
export { SearchReadingBar } from "./SearchReadingBar.tsx";
export { TyreSizeForm } from "./TyreSizeForm.tsx";
