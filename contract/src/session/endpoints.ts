import { type Data, endpoint } from "../endpoint.ts";
import type {
  AddPasskeyBody,
  BackupCodes,
  CsrfResponse,
  CurrentUser,
  ForgotPasswordBody,
  LoginBody,
  LoginResponse,
  Passkey,
  PasskeyCreationOptions,
  PasskeyOptions,
  PasskeyResponse,
  PasswordBody,
  PendingResponse,
  RegisterBody,
  ResetPasswordBody,
  SecondFactorBody,
  SecondFactorSetup,
  Security,
  SessionSummary,
  VerifyEmailBody,
  VerifyEmailResponse,
} from "./schemas.ts";

// Endpoints of signing up, in and out, and of an account's security.

export const register = endpoint("POST", "/spa/register").of<{
  body: RegisterBody;
  reply: Data<PendingResponse>;
}>();
export const verifyEmail = endpoint("POST", "/spa/email/verify").of<{
  body: VerifyEmailBody;
  reply: Data<VerifyEmailResponse>;
}>();
export const resendVerification = endpoint("POST", "/spa/email/verification-notification").of<{
  reply: null;
}>();
export const requestPasswordReset = endpoint("POST", "/spa/forgot-password").of<{
  body: ForgotPasswordBody;
  reply: null;
}>();
export const resetPassword = endpoint("POST", "/spa/reset-password").of<{
  body: ResetPasswordBody;
  reply: null;
}>();
export const getCsrfToken = endpoint("GET", "/sanctum/csrf-cookie").of<{ reply: CsrfResponse }>();
export const getCurrentUser = endpoint("GET", "/spa/me/user").of<{ reply: Data<CurrentUser> }>();
export const signOut = endpoint("POST", "/spa/logout").of<{ reply: null }>();
export const signIn = endpoint("POST", "/spa/login").of<{ body: LoginBody; reply: Data<LoginResponse> }>();
export const confirmSignIn = endpoint("POST", "/spa/login/second-factor").of<{
  body: SecondFactorBody;
  reply: Data<LoginResponse>;
}>();
export const getPasskeySignInOptions = endpoint("POST", "/spa/login/passkey/options").of<{
  reply: Data<PasskeyOptions>;
}>();
export const signInWithPasskey = endpoint("POST", "/spa/login/passkey").of<{
  body: PasskeyResponse;
  reply: Data<LoginResponse>;
}>();
export const confirmByPassword = endpoint("POST", "/spa/me/confirmation").of<{
  body: PasswordBody;
  reply: null;
}>();
export const confirmByCode = endpoint("POST", "/spa/me/confirmation/code").of<{
  body: SecondFactorBody;
  reply: null;
}>();
export const confirmByPasskey = endpoint("POST", "/spa/me/confirmation/passkey").of<{
  body: PasskeyResponse;
  reply: null;
}>();
export const startSecondFactor = endpoint("POST", "/spa/me/second-factor").of<{
  body: PasswordBody;
  reply: Data<SecondFactorSetup>;
}>();
export const confirmSecondFactor = endpoint("POST", "/spa/me/second-factor/confirm").of<{
  body: SecondFactorBody;
  reply: Data<BackupCodes>;
}>();
export const removeSecondFactor = endpoint("DELETE", "/spa/me/second-factor").of<{
  body: PasswordBody;
  reply: null;
}>();
export const getSecurity = endpoint("GET", "/spa/me/security").of<{ reply: Data<Security> }>();
export const listSessions = endpoint("GET", "/spa/me/sessions").of<{ reply: Data<SessionSummary[]> }>();
export const endSession = endpoint("DELETE", "/spa/me/sessions/:id").of<{ reply: null }>();
export const endOtherSessions = endpoint("DELETE", "/spa/me/sessions").of<{ reply: null }>();
export const getPasskeyCreationOptions = endpoint("POST", "/spa/me/passkeys/options").of<{
  reply: Data<PasskeyCreationOptions>;
}>();
export const addPasskey = endpoint("POST", "/spa/me/passkeys").of<{
  body: AddPasskeyBody;
  reply: Data<Passkey>;
}>();
export const removePasskey = endpoint("DELETE", "/spa/me/passkeys/:id").of<{ reply: null }>();
