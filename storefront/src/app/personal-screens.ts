/**
 * The screens that the server never draws, by the name of their route. Which files they are made of is
 * told here, in a file that comes with the first of them: the route table comes with every page.
 */
export const personalScreens = {
  ShoppingCart: () => import("../cart/CartScreen.tsx"),
  SignIn: () => import("../session/SignInScreen.tsx"),
  SignUp: () => import("../session/SignUpScreen.tsx"),
  VerifyEmail: () => import("../session/VerifyEmailScreen.tsx"),
  ForgotPassword: () => import("../session/ForgotPasswordScreen.tsx"),
  PasswordResetToken: () => import("../session/PasswordResetScreen.tsx"),
  Profile: () => import("../account/ProfileScreen.tsx"),
  Favorites: () => import("../favorites/FavoritesScreen.tsx"),
  MyAddresses: () => import("../addresses/AddressesScreen.tsx"),
  FormAddress: () => import("../addresses/AddressFormScreen.tsx"),
  MyOrders: () => import("../orders/MyOrdersScreen.tsx"),
  Orders: () => import("../orders/OrdersScreen.tsx"),
  OrderDetails: () => import("../orders/OrderScreen.tsx"),
  UpdateProfile: () => import("../account/UpdateProfileScreen.tsx"),
  Security: () => import("../account/SecurityScreen.tsx"),
  PersonalData: () => import("../account/PersonalDataScreen.tsx"),
  Collections: () => import("../collections/CollectionsScreen.tsx"),
  CollectionCreate: () => import("../collections/CollectionCreateScreen.tsx"),
  CollectionDetails: () => import("../collections/CollectionScreen.tsx"),
  SharedList: () => import("../collections/SharedListScreen.tsx"),
  Users: () => import("../people/PeopleScreen.tsx"),
  UserCreate: () => import("../people/InvitePersonScreen.tsx"),
  UserInvitation: () => import("../people/InvitationScreen.tsx"),
  UserDetails: () => import("../people/PersonScreen.tsx"),
  Reviews: () => import("../reviews/ReviewsScreen.tsx"),
  ReviewCreate: () => import("../reviews/CreateReviewScreen.tsx"),
  ReviewDetails: () => import("../reviews/ReviewScreen.tsx"),
  NotOpenYet: () => import("../account/NotOpenYetScreen.tsx"),
};
