import type { Screen } from "../../lib/page/screen.ts";
import type { catalogueScreens } from "./catalogue-screens.ts";
import type { legalScreens } from "./legal-screens.ts";
import type { personalScreens } from "./personal-screens.ts";

export type LayoutName = "default" | "security" | "configuration" | "none";
/** `required`: for signed-in users only; `guest`: closed to signed-in users. */
export type AuthRule = "required" | "guest";

/** One entry of the route table (specification §2). */
export type RouteEntry = {
  name: string;
  path: string;
  /** Default layout when omitted. */
  layout?: LayoutName;
  auth?: AuthRule;
  /** Content depends on the user: the server sends a frame that the browser replaces (decision 130). Implied by `auth`. */
  isPersonal?: boolean;
  /** The component is named like its file, so that the server finds its chunk (screen-file.ts). */
  screen: () => Promise<{ screen: Screen }>;
};

/** A screen whose import is in catalogue-screens.ts. */
const catalogue = (name: keyof typeof catalogueScreens) => async () =>
  (await import("./catalogue-screens.ts")).catalogueScreens[name]();

/** A screen whose import is in personal-screens.ts. */
const personal = (name: keyof typeof personalScreens) => async () =>
  (await import("./personal-screens.ts")).personalScreens[name]();

/** A screen whose import is in legal-screens.ts. */
const legal = (name: keyof typeof legalScreens) => async () =>
  (await import("./legal-screens.ts")).legalScreens[name]();

