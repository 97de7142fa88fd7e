import { expect, test } from "vitest";
import { fingerprintOfAnnulment, fingerprintOfIssue } from "./fingerprint.ts";

// The examples of the tax office's specification of the fingerprint.
const first = {
  sellerTaxId: "89890001K",
  invoiceNumber: "12345678/G33",
  issuedOn: "01-01-2024",
  invoiceType: "F1",
  vat: "12.35",
  total: "123.45",
  previousHash: "",
  generatedAt: "2024-01-01T19:20:30+01:00",
};

test("fingerprints are those of the tax office's examples, each chained to the one before", () => {
  const firstHash = fingerprintOfIssue(first);
  expect(firstHash).toBe("3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60");
  const second = {
    ...first,
    invoiceNumber: "12345679/G34",
    previousHash: firstHash,
    generatedAt: "2024-01-01T19:20:35+01:00",
  };
  const secondHash = fingerprintOfIssue(second);
  expect(secondHash).toBe("F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97");
  expect(
    fingerprintOfAnnulment({ ...second, previousHash: secondHash, generatedAt: "2024-01-01T19:20:40+01:00" }),
  ).toBe("177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68");
});

test("values are trimmed, and each of them counts", () => {
  expect(fingerprintOfIssue({ ...first, sellerTaxId: " 89890001K " })).toBe(fingerprintOfIssue(first));
  for (const change of [
    { vat: "12.36" },
    { total: "123.46" },
    { invoiceType: "F2" },
    { previousHash: "A" },
  ]) {
    expect(fingerprintOfIssue({ ...first, ...change })).not.toBe(fingerprintOfIssue(first));
  }
});
