/**
 * Legal and information screens by route name. They are listed in a file of their own, which loads with the first of them,
 * because every page loads the route table.
 */
export const legalScreens = {
  ContactUs: () => import("../../legal/documents/ContactScreen.tsx"),
  CookiesPolicy: () => import("../../legal/documents/CookiesScreen.tsx"),
  TermsAndConditions: () => import("../../legal/documents/TermsScreen.tsx"),
  WhoWeAre: () => import("../../legal/documents/WhoWeAreScreen.tsx"),
  ReturnsAndExchanges: () => import("../../legal/documents/ReturnsScreen.tsx"),
  Help: () => import("../../support/faq/HelpScreen.tsx"),
  Recalls: () => import("../../recalls/RecallsScreen.tsx"),
  Privacy: () => import("../../legal/documents/PrivacyScreen.tsx"),
  Withdrawal: () => import("../../orders/withdrawal/WithdrawalScreen.tsx"),
};
