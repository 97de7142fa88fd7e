/**
 * By symptom, words for other things of which its phrases are said, too: *no pasa la ITV por holgura* is not about emissions, a
 * soft top that *no sube* is not short of power, and water in lamps is not inside the car.
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
  ["headlight-out", /^(?:matric\w*|plates?|guantera|glovebox|interior(?:s|es)?|habitacle|habitaculo)$/],
  ["water-inside", /^(?:faros?|fars?|luces|llums?|lights?|headl\w+|pilotos?|lamps?)$/],
]);

/** Whether the phrase by which a symptom was found is said of another thing. */
export function isOfOtherSubject(id: string, words: readonly string[]): boolean {
  const other = others.get(id);
  return (
    other !== undefined && words.some((word) => other.test(word)) && !words.some((word) => isGas.test(word))
  );
}

/** Words for what leaves the exhaust: an inspection that mentions it is about emissions, whatever else it finds. */
const isGas = /^(?:gas(?:es|os)|hum\w+|fum\w*|emis\w+|smoke|co2?|opaci\w+)$/;
