import { accessories } from "./attributes/accessories.ts";
import { airConditioning } from "./attributes/air-conditioning.ts";
import { airSuspension } from "./attributes/air-suspension.ts";
import { bearings } from "./attributes/bearings.ts";
import { belts } from "./attributes/belts.ts";
import { body } from "./attributes/body.ts";
import { brakes } from "./attributes/brakes.ts";
import { cabin } from "./attributes/cabin.ts";
import { care } from "./attributes/care.ts";
import { clutch } from "./attributes/clutch.ts";
import { cooling } from "./attributes/cooling.ts";
import { damping } from "./attributes/damping.ts";
import { driveline } from "./attributes/driveline.ts";
import { driveshafts } from "./attributes/driveshafts.ts";
import { egr } from "./attributes/egr.ts";
import { electrical } from "./attributes/electrical.ts";
import { engineParts } from "./attributes/engine-parts.ts";
import { exhaust } from "./attributes/exhaust.ts";
import { fasteners } from "./attributes/fasteners.ts";
import { filters } from "./attributes/filters.ts";
import { fluids } from "./attributes/fluids.ts";
import { fuelSystem } from "./attributes/fuel-system.ts";
import { gaskets } from "./attributes/gaskets.ts";
import { gearbox } from "./attributes/gearbox.ts";
import { heating } from "./attributes/heating.ts";
import { hoses } from "./attributes/hoses.ts";
import { ignition } from "./attributes/ignition.ts";
import { lighting } from "./attributes/lighting.ts";
import { measures } from "./attributes/measures.ts";
import { repairKits } from "./attributes/repair-kits.ts";
import { sensors } from "./attributes/sensors.ts";
import { startingAndCharging } from "./attributes/starting-and-charging.ts";
import { steering } from "./attributes/steering.ts";
import { suspensionParts } from "./attributes/suspension-parts.ts";
import { tools } from "./attributes/tools.ts";
import { towing } from "./attributes/towing.ts";
import { tuning as tuningAttributes } from "./attributes/tuning.ts";
import { turbo } from "./attributes/turbo.ts";
import { tyres } from "./attributes/tyres.ts";
import { wipers } from "./attributes/wipers.ts";
import { accesorios } from "./categories/accesorios.ts";
import { aceitesYLiquidos } from "./categories/aceites-y-liquidos.ts";
import { aireAcondicionado } from "./categories/aire-acondicionado.ts";
import { amortiguacion } from "./categories/amortiguacion.ts";
import { cajaDeCambios } from "./categories/caja-de-cambios.ts";
import { calefaccionYVentilacion } from "./categories/calefaccion-y-ventilacion.ts";
import { carroceria } from "./categories/carroceria.ts";
import { correasCadenasYRodillos } from "./categories/correas-cadenas-y-rodillos.ts";
import { direccion } from "./categories/direccion.ts";
import { embrague } from "./categories/embrague.ts";
import { encendidoYPrecalentamiento } from "./categories/encendido-y-precalentamiento.ts";
import { engancheYRemolque } from "./categories/enganche-y-remolque.ts";
import { sistemaDeEscape } from "./categories/escape.ts";
import { fijaciones } from "./categories/fijaciones.ts";
import { filtros } from "./categories/filtros.ts";
import { frenos } from "./categories/frenos.ts";
import { herramientas } from "./categories/herramientas.ts";
import { iluminacion } from "./categories/iluminacion.ts";
import { interior } from "./categories/interior.ts";
import { juntaHomocineticaYSemieje } from "./categories/junta-homocinetica-y-semieje.ts";
import { juntasYRetenes } from "./categories/juntas-y-retenes.ts";
import { kitsDeReparacion } from "./categories/kits-de-reparacion.ts";
import { limpiaparabrisas } from "./categories/limpiaparabrisas.ts";
import { limpiezaYCuidado } from "./categories/limpieza-y-cuidado.ts";
import { motor } from "./categories/motor.ts";
import { neumaticos } from "./categories/neumaticos.ts";
import { recirculacionDeGases } from "./categories/recirculacion-de-gases.ts";
import { refrigeracionDelMotor } from "./categories/refrigeracion-del-motor.ts";
import { rodamientos } from "./categories/rodamientos.ts";
import { sensoresYReles } from "./categories/sensores-y-reles.ts";
import { sistemaDeCombustible } from "./categories/sistema-de-combustible.ts";
import { sistemaElectrico } from "./categories/sistema-electrico.ts";
import { sobrealimentacion } from "./categories/sobrealimentacion.ts";
import { suspension } from "./categories/suspension.ts";
import { suspensionNeumatica } from "./categories/suspension-neumatica.ts";
import { transmision } from "./categories/transmision.ts";
import { tubosYManguitos } from "./categories/tubos-y-manguitos.ts";
import { tuning } from "./categories/tuning.ts";
import type { AttributeSeed, CategorySeed } from "./types.ts";

/** The shop's categories, in the order in which the specification lists them (§1). */
export const categories: CategorySeed[] = [
  neumaticos,
  aceitesYLiquidos,
  frenos,
  filtros,
  motor,
  limpiaparabrisas,
  encendidoYPrecalentamiento,
  suspension,
  sistemaElectrico,
  amortiguacion,
  recirculacionDeGases,
  correasCadenasYRodillos,
  sobrealimentacion,
  refrigeracionDelMotor,
  carroceria,
  calefaccionYVentilacion,
  juntasYRetenes,
  sistemaDeEscape,
  interior,
  sistemaDeCombustible,
  direccion,
  embrague,
  juntaHomocineticaYSemieje,
  suspensionNeumatica,
  engancheYRemolque,
  cajaDeCambios,
  aireAcondicionado,
  rodamientos,
  transmision,
  sensoresYReles,
  accesorios,
  kitsDeReparacion,
  herramientas,
  tubosYManguitos,
  limpiezaYCuidado,
  iluminacion,
  fijaciones,
  tuning,
];

/** Every attribute that a part type can use. */
export const attributes: AttributeSeed[] = [
  ...accessories,
  ...airConditioning,
  ...airSuspension,
  ...bearings,
  ...belts,
  ...body,
  ...brakes,
  ...cabin,
  ...care,
  ...clutch,
  ...cooling,
  ...damping,
  ...driveline,
  ...driveshafts,
  ...egr,
  ...electrical,
  ...engineParts,
  ...exhaust,
  ...fasteners,
  ...filters,
  ...fluids,
  ...fuelSystem,
  ...gaskets,
  ...gearbox,
  ...heating,
  ...hoses,
  ...ignition,
  ...lighting,
  ...measures,
  ...repairKits,
  ...sensors,
  ...startingAndCharging,
  ...steering,
  ...suspensionParts,
  ...tools,
  ...towing,
  ...tuningAttributes,
  ...turbo,
  ...tyres,
  ...wipers,
];
