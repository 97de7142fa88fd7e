import type { Province } from "./schemas.ts";

/** Returns the Spanish province of a zip code; undefined without one. */
export function provinceOfZipCode(zipCode: string, provinces: readonly Province[]): Province | undefined {
  const digits = zipCode.replace(/\s/g, "");
  if (!/^[0-9]{5}$/.test(digits)) return undefined;
  return provinces.find(({ zip_prefix }) => zip_prefix === digits.slice(0, 2));
}

/** Provincial capitals by zip code prefix. */
const capitals: Record<string, string> = {
  "01": "Vitoria-Gasteiz",
  "02": "Albacete",
  "03": "Alicante",
  "04": "Almería",
  "05": "Ávila",
  "06": "Badajoz",
  "07": "Palma",
  "08": "Barcelona",
  "09": "Burgos",
  "10": "Cáceres",
  "11": "Cádiz",
  "12": "Castelló de la Plana",
  "13": "Ciudad Real",
  "14": "Córdoba",
  "15": "A Coruña",
  "16": "Cuenca",
  "17": "Girona",
  "18": "Granada",
  "19": "Guadalajara",
  "20": "Donostia-San Sebastián",
  "21": "Huelva",
  "22": "Huesca",
  "23": "Jaén",
  "24": "León",
  "25": "Lleida",
  "26": "Logroño",
  "27": "Lugo",
  "28": "Madrid",
  "29": "Málaga",
  "30": "Murcia",
  "31": "Pamplona",
  "32": "Ourense",
  "33": "Oviedo",
  "34": "Palencia",
  "35": "Las Palmas de Gran Canaria",
  "36": "Pontevedra",
  "37": "Salamanca",
  "38": "Santa Cruz de Tenerife",
  "39": "Santander",
  "40": "Segovia",
  "41": "Sevilla",
  "42": "Soria",
  "43": "Tarragona",
  "44": "Teruel",
  "45": "Toledo",
  "46": "València",
  "47": "Valladolid",
  "48": "Bilbao",
  "49": "Zamora",
  "50": "Zaragoza",
  "51": "Ceuta",
  "52": "Melilla",
};

/**
 * Returns the provincial capital of a zip code, which has a 0 as third digit. Undefined for other towns, which may share
 * zip codes.
 */
export function capitalOfZipCode(zipCode: string): string | undefined {
  const [, province = ""] = /^(\d\d)0\d\d$/.exec(zipCode.replace(/\s/g, "")) ?? [];
  return capitals[province];
}
