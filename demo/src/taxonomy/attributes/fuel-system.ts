import type { AttributeSeed } from "../types.ts";

/** Pumps, injectors, pressures and tanks of the fuel system. */
export const fuelSystem: AttributeSeed[] = [
  {
    slug: "fuel-system-fuel",
    name: { es: "Combustible", ca: "Combustible", en: "Fuel" },
    kind: "option",
    options: {
      petrol: { es: "Gasolina", ca: "Gasolina", en: "Petrol" },
      diesel: { es: "Diésel", ca: "Dièsel", en: "Diesel" },
    },
  },
  {
    slug: "fuel-pressure",
    name: { es: "Presión de combustible", ca: "Pressió de combustible", en: "Fuel pressure" },
    kind: "number",
    unit: "bar",
    decimals: 1,
  },
  {
    slug: "fuel-flow-rate",
    name: { es: "Caudal", ca: "Cabal", en: "Flow rate" },
    kind: "number",
    unit: "l/h",
    decimals: 0,
  },
  {
    slug: "fuel-pump-scope",
    name: { es: "Contenido de la bomba", ca: "Contingut de la bomba", en: "Pump supplied as" },
    kind: "option",
    options: {
      "pump-only": { es: "Solo bomba", ca: "Només la bomba", en: "Pump only" },
      module: { es: "Conjunto con aforador", ca: "Conjunt amb aforador", en: "Module with level sender" },
      "module-no-sender": {
        es: "Conjunto sin aforador",
        ca: "Conjunt sense aforador",
        en: "Module without level sender",
      },
    },
  },
  {
    slug: "injector-control",
    name: { es: "Accionamiento del inyector", ca: "Accionament de l'injector", en: "Injector actuation" },
    kind: "option",
    options: {
      solenoid: { es: "Electromagnético", ca: "Electromagnètic", en: "Solenoid" },
      piezo: { es: "Piezoeléctrico", ca: "Piezoelèctric", en: "Piezo" },
    },
  },
  {
    slug: "injection-kind",
    name: { es: "Tipo de inyección", ca: "Tipus d'injecció", en: "Injection type" },
    kind: "option",
    options: {
      port: { es: "Indirecta, en el colector", ca: "Indirecta, al col·lector", en: "Port injection" },
      direct: { es: "Directa", ca: "Directa", en: "Direct injection" },
    },
  },
  {
    slug: "injector-resistance",
    name: { es: "Resistencia de la bobina", ca: "Resistència de la bobina", en: "Coil resistance" },
    kind: "number",
    unit: "Ω",
    decimals: 1,
  },
  {
    slug: "injector-coding",
    name: { es: "Con código de calibración", ca: "Amb codi de calibratge", en: "With calibration code" },
    kind: "flag",
  },
  { slug: "fuel-with-seals", name: { es: "Con juntas", ca: "Amb juntes", en: "With seals" }, kind: "flag" },
  {
    slug: "fuel-cylinders",
    name: { es: "Número de cilindros", ca: "Nombre de cilindres", en: "Number of cylinders" },
    kind: "number",
    unit: "",
    decimals: 0,
  },
  {
    slug: "fuel-tank-capacity",
    name: { es: "Capacidad del depósito", ca: "Capacitat del dipòsit", en: "Tank capacity" },
    kind: "number",
    unit: "l",
    decimals: 0,
  },
  {
    slug: "fuel-cap-lock",
    name: { es: "Cierre del tapón", ca: "Tancament del tap", en: "Cap lock" },
    kind: "option",
    options: {
      keyed: { es: "Con llave", ca: "Amb clau", en: "Locking, with key" },
      keyless: { es: "Sin llave", ca: "Sense clau", en: "Non-locking" },
    },
  },
  {
    slug: "fuel-cap-tether",
    name: { es: "Con cinta de sujeción", ca: "Amb cinta de subjecció", en: "With tether" },
    kind: "flag",
  },
  {
    slug: "fuel-valve-state",
    name: { es: "Estado sin corriente", ca: "Estat sense corrent", en: "State without current" },
    kind: "option",
    options: {
      "normally-open": { es: "Normalmente abierta", ca: "Normalment oberta", en: "Normally open" },
      "normally-closed": { es: "Normalmente cerrada", ca: "Normalment tancada", en: "Normally closed" },
    },
  },
];
