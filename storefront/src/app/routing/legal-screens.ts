/**
 * The legal screens by the name of their route. Which files they are made of is told here, in a file
 * that comes with the first of them: the route table comes with every page.
 */
export const legalScreens = {
  ContactUs: () => import("../../legal/documents/ContactScreen.tsx"),
  CookiesPolicy: () => import("../../legal/documents/CookiesScreen.tsx"),
  TermsAndConditions: () => import("../../legal/documents/TermsScreen.tsx"),
  WhoWeAre: () => import("../../legal/documents/WhoWeAreScreen.tsx"),
  ReturnsAndExchanges: () => import("../../legal/documents/ReturnsScreen.tsx"),
  Privacy: () => import("../../legal/documents/PrivacyScreen.tsx"),
  Withdrawal: () => import("../../orders/withdrawal/WithdrawalScreen.tsx"),
};
