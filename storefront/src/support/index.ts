export { ContactForm } from "./contact/ContactForm.tsx";
export { askPath } from "./paths.ts";
