export { FavoriteButton } from "./FavoriteButton.tsx";
