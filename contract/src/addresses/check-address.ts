import { emailPattern, tidyEmail } from "../email.ts";
import { type IdentificationProblem, identificationProblem } from "./identification.ts";
import { readPhone } from "./phone.ts";
import {
  type AddressBody,
  type AddressField,
  type AddressTexts,
  addressFieldNames,
  addressLimits,
  type Country,
  emptyAddressTexts,
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

/** Context of an address check. */
export type AddressContext = {
  provinces: readonly Province[];
  /** Time that decides who is of age. */
  now: Date;
  /** Mask of the stored identification, which stands for it when sent back; empty without one. */
  storedMask: string;
};

const requiredFields = [
  "first_name",
  "last_name",
  "zip_code",
  "province",
  "municipality",
  "street",
  "number",
] as const satisfies readonly AddressField[];

/**
 * Validates an address (specification §5, product decisions §7), in the browser and on the server.
 *
 * @returns the texts to store: tidied, phones in E.164; or one problem for each invalid field.
 */
export function checkAddress(
  body: AddressBody,
  context: AddressContext,
): { address: AddressTexts; province: Province } | { problems: AddressProblems } {
  const tidied = tidyTexts(body);
  const province = context.provinces.find(({ id }) => id === tidied.province);
  const country = province?.country ?? "ES";
  // Only customs in Cuba need it: elsewhere it is not kept (GDPR art. 5.1.c).
  const identification = country === "CU" ? tidied.identification : "";
  const texts = { ...tidied, identification };
  const phones = readPhones(texts, country);
  const problems: AddressProblems = {
    ...zipCodeProblem(texts.zip_code, province),
    ...(province ? {} : { province: "unknown_province" }),
    ...emailProblem(texts.email),
    ...identificationProblems(identification, country, context),
    ...phones.problems,
    ...textProblems(texts),
  };
  if (!province || Object.keys(problems).length > 0) return { problems };
  return { address: { ...texts, ...phones.numbers }, province };
}

const numberFields: readonly AddressField[] = [
  "identification",
  "zip_code",
  "mobile_phone",
  "landline_phone",
];

/**
 * Trims and collapses spaces and tabs; a description keeps its lines. Numbers lose the invisible marks that they are copied
 * with.
 */
function tidyTexts(body: AddressBody): AddressTexts {
  const tidy = (field: AddressField) => {
    const text = (body[field] ?? "").normalize("NFC");
    if (field === "email") return tidyEmail(text);
    if (field === "description") return text.replace(/\r\n?/g, "\n").trim();
    const line = text.replace(/[\t\p{Zs}]+/gu, " ").trim();
    if (!numberFields.includes(field)) return line;
    const number = line.replace(/\p{Cf}/gu, "").trim();
    return field === "identification" || field === "zip_code" ? number.replace(/\s/g, "") : number;
  };
  const entries = addressFieldNames.map((field) => [field, tidy(field)] as const);
  return { ...emptyAddressTexts(), ...Object.fromEntries(entries) };
}

/**
 * Characters unsuitable for labels: control characters, line separators, bidirectional overrides (they reverse digits), and
 * lone surrogates.
 */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

function textProblems(texts: AddressTexts): AddressProblems {
  const problems: AddressProblems = {};
  for (const field of requiredFields) if (texts[field] === "") problems[field] = "required";
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
  const isWell = email === "" || emailPattern.test(email);
  return isWell ? {} : { email: "email" };
}

/** Required by customs for Cuba, and empty elsewhere. */
function identificationProblems(
  identification: string,
  country: Country,
  { now, storedMask }: AddressContext,
): AddressProblems {
  if (identification === "") return country === "CU" ? { identification: "identification_required" } : {};
  if (identification === storedMask) return {};
  const problem = identificationProblem(identification, now);
  return problem ? { identification: problem } : {};
}

const phoneFields = ["landline_phone", "mobile_phone"] as const;

/** At least one phone is required (specification §5), and all given ones must be valid. */
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
