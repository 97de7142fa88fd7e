export { completeLogout } from "./complete-logout.ts";
export { keepCsrfTokenFresh, readCsrfToken, renewCsrfToken } from "./csrf-token.ts";
export { fetchCurrentUser } from "./fetch-current-user.ts";
export { keptForms } from "./kept-forms/kept-forms.ts";
export { useKeptForm } from "./kept-forms/use-kept-form.ts";
export { useKeptState } from "./kept-forms/use-kept-state.ts";
export { isEmailUnverified, resetLastRefusal } from "./last-refusal.ts";
export { logOut } from "./log-out.ts";
export { type NewPassword, NewPasswordFields } from "./passwords/NewPasswordFields.tsx";
export { isLogoutPending, setLogoutPending } from "./pending-logout.ts";
export { returnParameter, returnPath } from "./return-paths/return-path.ts";
export { signInPath } from "./return-paths/with-return-path.ts";
export { InlineSignIn, PasskeyAutofill } from "./sign-in/InlineSignIn.tsx";
export { canUsePasskeys, confirmWithPasskey } from "./sign-in/passkeys.ts";
export {
  authStore,
  clearCurrentUser,
  hasSignedOut,
  leave,
  syncAuthAcrossTabs,
  useCurrentUser,
  useIsAuthenticated,
} from "./store.ts";
export { type PictureUpload, uploadPicture } from "./upload-picture.ts";
