import type { AttributeSeed } from "../types.ts";

/** Wheel bearings, hubs and other rolling bearings. */
export const bearings: AttributeSeed[] = [
  {
    slug: "bearing-kind",
    name: { es: "Tipo de rodamiento", ca: "Tipus de rodament", en: "Bearing type" },
    kind: "option",
    options: {
      ball: { es: "De bolas", ca: "De boles", en: "Ball" },
      "taper-roller": { es: "De rodillos cónicos", ca: "De corrons cònics", en: "Taper roller" },
      needle: { es: "De agujas", ca: "D'agulles", en: "Needle roller" },
      cylindrical: { es: "De rodillos cilíndricos", ca: "De corrons cilíndrics", en: "Cylindrical roller" },
    },
  },
  {
    slug: "bearing-generation",
    name: { es: "Formato", ca: "Format", en: "Format" },
    kind: "option",
    options: {
      loose: { es: "Rodamientos sueltos", ca: "Rodaments separats", en: "Separate bearings" },
      pressed: { es: "Cartucho a presión", ca: "Cartutx a pressió", en: "Press-in cartridge" },
      hub: { es: "Integrado en el cubo", ca: "Integrat a la boixa", en: "Integrated in the hub" },
    },
  },
  {
    slug: "bearing-abs-ring",
    name: { es: "Anillo ABS", ca: "Anell ABS", en: "ABS ring" },
    kind: "option",
    options: {
      magnetic: { es: "Magnético", ca: "Magnètic", en: "Magnetic" },
      toothed: { es: "Corona dentada", ca: "Corona dentada", en: "Toothed" },
      none: { es: "Sin anillo", ca: "Sense anell", en: "Without" },
    },
  },
  {
    slug: "bearing-bolt-circle",
    name: { es: "Diámetro entre tornillos", ca: "Diàmetre entre cargols", en: "Bolt circle diameter" },
    kind: "number",
    unit: "mm",
    decimals: 1,
  },
  {
    slug: "bearing-with-nut",
    name: { es: "Con tuerca o tornillo", ca: "Amb femella o cargol", en: "With nut or bolt" },
    kind: "flag",
  },
  {
    slug: "bearing-seal",
    name: { es: "Obturación", ca: "Obturació", en: "Sealing" },
    kind: "option",
    options: {
      open: { es: "Abierto", ca: "Obert", en: "Open" },
      shielded: { es: "Tapa metálica", ca: "Tapa metàl·lica", en: "Metal shields" },
      sealed: { es: "Retén de caucho", ca: "Retén de cautxú", en: "Rubber seals" },
    },
  },
  {
    slug: "bearing-designation",
    name: { es: "Designación normalizada", ca: "Designació normalitzada", en: "Standard designation" },
    kind: "text",
  },
  {
    slug: "bearing-bolt-spacing",
    name: { es: "Distancia entre fijaciones", ca: "Distància entre fixacions", en: "Fixing centres" },
    kind: "number",
    unit: "mm",
    decimals: 0,
  },
  {
    slug: "bearing-nut-lock",
    name: { es: "Sistema de bloqueo", ca: "Sistema de bloqueig", en: "Locking method" },
    kind: "option",
    options: {
      "self-locking": { es: "Autoblocante", ca: "Autoblocant", en: "Self-locking" },
      staked: { es: "Para remachar", ca: "Per reblar", en: "Staked" },
      "cotter-pin": {
        es: "Almenada con pasador",
        ca: "Emmerletada amb passador",
        en: "Castellated with split pin",
      },
    },
  },
];
