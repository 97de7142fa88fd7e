import { type IdentificationProblem, identificationProblem } from "./identification.ts";
import { readPhone } from "./phone.ts";
import {
  type AddressBody,
  type AddressField,
  type AddressTexts,
  addressFieldNames,
  addressLimits,
  type Country,
  noTexts,
  type Province,
} from "./schemas.ts";

export type AddressProblem =
  | IdentificationProblem
  | "required"
  | "too_long"
  | "unreadable"
  | "email"
  | "phone_required"
  | "phone_invalid"
  | "unknown_province"
  | "zip_code"
  | "zip_code_elsewhere"
  | "identification_required";

export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

/** What an address is checked against. */
export type AddressGround = {
  provinces: readonly Province[];
  /** Decides who is of age. */
  now: Date;
  /** Mask of the identification that is stored: sent back, it stands for that one. Empty: none is. */
  storedMask: string;
};

const neededFields = [
  "first_name",
  "last_name",
  "zip_code",
  "province",
  "municipality",
  "street",
  "number",
] as const satisfies readonly AddressField[];

/**
 * The rules of an address (specification §5, product decisions §7), the same in the browser and on
 * the server.
 *
 * @returns the texts as they are stored: tidied, phones in E.164; or one problem per wrong field.
 */
export function checkAddress(
  written: AddressBody,
  ground: AddressGround,
): { address: AddressTexts; province: Province } | { problems: AddressProblems } {
  const texts = tidyTexts(written);
  const province = ground.provinces.find(({ id }) => id === texts.province);
  const country = province?.country ?? "ES";
  const phones = readPhones(texts, country);
  const problems: AddressProblems = {
    ...zipCodeProblem(texts.zip_code, province),
    ...(province ? {} : { province: "unknown_province" }),
    ...emailProblem(texts.email),
    ...identificationProblems(texts.identification, country, ground),
    ...phones.problems,
    ...textProblems(texts),
  };
  if (!province || Object.keys(problems).length > 0) return { problems };
  return { address: { ...texts, ...phones.numbers }, province };
}

/** Spaces at the ends and doubled ones go; a description keeps its lines. */
function tidyTexts(written: AddressBody): AddressTexts {
  const tidy = (field: AddressField) => {
    const text = (written[field] ?? "").normalize("NFC");
    if (field === "identification" || field === "zip_code") return text.replace(/\s/g, "");
    if (field !== "description") return text.replace(/ +/g, " ").trim();
    return text.replace(/\r\n?/g, "\n").trim();
  };
  const entries = addressFieldNames.map((field) => [field, tidy(field)] as const);
  return { ...noTexts(), ...Object.fromEntries(entries) };
}

/**
 * What no label can carry: control characters, line separators, overrides of the writing direction
 * (they turn the digits of an address around), and halves of characters.
 */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

function textProblems(texts: AddressTexts): AddressProblems {
  const problems: AddressProblems = {};
  for (const field of neededFields) if (texts[field] === "") problems[field] = "required";
  for (const field of addressFieldNames) {
    const text = texts[field];
    const line = field === "description" ? text.replace(/[\n\t]/g, " ") : text;
    if ([...text].length > addressLimits[field]) problems[field] = "too_long";
    if (unprintable.test(line) || !text.isWellFormed()) problems[field] = "unreadable";
  }
  return problems;
}

function zipCodeProblem(zipCode: string, province: Province | undefined): AddressProblems {
  if (!/^[0-9]{5}$/.test(zipCode)) return { zip_code: "zip_code" };
  if (!province?.zip_prefix || zipCode.startsWith(province.zip_prefix)) return {};
  return { zip_code: "zip_code_elsewhere" };
}

function emailProblem(email: string): AddressProblems {
  const isWell = email === "" || /^[^\s@<>"]+@[^\s@.<>"]+(?:\.[^\s@.<>"]+)+$/.test(email);
  return isWell ? {} : { email: "email" };
}

/** Customs ask for it on the way to Cuba; in Spain it is checked when it is given. */
function identificationProblems(
  identification: string,
  country: Country,
  { now, storedMask }: AddressGround,
): AddressProblems {
  if (identification === "") return country === "CU" ? { identification: "identification_required" } : {};
  if (identification === storedMask) return {};
  const problem = identificationProblem(identification, now);
  return problem ? { identification: problem } : {};
}

const phoneFields = ["landline_phone", "mobile_phone"] as const;

/** At least one phone must be valid (specification §5), and none that is given may be wrong. */
function readPhones(texts: AddressTexts, country: Country) {
  const numbers: Partial<AddressTexts> = {};
  const wrong: (typeof phoneFields)[number][] = [];
  for (const field of phoneFields) {
    const number = texts[field] && readPhone(texts[field], country);
    if (number) numbers[field] = number;
    else if (texts[field]) wrong.push(field);
  }
  const hasOne = Object.keys(numbers).length > 0;
  const problems: AddressProblems = {};
  for (const field of wrong) problems[field] = hasOne ? "phone_invalid" : "phone_required";
  if (!hasOne && wrong.length === 0) problems.mobile_phone = "phone_required";
  return { numbers, problems };
}
