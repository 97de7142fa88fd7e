import { expect, test } from "vitest";
import { handOf, placeOf } from "./index.ts";
import { withoutOtherSenses } from "./other-senses.ts";

test.each([
  ["headlight for left hand drive", "headlight for lhd"],
  ["faro volante a la derecha", "faro rhd"],
  ["passenger air bag clio", "passenger airbag clio"],
  ["air bag suspension", "air bag suspension"],
  ["my partner drives a kangoo", "drives a kangoo"],
  ["my partner tepee", "my partner tepee"],
  ["please note: i need it before friday", ": need it before friday"],
  ["daily driver, needs pads", ", needs pads"],
  ["smart key battery", "keyless key battery"],
  ["curso piloto de drones", "curso piloto de dron"],
  ["it drones at speed", "it drones at speed"],
  ["lights to drive on the right in spain", "lights to drive in spain"],
  ["papel a4", "papel"],
  ["audi a4 filter paper", "audi a4 filter paper"],
  ["tras lavar el motor", "lavar el motor"],
  ["rodamiento tras der", "rodamiento tras der"],
  ["la rótula echada para atrás en la itv", "la rótula echada en la itv"],
  ["rear wheel drive propshaft", "rwd propshaft"],
  ["tracción trasera", "tracción"],
  ["posterior a 2010", "a 2010"],
  ["discos 20% descuento", "discos descuento"],
  ["breaking ford focus", "ford focus"],
  ["clicks, new water pump fitted last month", "clicks, last month"],
  ["just clicks, with a new battery fitted", "just clicks,"],
  ["lamp that plugs into the lighter", "lamp that into the lighter"],
  ["can i fit it", "can fit it"],
  ["sellador de alta temperatura", "sellador de"],
  ["no sé la medida", "la medida"],
  ["ruido al girar a la derecha", "ruido al girar a la"],
  ["noise when turning left", "noise when turning"],
  ["seguro para conductor novel", "seguro para novel"],
  ["discos del coche de mi mujer", "discos del coche"],
  ["bateria pel cotxe del meu pare", "bateria pel cotxe"],
  ["my wife's car won't start", "my car won't start"],
  ["lambda delante del catalizador", "lambda antes del catalizador"],
  ["la llum d'airbag no s'apaga", "la llum d'airbag"],
  ["aceite diesel con filtro de partículas", "aceite diesel"],
  ["filtro de partículas", "filtro de partículas"],
  ["noise under the bonnet", "noise"],
  ["funda airbag compatible", "funda"],
  ["llantas 16 de cinco tornillos", "llantas 16"],
  ["wheel bolts m12", "wheel bolts m12"],
  ["xenon look bulbs", "bulbs"],
  ["me han golpeado la aleta", "me han la aleta"],
  ["precio mano de obra", "precio"],
  ["kerb side mirror", "nearside mirror"],
  ["punto de luz interior", "de luz interior"],
  ["headlamp with drl", "headlamp with daytime running lights"],
  ["power steering dexron iii", "power steering fluid dexron iii"],
  ["dexron iii for the power steering", "dexron iii power steering fluid"],
  ["front discs golf 6 plus pads", "front discs golf 6 mas pads"],
  ["pug 207", "peugeot 207"],
  ["bonnet struts for a disco 3", "bonnet struts for a discovery 3"],
  ["c4 grand picasso", "grand c4 picasso"],
  ["picasso xsara", "xsara picasso"],
  ["golf 7.5", "golf 7"],
  ["fiesta mk7.5", "fiesta mk7"],
  ["maneta traffic", "maneta trafic"],
  ["mx5 nb", "mx5 mk2"],
  ["heated seat element", "heated element"],
  ["seat runner bolt", "runner bolt"],
  ["juke box", ""],
])("%s is read as %s", (text, instead) => {
  expect(withoutOtherSenses(text).trim().replace(/\s+/g, " ")).toBe(instead);
});

test.each([
  "derecho de desistimiento",
  "derechos del consumidor",
  "dret de desistiment",
  "right of withdrawal",
  "is this the right oil",
  "all right",
  "any left in stock",
  "i left a review",
  "what's left of the clutch",
  "send it back",
  "money back",
  "back in stock",
  "bring my order back",
])("%s names no side and no position", (text) => {
  const words = withoutOtherSenses(text).split(" ");
  expect(words.filter((word) => placeOf.has(word) || handOf.has(word))).toEqual([]);
});

test.each([
  "need a new clutch fitted",
  "spark plugs in stock",
  "front left caliper",
  "puerta conductor",
  "turn signal left",
  "is this the right rear shock",
  "right hand mirror",
  "left headlight",
  "back box",
  "piloto derecho posterior",
  "breaking pads",
  "temperatura alta",
  "bujías i filtre",
  "a4 plus pastillas",
  "power steering pump dexron",
  "disco 3 taladros",
  "disco de freno disco 4",
  "golf 1.5",
  "stuck in traffic",
  "traffic lights",
  "punto de recogida",
  "pug dog",
  "seat cover",
  "car seat covers",
])("%s means what it says", (text) => {
  expect(withoutOtherSenses(text)).toBe(text);
});

test.each([
  ["batería de segunda mano", "batería"],
  ["insignia delantera golf", "emblema delantera golf"],
  ["la goma q va del radiador al motor", "la manguito q va del radiador al motor"],
  ["faro nuevo en caja", "faro"],
  ["bon dia busco bateria", "busco bateria"],
  ["vibration through the seat at 70 mph", "vibration through the at 70 mph"],
  ["no sé qué aceite lleva", "qué aceite lleva"],
  ["no se si vale", "si vale"],
  ["oil filter next day delivery", "oil filter delivery"],
  ["suena como una carraca al girar", "suena al girar"],
  ["el tubo que va entre la bomba y el radiador", "el manguito que va entre la bomba el radiador"],
])("%s is read as %s", (text, wanted) => {
  expect(withoutOtherSenses(text).replace(/ +/g, " ").trim()).toBe(wanted);
});

test.each([
  "nuevo filtro en el motor",
  "pastillas insignia",
  "the seat ibiza",
  "no se queda abierto",
  "audi q 3",
  "second brake light",
  "day running lights",
  "caja de cambios",
  "correa y bomba",
])("%s keeps its words", (text) => {
  expect(withoutOtherSenses(text)).toBe(text);
});
