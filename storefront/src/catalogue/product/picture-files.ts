import { pictureUrl } from "@recambia/contract/catalogue/card";

/**
 * Returns the files of a product's large picture. Phones draw it 220 px wide, but `sizes` tells them 180 px, so that those
 * of low density load the small file. Tablets draw it beside the title, up to 355 px wide.
 */
export function filesOf(picture: string): { sizes: string; srcSet: string } {
  const files = [`${pictureUrl(picture, "thumb")} 320w`, `${pictureUrl(picture, "full")} 720w`];
  return { sizes: "(max-width: 599px) 180px, (max-width: 959px) 355px, 720px", srcSet: files.join(", ") };
}
