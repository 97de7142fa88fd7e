/** The spelling of emails, which the API checks as well. */
export { emailPattern, tidyEmail } from "@recambia/contract/email";
