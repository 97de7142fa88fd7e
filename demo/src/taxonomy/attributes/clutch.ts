import type { AttributeSeed } from "../types.ts";

/** Clutch kits, flywheels and the release system. */
export const clutch: AttributeSeed[] = [
  {
    slug: "clutch-hub-profile",
    name: { es: "Perfil del cubo", ca: "Perfil de la boixa", en: "Hub profile" },
    kind: "text",
  },
  {
    slug: "clutch-contents",
    name: { es: "Contenido del kit", ca: "Contingut del kit", en: "Kit contents" },
    kind: "option",
    options: {
      "two-piece": {
        es: "Disco y plato de presión",
        ca: "Disc i plat de pressió",
        en: "Disc and pressure plate",
      },
      "three-piece": {
        es: "Disco, plato y cojinete",
        ca: "Disc, plat i coixinet",
        en: "Disc, plate and release bearing",
      },
      "with-slave": {
        es: "Disco, plato y cilindro concéntrico",
        ca: "Disc, plat i cilindre concèntric",
        en: "Disc, plate and concentric slave",
      },
      "with-flywheel": {
        es: "Con volante bimasa y tornillos",
        ca: "Amb volant bimassa i cargols",
        en: "With dual-mass flywheel and bolts",
      },
    },
  },
  {
    slug: "clutch-flywheel-type",
    name: { es: "Tipo de volante", ca: "Tipus de volant", en: "Flywheel type" },
    kind: "option",
    options: {
      "dual-mass": { es: "Bimasa", ca: "Bimassa", en: "Dual-mass" },
      solid: { es: "Rígido", ca: "Rígid", en: "Solid" },
    },
  },
  {
    slug: "clutch-actuation",
    name: { es: "Accionamiento del embrague", ca: "Accionament de l'embragatge", en: "Clutch actuation" },
    kind: "option",
    options: {
      hydraulic: { es: "Hidráulico", ca: "Hidràulic", en: "Hydraulic" },
      cable: { es: "Por cable", ca: "Per cable", en: "Cable" },
    },
  },
  {
    slug: "clutch-release-kind",
    name: { es: "Tipo de cojinete", ca: "Tipus de coixinet", en: "Release bearing type" },
    kind: "option",
    options: {
      mechanical: {
        es: "Mecánico, para horquilla",
        ca: "Mecànic, per a forquilla",
        en: "Mechanical, fork-operated",
      },
      concentric: { es: "Hidráulico concéntrico", ca: "Hidràulic concèntric", en: "Concentric hydraulic" },
    },
  },
  {
    slug: "clutch-piston-diameter",
    name: { es: "Diámetro del pistón", ca: "Diàmetre del pistó", en: "Piston diameter" },
    kind: "number",
    unit: "mm",
    decimals: 2,
  },
  {
    slug: "clutch-self-adjusting",
    name: { es: "Autoajustable", ca: "Autoajustable", en: "Self-adjusting" },
    kind: "flag",
  },
  {
    slug: "clutch-damper-springs",
    name: { es: "Muelles amortiguadores", ca: "Molles esmorteïdores", en: "Damper springs" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "clutch-with-bolts",
    name: { es: "Con tornillos de fijación", ca: "Amb cargols de fixació", en: "With fixing bolts" },
    kind: "flag",
  },
  {
    slug: "clutch-with-pedal-switch",
    name: { es: "Con sensor de pedal", ca: "Amb sensor de pedal", en: "With pedal sensor" },
    kind: "flag",
  },
  {
    slug: "clutch-bolt-head",
    name: { es: "Cabeza del tornillo", ca: "Cap del cargol", en: "Bolt head" },
    kind: "option",
    options: {
      hexagon: { es: "Hexagonal", ca: "Hexagonal", en: "Hexagon" },
      torx: { es: "Hexalobular interior", ca: "Hexalobular interior", en: "Internal six-lobe" },
      multipoint: { es: "Doce puntas", ca: "Dotze puntes", en: "Twelve-point" },
    },
  },
];
