import { expect, test } from "vitest";
import { type AddressContext, type AddressProblems, checkAddress } from "./check-address.ts";
import { type AddressBody, addressFieldNames, type Province } from "./schemas.ts";

const madrid: Province = {
  id: "es-28",
  name: "Madrid",
  also: [],
  country: "ES",
  zone: "peninsula",
  zip_prefix: "28",
};
const girona: Province = { ...madrid, id: "es-17", name: "Girona", also: ["Gerona"], zip_prefix: "17" };
const havana: Province = {
  ...madrid,
  id: "cu-03",
  name: "La Habana",
  country: "CU",
  zone: "cuba",
  zip_prefix: null,
};
const provinces = [madrid, girona, havana];
const context: AddressContext = { provinces, now: new Date("2026-11-21T10:00:00Z"), storedMask: "" };

const good: AddressBody = {
  first_name: "Ana",
  last_name: "Prueba López",
  mobile_phone: "612 345 678",
  zip_code: "28045",
  province: "es-28",
  municipality: "Madrid",
  street: "Calle de la Demostración",
  number: "12",
};
const cuban: AddressBody = { ...good, province: "cu-03", zip_code: "10400", identification: "85010112345" };

function problemsOf(change: Partial<AddressBody>, from = good, given = context): AddressProblems {
  const result = checkAddress({ ...from, ...change }, given);
  return "problems" in result ? result.problems : {};
}

test("an address without required fields is refused, each field by name", () => {
  const nothing = {
    first_name: "",
    last_name: " ",
    zip_code: "",
    province: "",
    municipality: "",
    street: "",
    number: "",
  };
  expect(problemsOf({}, nothing)).toEqual({
    first_name: "required",
    last_name: "required",
    mobile_phone: "phone_required",
    zip_code: "required",
    province: "required",
    municipality: "required",
    street: "required",
    number: "required",
  });
});

test("an address needs a valid phone", () => {
  expect(problemsOf({ mobile_phone: "" })).toEqual({ mobile_phone: "phone_required" });
  expect(problemsOf({ mobile_phone: "123" })).toEqual({ mobile_phone: "phone_required" });
  expect(problemsOf({ mobile_phone: "", landline_phone: "123" })).toEqual({
    landline_phone: "phone_required",
  });
  expect(problemsOf({ landline_phone: "123" })).toEqual({ landline_phone: "phone_invalid" });
  expect(problemsOf({ mobile_phone: "", landline_phone: "911234567" })).toEqual({});
});

test("a Spanish zip code must be of the province, a Cuban one have five digits", () => {
  expect(problemsOf({ zip_code: "8001" })).toEqual({ zip_code: "zip_code" });
  expect(problemsOf({ zip_code: "2804S" })).toEqual({ zip_code: "zip_code" });
  expect(problemsOf({ zip_code: "٢٨٠٤٥" })).toEqual({ zip_code: "zip_code" });
  expect(problemsOf({ zip_code: "17001" })).toEqual({ zip_code: "zip_code_elsewhere" });
  expect(problemsOf({ zip_code: "104" }, cuban)).toEqual({ zip_code: "zip_code" });
  expect(problemsOf({ zip_code: "28045" }, cuban)).toEqual({});
});

test("an unknown province is refused", () => {
  expect(problemsOf({ province: "es-99" })).toEqual({ province: "unknown_province" });
  expect(problemsOf({ province: "Madrid" })).toEqual({ province: "unknown_province" });
  expect(problemsOf({ province: "__proto__" })).toEqual({ province: "unknown_province" });
});

test("an identification is required and validated for Cuba, and not kept in Spain", () => {
  expect(problemsOf({ identification: "" }, cuban)).toEqual({ identification: "identification_required" });
  expect(problemsOf({ identification: "123" }, cuban)).toEqual({ identification: "identification_length" });
  expect(problemsOf({ identification: "8501011234X" }, cuban)).toEqual({
    identification: "identification_digits",
  });
  for (const identification of ["", "123", "85010112345"]) {
    expect(checkAddress({ ...good, identification }, context)).toMatchObject({
      address: { identification: "" },
    });
  }
  expect(problemsOf({ identification: "15010162345" }, cuban)).toEqual({
    identification: "identification_age",
  });
  expect(problemsOf({ identification: "850101 12345" }, cuban)).toEqual({});
});

test("only the stored identification's own mask is accepted", () => {
  const stored = { ...context, storedMask: "••••••••345" };
  expect(problemsOf({ identification: "••••••••345" }, cuban, stored)).toEqual({});
  expect(problemsOf({ identification: "••••••••346" }, cuban, stored)).toEqual({
    identification: "identification_digits",
  });
  expect(problemsOf({ identification: "••••••••345" }, cuban)).toEqual({
    identification: "identification_digits",
  });
  expect(problemsOf({ identification: "" }, cuban, stored)).toEqual({
    identification: "identification_required",
  });
});

test("an email must be well-formed", () => {
  for (const email of [
    "ana",
    "ana@",
    "@example.com",
    "ana@example",
    "a na@example.com",
    "a<b@example.com",
    "a@b..com",
  ]) {
    expect([email, problemsOf({ email })]).toEqual([email, { email: "email" }]);
  }
  expect(problemsOf({ email: "ana+coche@sub.example.com" })).toEqual({});
});

test("control characters, bidirectional overrides and lone surrogates are refused", () => {
  for (const text of ["a\u0007b", "a\nb", "a\u2028b", "a\u202eb", "a\ud800b", "a\u009fb"]) {
    expect([text, problemsOf({ street: text })]).toEqual([text, { street: "unreadable" }]);
  }
  expect(problemsOf({ description: "Tercero\r\npuerta azul\u0007" })).toEqual({ description: "unreadable" });
});

test("emoji, any script, SQL and HTML are accepted, and descriptions keep their lines", () => {
  const texts = {
    first_name: "👩‍🔧 Zoë",
    last_name: "مصباح O'Neil",
    street: "<script>alert(1)</script>",
    district: "'; drop table address; --",
    description: "Tercero\npuerta azul",
  };
  const result = checkAddress({ ...good, ...texts }, context);
  expect(result).toMatchObject({ address: texts });
});

test("a text at its limit is accepted, one character more is not, and an emoji counts as one", () => {
  expect(problemsOf({ first_name: "🚗".repeat(100) })).toEqual({});
  expect(problemsOf({ first_name: "🚗".repeat(101) })).toEqual({ first_name: "too_long" });
});

test("texts are tidied, phones become E.164, missing fields become empty", () => {
  const result = checkAddress(
    {
      ...good,
      ...{ first_name: "  Ana\u00a0 \tMaría ", zip_code: "\u200b 28 045", email: " <ana@example.com>, " },
      mobile_phone: "\u202a+34\u00a0612\t345 678\u202c",
    },
    context,
  );
  expect(result).toEqual({
    province: madrid,
    address: {
      first_name: "Ana María",
      last_name: "Prueba López",
      identification: "",
      email: "ana@example.com",
      landline_phone: "",
      mobile_phone: "+34612345678",
      zip_code: "28045",
      province: "es-28",
      municipality: "Madrid",
      district: "",
      street: "Calle de la Demostración",
      number: "12",
      apartment: "",
      between_streets: "",
      description: "",
    },
  });
});

test("checking a checked address changes nothing", () => {
  const first = checkAddress({ ...cuban, description: "a\r\nb ", landline_phone: "7 8321234" }, context);
  if ("problems" in first) throw new Error("A good address was refused");
  expect(checkAddress(first.address, context)).toEqual(first);
  expect(Object.keys(first.address).sort()).toEqual([...addressFieldNames].sort());
});
