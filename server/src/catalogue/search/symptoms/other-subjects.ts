/**
 * Words of other things that make no symptom of a phrase: *no pasa la ITV por holgura* fails for no gases, a soft top that *no
 * sube* lacks no power, and lamps that *se llenan de agua* let none into the car.
 */
const others: ReadonlyMap<string, RegExp> = new Map([
  [
    "emissions-test",
    /^(?:holgura|joc|fre|fren\w*|brakes?|direcci\w+|steering|rotula|suspensi\w+|amortigua\w+|neumatic\w*|pneumatic\w*|tyres?|ruedas?|rodes|faros?|fars?|luces|llums?|lights?|headlights?|bombill\w*|espejo|retrovisor|matricula|paragolpes|parachoques|bastidor|chasis|oxido|corros\w+|rust|cinturon\w*|eje)$/,
  ],
  [
    "no-power",
    /^(?:capota|techo|sostre|roof|asiento|seient|porton|antena|aguja|persiana|cristal\w*|ventan\w+|finestr\w+|lunas?)$/,
  ],
  ["water-inside", /^(?:faros?|fars?|luces|llums?|lights?|headl\w+|pilotos?|lamps?)$/],
]);

/** Whether a word says that the symptom's phrase is said of another thing. */
export function isOfOtherSubject(id: string, words: readonly string[]): boolean {
  const other = others.get(id);
  return (
    other !== undefined && words.some((word) => other.test(word)) && !words.some((word) => isGas.test(word))
  );
}

/** What an inspection measures behind the exhaust, whatever else it turns down. */
const isGas = /^(?:gas(?:es|os)|hum\w+|fum\w*|emis\w+|smoke|co2?|opaci\w+)$/;
