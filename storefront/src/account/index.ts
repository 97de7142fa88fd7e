export { AccountPage } from "./AccountPage.tsx";
export { formatDateTime } from "./format-date-time.ts";
export { keepPreferences, shownPreferences } from "./keep-preferences.ts";
export { OtherAccountButton, OtherAccountNote } from "./OtherAccount.tsx";
export { Avatar } from "./picture/Avatar.tsx";
export { useFormSubmit } from "./use-form-submit.ts";
export { useLogOut } from "./use-log-out.ts";
