export { AccountPage } from "./AccountPage.tsx";
export { Avatar } from "./Avatar.tsx";
export { CopyText } from "./CopyText.tsx";
export { formatMoment } from "./format-moment.ts";
export { Panel } from "./Panel.tsx";
export { useFormSending } from "./use-form-sending.ts";
export { useLogOut } from "./use-log-out.ts";
export { useRefusalWords } from "./use-refusal-words.ts";
