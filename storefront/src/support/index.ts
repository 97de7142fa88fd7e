export { ContactForm } from "./contact/ContactForm.tsx";
export { askPath, isSubjectParameter } from "./paths.ts";
