import type { GazetteerProvince } from "./gazetteer-province.ts";

/** The fifteen provinces of Cuba and its special municipality, by ISO 3166-2 number, with all 168 municipalities. */
export const cuba = {
  "01": {
    name: { es: "Pinar del Río" },
    towns:
      "Pinar del Río, Consolación del Sur, Guane, La Palma, Los Palacios, Mantua, Minas de Matahambre, San Juan y Martínez, San Luis, Sandino, Viñales",
  },
  "03": {
    name: { es: "La Habana", ca: "l'Havana", en: "Havana" },
    also: "Ciudad de La Habana",
    towns:
      "Arroyo Naranjo, Boyeros, Centro Habana, Cerro, Cotorro, Diez de Octubre, Guanabacoa, La Habana del Este, La Habana Vieja, La Lisa, Marianao, Playa, Plaza de la Revolución, Regla, San Miguel del Padrón",
  },
  "04": {
    name: { es: "Matanzas" },
    also: "Varadero",
    towns:
      "Matanzas, Calimete, Cárdenas, Ciénaga de Zapata, Colón, Jagüey Grande, Jovellanos, Limonar, Los Arabos, Martí, Pedro Betancourt, Perico, Unión de Reyes",
  },
  "05": {
    name: { es: "Villa Clara" },
    towns:
      "Santa Clara, Caibarién, Camajuaní, Cifuentes, Corralillo, Encrucijada, Manicaragua, Placetas, Quemado de Güines, Ranchuelo, Remedios, Sagua la Grande, Santo Domingo",
  },
  "06": {
    name: { es: "Cienfuegos" },
    towns: "Cienfuegos, Abreus, Aguada de Pasajeros, Cruces, Cumanayagua, Lajas, Palmira, Rodas",
  },
  "07": {
    name: { es: "Sancti Spíritus" },
    towns: "Sancti Spíritus, Cabaiguán, Fomento, Jatibonico, La Sierpe, Taguasco, Trinidad, Yaguajay",
  },
  "08": {
    name: { es: "Ciego de Ávila" },
    towns:
      "Ciego de Ávila, Baraguá, Bolivia, Chambas, Ciro Redondo, Florencia, Majagua, Morón, Primero de Enero, Venezuela",
  },
  "09": {
    name: { es: "Camagüey" },
    towns:
      "Camagüey, Carlos Manuel de Céspedes, Esmeralda, Florida, Guáimaro, Jimaguayú, Minas, Najasa, Nuevitas, Santa Cruz del Sur, Sibanicú, Sierra de Cubitas, Vertientes",
  },
  "10": {
    name: { es: "Las Tunas" },
    towns: "Las Tunas, Amancio, Colombia, Jesús Menéndez, Jobabo, Majibacoa, Manatí, Puerto Padre",
  },
  "11": {
    name: { es: "Holguín" },
    towns:
      "Holguín, Antilla, Báguanos, Banes, Cacocum, Calixto García, Cueto, Frank País, Gibara, Mayarí, Moa, Rafael Freyre, Sagua de Tánamo, Urbano Noris",
  },
  "12": {
    name: { es: "Granma" },
    also: "Bayamo",
    towns:
      "Bayamo, Bartolomé Masó, Buey Arriba, Campechuela, Cauto Cristo, Guisa, Jiguaní, Manzanillo, Media Luna, Niquero, Pilón, Río Cauto, Yara",
  },
  "13": {
    name: { es: "Santiago de Cuba" },
    towns:
      "Santiago de Cuba, Contramaestre, Guamá, Mella, Palma Soriano, San Luis, Segundo Frente, Songo-La Maya, Tercer Frente",
  },
  "14": {
    name: { es: "Guantánamo" },
    towns:
      "Guantánamo, Baracoa, Caimanera, El Salvador, Imías, Maisí, Manuel Tames, Niceto Pérez, San Antonio del Sur, Yateras",
  },
  "15": {
    name: { es: "Artemisa" },
    towns:
      "Artemisa, Alquízar, Bahía Honda, Bauta, Caimito, Candelaria, Guanajay, Güira de Melena, Mariel, San Antonio de los Baños, San Cristóbal",
  },
  "16": {
    name: { es: "Mayabeque" },
    towns:
      "San José de las Lajas, Batabanó, Bejucal, Güines, Jaruco, Madruga, Melena del Sur, Nueva Paz, Quivicán, San Nicolás, Santa Cruz del Norte",
  },
  "99": { name: { es: "Isla de la Juventud" }, also: "Nueva Gerona", towns: "Isla de la Juventud" },
} as const satisfies Record<string, GazetteerProvince>;
