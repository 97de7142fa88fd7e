import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about uploaded pictures. */
export const pictureMessages = {
  picture_unreadable: {
    es: "No es una imagen que podamos leer. Usa JPEG, PNG, WebP, GIF o AVIF.",
    ca: "No és una imatge que puguem llegir. Fes servir JPEG, PNG, WebP, GIF o AVIF.",
    en: "This is not an image we can read. Use JPEG, PNG, WebP, GIF or AVIF.",
  },
  picture_heic: {
    es: "No podemos leer fotos HEIC. Guárdala como JPEG y vuelve a subirla.",
    ca: "No podem llegir fotos HEIC. Desa-la com a JPEG i torna-la a pujar.",
    en: "We can't read HEIC photos. Save it as JPEG and upload it again.",
  },
  picture_megapixels: {
    es: "La imagen puede tener como máximo {limit} megapíxeles.",
    ca: "La imatge pot tenir com a màxim {limit} megapíxels.",
    en: "The image may have at most {limit} megapixels.",
  },
  picture_megabytes: {
    es: "La imagen puede pesar como máximo {limit} MB.",
    ca: "La imatge pot pesar com a màxim {limit} MB.",
    en: "The image may weigh at most {limit} MB.",
  },
} as const satisfies Record<string, LocalizedText>;
