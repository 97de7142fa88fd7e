/**
 * Screens of the catalogue except the landing page, by route name. They are listed in a file of their own,
 * because every page loads the route table: the server preloads this file with the pages that need it.
 */
export const catalogueScreens = {
  Brands: () => import("../../catalogue/navigation/BrandsScreen.tsx"),
  BrandDetails: () => import("../../catalogue/navigation/BrandScreen.tsx"),
  Categories: () => import("../../catalogue/navigation/CategoriesScreen.tsx"),
  CategorySlug: () => import("../../catalogue/navigation/CategoryScreen.tsx"),
  SubcategoryDetails: () => import("../../catalogue/navigation/SubcategoryScreen.tsx"),
  Products: () => import("../../catalogue/list/ProductsScreen.tsx"),
  ProductDetail: () => import("../../catalogue/product/ProductScreen.tsx"),
  OfferList: () => import("../../catalogue/list/OffersScreen.tsx"),
  KitList: () => import("../../catalogue/kits/KitsScreen.tsx"),
  KitDetail: () => import("../../catalogue/kits/KitScreen.tsx"),
  Compare: () => import("../../catalogue/compare/CompareScreen.tsx"),
  Tools: () => import("../../catalogue/navigation/ToolsScreen.tsx"),
  ToolItem: () => import("../../catalogue/navigation/ToolScreen.tsx"),
};
