/**
 * The legal screens by the name of their route. Which files they are made of is told here, in a file
 * that comes with the first of them: the route table comes with every page.
 */
export const legalScreens = {
  ContactUs: () => import("../legal/ContactScreen.tsx"),
  CookiesPolicy: () => import("../legal/CookiesScreen.tsx"),
  TermsAndConditions: () => import("../legal/TermsScreen.tsx"),
  WhoWeAre: () => import("../legal/WhoWeAreScreen.tsx"),
  ReturnsAndExchanges: () => import("../legal/ReturnsScreen.tsx"),
  Privacy: () => import("../legal/PrivacyScreen.tsx"),
  Withdrawal: () => import("../orders/WithdrawalScreen.tsx"),
};