const table = [
  {
    name: "MainLanding",
    path: "/",
    screen: () => import("../../catalogue/landing/LandingScreen.tsx"),
  },
  {
    name: "Brands",
    path: "/brands",
    screen: catalogue("Brands"),
  },
  {
    name: "BrandDetails",
    path: "/brands/:slug",
    screen: catalogue("BrandDetails"),
  },
  {
    name: "Categories",
    path: "/categories",
    screen: catalogue("Categories"),
  },
  {
    name: "CategorySlug",
    path: "/categories/:slug",
    screen: catalogue("CategorySlug"),
  },
  {
    name: "SubcategoryDetails",
    path: "/subcategories/:slug",
    screen: catalogue("SubcategoryDetails"),
  },
  {
    name: "Products",
    path: "/products",
    screen: catalogue("Products"),
  },
  {
    name: "ProductDetail",
    path: "/products/:slug",
    screen: catalogue("ProductDetail"),
  },
  {
    name: "OfferList",
    path: "/offer-list",
    screen: catalogue("OfferList"),
  },
  {
    name: "KitList",
    path: "/kit-list",
    screen: catalogue("KitList"),
  },
  {
    name: "KitDetail",
    path: "/kit-list/:slug",
    screen: catalogue("KitDetail"),
  },
  { name: "Compare", path: "/compare", screen: catalogue("Compare") },
  { name: "Tools", path: "/tools", screen: catalogue("Tools") },
  {
    name: "ToolItem",
    path: "/tools/:id",
    screen: catalogue("ToolItem"),
  },
  {
    name: "ShoppingCart",
    path: "/shopping-cart",
    isPersonal: true,
    screen: personal("ShoppingCart"),
  },
  {
    name: "ContactUs",
    path: "/contact-us",
    screen: legal("ContactUs"),
  },
  {
    name: "CookiesPolicy",
    path: "/cookies-policy",
    screen: legal("CookiesPolicy"),
  },
  {
    name: "TermsAndConditions",
    path: "/terms-and-conditions",
    screen: legal("TermsAndConditions"),
  },
  {
    name: "WhoWeAre",
    path: "/who-we-are",
    screen: legal("WhoWeAre"),
  },
  {
    name: "ReturnsAndExchanges",
    path: "/returns-and-exchanges",
    screen: legal("ReturnsAndExchanges"),
  },
  { name: "Recalls", path: "/recalls", screen: legal("Recalls") },
  { name: "Help", path: "/help", screen: legal("Help") },
  { name: "Privacy", path: "/privacy", screen: legal("Privacy") },
  { name: "Withdrawal", path: "/withdrawal", screen: legal("Withdrawal") },
  {
    name: "SignIn",
    path: "/sign-in",
    layout: "security",
    auth: "guest",
    screen: personal("SignIn"),
  },
  {
    name: "SignUp",
    path: "/sign-up",
    layout: "security",
    auth: "guest",
    screen: personal("SignUp"),
  },
  {
    name: "VerifyEmail",
    path: "/verify-email",
    layout: "security",
    auth: "guest",
    screen: personal("VerifyEmail"),
  },
  {
    name: "ForgotPassword",
    path: "/forgot-password",
    layout: "security",
    auth: "guest",
    screen: personal("ForgotPassword"),
  },
  {
    name: "PasswordResetToken",
    path: "/password-reset/:token",
    layout: "security",
    auth: "guest",
    screen: personal("PasswordResetToken"),
  },
  {
    name: "Profile",
    path: "/profile",
    layout: "configuration",
    auth: "required",
    screen: personal("Profile"),
  },
  {
    name: "Favorites",
    path: "/profile/favorites",
    auth: "required",
    screen: personal("Favorites"),
  },
  {
    name: "MyAddresses",
    path: "/profile/my-addresses",
    layout: "configuration",
    auth: "required",
    screen: personal("MyAddresses"),
  },
  {
    name: "FormAddress",
    path: "/profile/my-addresses/form-address",
    layout: "configuration",
    auth: "required",
    screen: personal("FormAddress"),
  },
  {
    name: "MyOrders",
    path: "/profile/my-orders",
    layout: "configuration",
    auth: "required",
    screen: personal("MyOrders"),
  },
  {
    name: "UpdateProfile",
    path: "/profile/update",
    layout: "configuration",
    auth: "required",
    screen: personal("UpdateProfile"),
  },
  {
    name: "Security",
    path: "/profile/security",
    layout: "configuration",
    auth: "required",
    screen: personal("Security"),
  },
  {
    name: "PersonalData",
    path: "/profile/data",
    layout: "configuration",
    auth: "required",
    screen: personal("PersonalData"),
  },
  {
    name: "Support",
    path: "/profile/support",
    layout: "configuration",
    auth: "required",
    screen: personal("Support"),
  },
  {
    name: "SupportConversation",
    path: "/profile/support/:id",
    layout: "configuration",
    auth: "required",
    screen: personal("SupportConversation"),
  },
  {
    name: "GuestConversation",
    path: "/support/:id",
    isPersonal: true,
    screen: personal("SupportConversation"),
  },
  {
    name: "Uploads",
    path: "/profile/uploads",
    layout: "configuration",
    auth: "required",
    screen: personal("Uploads"),
  },
  {
    name: "Offline",
    path: "/profile/offline",
    isPersonal: true,
    screen: personal("Offline"),
  },
  {
    name: "Backups",
    path: "/profile/backups",
    layout: "configuration",
    auth: "required",
    screen: personal("Backups"),
  },
  { name: "Collections", path: "/collections", auth: "required", screen: personal("Collections") },
  {
    name: "CollectionCreate",
    path: "/collections/create",
    auth: "required",
    screen: personal("CollectionCreate"),
  },
  {
    name: "CollectionDetails",
    path: "/collections/:id",
    auth: "required",
    screen: personal("CollectionDetails"),
  },
  { name: "SharedList", path: "/lists/:token", isPersonal: true, screen: personal("SharedList") },
  { name: "Orders", path: "/orders", auth: "required", screen: personal("Orders") },
  { name: "OrderCreate", path: "/orders/create", isPersonal: true, screen: personal("OrderCreate") },
  { name: "OrderDetails", path: "/orders/:id", isPersonal: true, screen: personal("OrderDetails") },
  { name: "Reviews", path: "/reviews", auth: "required", screen: personal("Reviews") },
  { name: "ReviewCreate", path: "/reviews/create", auth: "required", screen: personal("ReviewCreate") },
  { name: "ReviewDetails", path: "/reviews/:id", auth: "required", screen: personal("ReviewDetails") },
  {
    name: "Users",
    path: "/users",
    auth: "required",
    screen: personal("Users"),
  },
  {
    name: "UserCreate",
    path: "/users/create",
    auth: "required",
    screen: personal("UserCreate"),
  },
  {
    name: "UserInvitation",
    path: "/users/invitation",
    isPersonal: true,
    screen: personal("UserInvitation"),
  },
  {
    name: "UserDetails",
    path: "/users/:id",
    auth: "required",
    screen: personal("UserDetails"),
  },
  { name: "NotFound", path: "*", screen: () => import("./NotFoundScreen.tsx") },
] as const satisfies readonly RouteEntry[];

export type RouteName = (typeof table)[number]["name"];

/** All screens of the shop, with the paths of the specification. Spanish paths have no prefix. */
export const routes: readonly (RouteEntry & { name: RouteName })[] = table;
