import type { Screen } from "../lib/screen.ts";
import type { personalScreens } from "./personal-screens.ts";

export type LayoutName = "default" | "security" | "configuration" | "none";
/** `required`: signed-in users only; `guest`: closed to signed-in users. */
export type AuthRule = "required" | "guest";

/** One row of the route table (specification §2). */
export type RouteEntry = {
  name: string;
  path: string;
  /** Default layout when none is given. */
  layout?: LayoutName;
  auth?: AuthRule;
  /** Room of the screen. */
  room: string;
  /** Depends on who asks: served as the shell, filled by the browser. Implied by `auth`. */
  isPersonal?: boolean;
  screen: () => Promise<{ screen: Screen }>;
};

/** A screen whose files the table leaves to personal-screens.ts. */
const personal = (name: keyof typeof personalScreens) => async () =>
  (await import("./personal-screens.ts")).personalScreens[name]();

const notOpenYet = personal("NotOpenYet");

const table = [
  {
    name: "MainLanding",
    path: "/",
    room: "catalogue",
    screen: () => import("../catalogue/LandingScreen.tsx"),
  },
  {
    name: "Brands",
    path: "/brands",
    room: "catalogue",
    screen: () => import("../catalogue/BrandsScreen.tsx"),
  },
  {
    name: "BrandDetails",
    path: "/brands/:slug",
    room: "catalogue",
    screen: () => import("../catalogue/BrandScreen.tsx"),
  },
  {
    name: "Categories",
    path: "/categories",
    room: "catalogue",
    screen: () => import("../catalogue/CategoriesScreen.tsx"),
  },
  {
    name: "CategorySlug",
    path: "/categories/:slug",
    room: "catalogue",
    screen: () => import("../catalogue/CategoryScreen.tsx"),
  },
  {
    name: "SubcategoryDetails",
    path: "/subcategories/:slug",
    room: "catalogue",
    screen: () => import("../catalogue/SubcategoryScreen.tsx"),
  },
  {
    name: "Products",
    path: "/products",
    room: "catalogue",
    screen: () => import("../catalogue/ProductsScreen.tsx"),
  },
  {
    name: "ProductDetail",
    path: "/products/:slug",
    room: "catalogue",
    screen: () => import("../catalogue/ProductScreen.tsx"),
  },
  {
    name: "OfferList",
    path: "/offer-list",
    room: "catalogue",
    screen: () => import("../catalogue/OffersScreen.tsx"),
  },
  {
    name: "KitList",
    path: "/kit-list",
    room: "catalogue",
    screen: () => import("../catalogue/KitsScreen.tsx"),
  },
  {
    name: "KitDetail",
    path: "/kit-list/:slug",
    room: "catalogue",
    screen: () => import("../catalogue/KitScreen.tsx"),
  },
  { name: "Tools", path: "/tools", room: "catalogue", screen: () => import("../catalogue/ToolsScreen.tsx") },
  {
    name: "ToolItem",
    path: "/tools/:id",
    room: "catalogue",
    screen: () => import("../catalogue/ToolScreen.tsx"),
  },
  {
    name: "ShoppingCart",
    path: "/shopping-cart",
    room: "cart",
    isPersonal: true,
    screen: () => import("../cart/CartScreen.tsx"),
  },
  {
    name: "ContactUs",
    path: "/contact-us",
    room: "legal",
    screen: () => import("../legal/ContactScreen.tsx"),
  },
  {
    name: "CookiesPolicy",
    path: "/cookies-policy",
    room: "legal",
    screen: () => import("../legal/CookiesScreen.tsx"),
  },
  {
    name: "TermsAndConditions",
    path: "/terms-and-conditions",
    room: "legal",
    screen: () => import("../legal/TermsScreen.tsx"),
  },
  {
    name: "WhoWeAre",
    path: "/who-we-are",
    room: "legal",
    screen: () => import("../legal/WhoWeAreScreen.tsx"),
  },
  {
    name: "ReturnsAndExchanges",
    path: "/returns-and-exchanges",
    room: "legal",
    screen: () => import("../legal/ReturnsScreen.tsx"),
  },
  { name: "Privacy", path: "/privacy", room: "legal", screen: () => import("../legal/PrivacyScreen.tsx") },
  {
    name: "SignIn",
    path: "/sign-in",
    layout: "security",
    auth: "guest",
    room: "session",
    screen: personal("SignIn"),
  },
  {
    name: "SignUp",
    path: "/sign-up",
    layout: "security",
    auth: "guest",
    room: "session",
    screen: personal("SignUp"),
  },
  {
    name: "VerifyEmail",
    path: "/verify-email",
    layout: "security",
    auth: "guest",
    room: "session",
    screen: personal("VerifyEmail"),
  },
  {
    name: "ForgotPassword",
    path: "/forgot-password",
    layout: "security",
    auth: "guest",
    room: "session",
    screen: personal("ForgotPassword"),
  },
  {
    name: "PasswordResetToken",
    path: "/password-reset/:token",
    layout: "security",
    auth: "guest",
    room: "session",
    screen: personal("PasswordResetToken"),
  },
  {
    name: "Profile",
    path: "/profile",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: personal("Profile"),
  },
  {
    name: "Favorites",
    path: "/profile/favorites",
    auth: "required",
    room: "favorites",
    screen: personal("Favorites"),
  },
  {
    name: "MyAddresses",
    path: "/profile/my-addresses",
    layout: "configuration",
    auth: "required",
    room: "addresses",
    screen: personal("MyAddresses"),
  },
  {
    name: "FormAddress",
    path: "/profile/my-addresses/form-address",
    layout: "configuration",
    auth: "required",
    room: "addresses",
    screen: personal("FormAddress"),
  },
  {
    name: "MyOrders",
    path: "/profile/my-orders",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: notOpenYet,
  },
  {
    name: "UpdateProfile",
    path: "/profile/update",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: personal("UpdateProfile"),
  },
  {
    name: "Security",
    path: "/profile/security",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: personal("Security"),
  },
  {
    name: "PersonalData",
    path: "/profile/data",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: personal("PersonalData"),
  },
  {
    name: "Uploads",
    path: "/profile/uploads",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: notOpenYet,
  },
  {
    name: "Offline",
    path: "/profile/offline",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: notOpenYet,
  },
  {
    name: "Backups",
    path: "/profile/backups",
    layout: "configuration",
    auth: "required",
    room: "account",
    screen: notOpenYet,
  },
  { name: "Collections", path: "/collections", auth: "required", room: "account", screen: notOpenYet },
  {
    name: "CollectionCreate",
    path: "/collections/create",
    auth: "required",
    room: "account",
    screen: notOpenYet,
  },
  {
    name: "CollectionDetails",
    path: "/collections/:id",
    auth: "required",
    room: "account",
    screen: notOpenYet,
  },
  { name: "Orders", path: "/orders", auth: "required", room: "account", screen: notOpenYet },
  { name: "OrderCreate", path: "/orders/create", auth: "required", room: "account", screen: notOpenYet },
  { name: "OrderDetails", path: "/orders/:id", auth: "required", room: "account", screen: notOpenYet },
  { name: "Reviews", path: "/reviews", auth: "required", room: "account", screen: notOpenYet },
  { name: "ReviewCreate", path: "/reviews/create", auth: "required", room: "account", screen: notOpenYet },
  { name: "ReviewDetails", path: "/reviews/:id", auth: "required", room: "account", screen: notOpenYet },
  {
    name: "Users",
    path: "/users",
    auth: "required",
    room: "people",
    screen: personal("Users"),
  },
  {
    name: "UserCreate",
    path: "/users/create",
    auth: "required",
    room: "people",
    screen: personal("UserCreate"),
  },
  {
    name: "UserInvitation",
    path: "/users/invitation",
    room: "people",
    isPersonal: true,
    screen: personal("UserInvitation"),
  },
  {
    name: "UserDetails",
    path: "/users/:id",
    auth: "required",
    room: "people",
    screen: personal("UserDetails"),
  },
  { name: "NotFound", path: "*", room: "app", screen: () => import("./NotFoundScreen.tsx") },
] as const satisfies readonly RouteEntry[];

export type RouteName = (typeof table)[number]["name"];

/** Every screen of the shop. Paths are those of the specification; Spanish has them bare. */
export const routes: readonly (RouteEntry & { name: RouteName })[] = table;
