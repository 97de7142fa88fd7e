import { type Data, endpoint } from "../endpoint.ts";
import type {
  ChangeEmailBody,
  ChangePasswordBody,
  DeleteAccountBody,
  DeleteAccountResponse,
  PersonalData,
  PictureCrop,
  PictureResponse,
  PreferencesBody,
  Profile,
  ProfileBody,
  SealKey,
} from "./schemas.ts";

// Endpoints of the signed-in person's profile and data.

export const getProfile = endpoint("GET", "/spa/me/profile").of<{ reply: Data<Profile> }>();
export const changeProfile = endpoint("PUT", "/spa/me/profile").of<{
  body: ProfileBody;
  reply: Data<Profile>;
}>();
export const changePreferences = endpoint("PUT", "/spa/me/preferences").of<{
  body: PreferencesBody;
  reply: null;
}>();
export const getSealKey = endpoint("GET", "/spa/me/seal-key").of<{ reply: Data<SealKey> }>();
export const changePassword = endpoint("PUT", "/spa/me/password").of<{
  body: ChangePasswordBody;
  reply: null;
}>();
export const changeEmail = endpoint("PUT", "/spa/me/email").of<{
  body: ChangeEmailBody;
  reply: Data<Profile>;
}>();
export const getPersonalData = endpoint("GET", "/spa/me/data").of<{ reply: Data<PersonalData> }>();
export const deleteAccount = endpoint("DELETE", "/spa/me").of<{
  body: DeleteAccountBody;
  reply: Data<DeleteAccountResponse>;
}>();
export const deletePicture = endpoint("DELETE", "/spa/me/picture").of<{ reply: Data<PictureResponse> }>();
export const uploadPicture = endpoint("POST", "/spa/me/picture").of<{
  query: PictureCrop;
  reply: Data<PictureResponse>;
}>();
export const getPersonPicture = endpoint("GET", "/spa/pictures-of-people/:pictureId").of<{
  reply: Uint8Array;
}>();
