import type { AttributeSeed } from "../types.ts";

/** Batteries, alternators, starters, fuses, switches and horns. */
export const startingAndCharging: AttributeSeed[] = [
  {
    slug: "battery-capacity",
    name: { es: "Capacidad", ca: "Capacitat", en: "Capacity" },
    kind: "number",
    unit: "Ah",
    decimals: 0,
  },
  {
    slug: "battery-cold-current",
    name: {
      es: "Corriente de arranque en frío (EN)",
      ca: "Corrent d'arrencada en fred (EN)",
      en: "Cold cranking current (EN)",
    },
    kind: "number",
    unit: "A",
    decimals: 0,
  },
  {
    slug: "battery-technology",
    name: { es: "Tecnología", ca: "Tecnologia", en: "Technology" },
    kind: "option",
    options: {
      flooded: { es: "Plomo-ácido convencional", ca: "Plom-àcid convencional", en: "Conventional lead-acid" },
      efb: { es: "EFB (Start-Stop)", ca: "EFB (Start-Stop)", en: "EFB (start-stop)" },
      agm: { es: "AGM (Start-Stop)", ca: "AGM (Start-Stop)", en: "AGM (start-stop)" },
    },
  },
  {
    slug: "battery-layout",
    name: {
      es: "Posición del borne positivo",
      ca: "Posició del born positiu",
      en: "Positive terminal position",
    },
    kind: "option",
    options: {
      right: { es: "A la derecha", ca: "A la dreta", en: "On the right" },
      left: { es: "A la izquierda", ca: "A l'esquerra", en: "On the left" },
    },
  },
  {
    slug: "alternator-pulley",
    name: { es: "Polea", ca: "Politja", en: "Pulley" },
    kind: "option",
    options: {
      rigid: { es: "Rígida", ca: "Rígida", en: "Solid" },
      freewheel: { es: "De rueda libre", ca: "De roda lliure", en: "Overrunning" },
    },
  },
  {
    slug: "starter-power",
    name: { es: "Potencia nominal", ca: "Potència nominal", en: "Rated power" },
    kind: "number",
    unit: "kW",
    decimals: 1,
  },
  {
    slug: "starter-rotation",
    name: { es: "Sentido de giro", ca: "Sentit de gir", en: "Direction of rotation" },
    kind: "option",
    options: {
      clockwise: { es: "A la derecha", ca: "Cap a la dreta", en: "Clockwise" },
      anticlockwise: { es: "A la izquierda", ca: "Cap a l'esquerra", en: "Anticlockwise" },
    },
  },
  {
    slug: "starter-start-stop",
    name: { es: "Apto para Start-Stop", ca: "Apte per a Start-Stop", en: "Suitable for start-stop" },
    kind: "flag",
  },
  {
    slug: "regulator-voltage",
    name: { es: "Tensión de regulación", ca: "Tensió de regulació", en: "Regulated voltage" },
    kind: "number",
    unit: "V",
    decimals: 1,
  },
  {
    slug: "regulator-with-brushes",
    name: { es: "Con escobillas", ca: "Amb escombretes", en: "With brushes" },
    kind: "flag",
  },
  {
    slug: "regulator-control",
    name: { es: "Mando", ca: "Comandament", en: "Control" },
    kind: "option",
    options: {
      standalone: { es: "Autónomo", ca: "Autònom", en: "Stand-alone" },
      lin: { es: "Por bus LIN", ca: "Per bus LIN", en: "LIN bus" },
      bss: { es: "Por bus BSS", ca: "Per bus BSS", en: "BSS bus" },
    },
  },
  {
    slug: "fuse-type",
    name: { es: "Formato", ca: "Format", en: "Fuse format" },
    kind: "option",
    options: {
      "micro-2": { es: "Micro 2", ca: "Micro 2", en: "Micro2" },
      "low-profile": { es: "Mini de perfil bajo", ca: "Mini de perfil baix", en: "Low-profile mini" },
      mini: { es: "Mini", ca: "Mini", en: "Mini" },
      standard: { es: "Estándar", ca: "Estàndard", en: "Standard blade" },
      maxi: { es: "Maxi", ca: "Maxi", en: "Maxi" },
    },
  },
  {
    slug: "fuse-box-slots",
    name: { es: "Número de posiciones", ca: "Nombre de posicions", en: "Number of positions" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "fuse-box-location",
    name: { es: "Ubicación", ca: "Ubicació", en: "Location" },
    kind: "option",
    options: {
      "engine-bay": { es: "Vano motor", ca: "Compartiment del motor", en: "Engine bay" },
      dashboard: { es: "Salpicadero", ca: "Quadre de comandament", en: "Dashboard" },
      battery: { es: "Sobre la batería", ca: "Sobre la bateria", en: "On the battery" },
    },
  },
  {
    slug: "terminal-polarity",
    name: { es: "Polaridad", ca: "Polaritat", en: "Polarity" },
    kind: "option",
    options: {
      positive: { es: "Positivo", ca: "Positiu", en: "Positive" },
      negative: { es: "Negativo", ca: "Negatiu", en: "Negative" },
      both: {
        es: "Juego de positivo y negativo",
        ca: "Joc de positiu i negatiu",
        en: "Positive and negative set",
      },
    },
  },
  {
    slug: "terminal-clamp",
    name: { es: "Apriete", ca: "Fixació", en: "Clamp" },
    kind: "option",
    options: {
      screw: { es: "Con tornillo", ca: "Amb cargol", en: "Bolt" },
      quick: { es: "Rápido con palanca", ca: "Ràpida amb palanca", en: "Quick-release lever" },
    },
  },
  {
    slug: "cable-section",
    name: { es: "Sección máxima de cable", ca: "Secció màxima de cable", en: "Maximum cable cross-section" },
    kind: "number",
    unit: "mm²",
    decimals: 0,
  },
  {
    slug: "switch-buttons",
    name: { es: "Número de teclas", ca: "Nombre de tecles", en: "Number of buttons" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "switch-backlit",
    name: { es: "Retroiluminado", ca: "Retroil·luminat", en: "Backlit" },
    kind: "flag",
  },
  {
    slug: "mirror-control",
    name: {
      es: "Con mando de retrovisores",
      ca: "Amb comandament de retrovisors",
      en: "With mirror control",
    },
    kind: "flag",
  },
  {
    slug: "window-motor-control",
    name: { es: "Electrónica", ca: "Electrònica", en: "Electronics" },
    kind: "option",
    options: {
      "with-unit": { es: "Con unidad de mando", ca: "Amb unitat de control", en: "With control unit" },
      "without-unit": {
        es: "Sin unidad de mando",
        ca: "Sense unitat de control",
        en: "Without control unit",
      },
    },
  },
  {
    slug: "column-switch-function",
    name: { es: "Función", ca: "Funció", en: "Function" },
    kind: "option",
    options: {
      lights: { es: "Luces e intermitentes", ca: "Llums i intermitents", en: "Lights and indicators" },
      wipers: { es: "Limpiaparabrisas", ca: "Eixugaparabrises", en: "Wipers" },
      both: {
        es: "Conjunto de luces y limpiaparabrisas",
        ca: "Conjunt de llums i eixugaparabrises",
        en: "Lights and wipers unit",
      },
    },
  },
  {
    slug: "column-switch-cruise",
    name: { es: "Con control de velocidad", ca: "Amb control de velocitat", en: "With cruise control" },
    kind: "flag",
  },
  {
    slug: "column-switch-computer",
    name: {
      es: "Con mando del ordenador de a bordo",
      ca: "Amb comandament de l'ordinador de bord",
      en: "With trip computer control",
    },
    kind: "flag",
  },
  {
    slug: "horn-tone",
    name: { es: "Tono", ca: "To", en: "Tone" },
    kind: "option",
    options: {
      low: { es: "Grave", ca: "Greu", en: "Low" },
      high: { es: "Agudo", ca: "Agut", en: "High" },
      twin: { es: "Juego de grave y agudo", ca: "Joc de greu i agut", en: "Low and high pair" },
    },
  },
  {
    slug: "horn-frequency",
    name: { es: "Frecuencia sonora", ca: "Freqüència sonora", en: "Sound frequency" },
    kind: "number",
    unit: "Hz",
    decimals: 0,
  },
  {
    slug: "horn-sound-level",
    name: { es: "Nivel sonoro a 2 m", ca: "Nivell sonor a 2 m", en: "Sound level at 2 m" },
    kind: "number",
    unit: "dB",
    decimals: 0,
  },
];
