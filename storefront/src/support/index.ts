export { ContactForm } from "./contact/ContactForm.tsx";
export { contactFormPath, isSubjectParameter } from "./paths.ts";
