import { expect, test } from "vitest";
import { type IdentificationSeal, identificationSeal, type Sealed } from "./seal-identification.ts";

const secret = "a secret of at least thirty-two characters";
const place = { customerId: "customer", addressId: "address" };
const { seal, open } = identificationSeal(secret);
const number = "85010112345";

function sealedBy(keeper: IdentificationSeal): Sealed {
  const sealed = keeper.seal(number, place);
  if (!sealed) throw new Error("Nothing was sealed");
  return sealed;
}

test("what was sealed for one place can't be opened in another, nor with another secret", () => {
  const sealed = sealedBy({ seal, open });
  expect(open(sealed, { ...place, customerId: "other" })).toBeNull();
  expect(open(sealed, { ...place, addressId: "other" })).toBeNull();
  const others = identificationSeal(`${secret}!`);
  expect(others.open(sealed, place)).toBeNull();
  expect(others.open({ ...sealed, keyId: sealedBy(others).keyId }, place)).toBeNull();
});

test("what has been tampered with, or cut off, is not opened", () => {
  const sealed = sealedBy({ seal, open });
  for (let at = 0; at < sealed.bytes.length; at++) {
    const bytes = Uint8Array.from(sealed.bytes);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(open({ ...sealed, bytes }, place)).toBeNull();
    expect(open({ ...sealed, bytes: sealed.bytes.slice(0, at) }, place)).toBeNull();
  }
});

test("nothing is sealed as nothing", () => {
  expect(seal("", place)).toBeNull();
});

test("the number is opened where it belongs, and is not to be seen in what is kept", () => {
  const sealed = sealedBy({ seal, open });
  expect(open(sealed, place)).toBe(number);
  expect(Buffer.from(sealed.bytes).toString("latin1")).not.toContain("8501");
});

test("the same number is never sealed alike, under the same key's id", () => {
  const [first, second] = [sealedBy({ seal, open }), sealedBy({ seal, open })];
  expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes))).not.toBe(0);
  expect(first.keyId).toBe(second.keyId);
});
