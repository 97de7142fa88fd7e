/** Layouts of personal screens. */
export const personalLayouts = {
  security: async () => (await import("../layouts/SecurityLayout.tsx")).SecurityLayout,
  configuration: async () => (await import("../layouts/ConfigurationLayout.tsx")).ConfigurationLayout,
};

/**
 * Personal screens, of which the server renders the frame, by route name. They are listed in a file of their own,
 * which loads with the first of them, because every page loads the route table.
 */
export const personalScreens = {
  ShoppingCart: () => import("../../cart/screen/CartScreen.tsx"),
  OrderCreate: () => import("../../checkout/CheckoutScreen.tsx"),
  SignIn: () => import("../../session/sign-in/SignInScreen.tsx"),
  SignUp: () => import("../../session/sign-up/SignUpScreen.tsx"),
  VerifyEmail: () => import("../../session/sign-up/VerifyEmailScreen.tsx"),
  ForgotPassword: () => import("../../session/passwords/ForgotPasswordScreen.tsx"),
  PasswordResetToken: () => import("../../session/passwords/PasswordResetScreen.tsx"),
  Profile: () => import("../../account/profile/ProfileScreen.tsx"),
  Favorites: () => import("../../favorites/FavoritesScreen.tsx"),
  MyAddresses: () => import("../../addresses/AddressesScreen.tsx"),
  FormAddress: () => import("../../addresses/AddressFormScreen.tsx"),
  MyOrders: () => import("../../orders/list/MyOrdersScreen.tsx"),
  Orders: () => import("../../orders/list/OrdersScreen.tsx"),
  OrderDetails: () => import("../../orders/order/OrderScreen.tsx"),
  UpdateProfile: () => import("../../account/profile/UpdateProfileScreen.tsx"),
  Security: () => import("../../account/security/SecurityScreen.tsx"),
  PersonalData: () => import("../../account/personal-data/PersonalDataScreen.tsx"),
  Collections: () => import("../../collections/CollectionsScreen.tsx"),
  CollectionCreate: () => import("../../collections/CollectionCreateScreen.tsx"),
  CollectionDetails: () => import("../../collections/list/CollectionScreen.tsx"),
  SharedList: () => import("../../collections/SharedListScreen.tsx"),
  Users: () => import("../../people/PeopleScreen.tsx"),
  UserCreate: () => import("../../people/InvitePersonScreen.tsx"),
  UserInvitation: () => import("../../people/InvitationScreen.tsx"),
  UserDetails: () => import("../../people/PersonScreen.tsx"),
  Reviews: () => import("../../reviews/ReviewsScreen.tsx"),
  ReviewCreate: () => import("../../reviews/form/CreateReviewScreen.tsx"),
  ReviewDetails: () => import("../../reviews/form/ReviewScreen.tsx"),
  Backups: () => import("../../backups/BackupsScreen.tsx"),
  Uploads: () => import("../../uploads/UploadsScreen.tsx"),
  Support: () => import("../../support/SupportScreen.tsx"),
  SupportConversation: () => import("../../support/conversation/ConversationScreen.tsx"),
  Offline: () => import("../../offline/screen/OfflineScreen.tsx"),
};
